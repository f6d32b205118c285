/** An enrolled tablet: its name and its PIN. */
import { err, ok, type Result } from '#domain/result.ts';
import { cleanText, isStorable } from '#domain/text/clean-text.ts';

const MOST_LETTERS = 60;

export function parsePanelName(typed: string): Result<string, 'panel_name_invalid'> {
  const name = cleanText(typed).trim().replace(/\s+/g, ' ');
  return name === '' || name.length > MOST_LETTERS || !isStorable(name) ? err('panel_name_invalid') : ok(name);
}

/** Without a PIN ('') the tablet never locks. */
export function parsePanelPin(typed: string): Result<string, 'panel_pin_invalid'> {
  const pin = cleanText(typed).trim();
  return pin === '' || /^\d{4,8}$/.test(pin) ? ok(pin) : err('panel_pin_invalid');
}
