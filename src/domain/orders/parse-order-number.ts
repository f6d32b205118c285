import { err, ok, type Result } from '#domain/result.ts';
import { cleanText } from '#domain/text/clean-text.ts';

/** Parses an order number: eight digits, with or without „nr.”, `#` and spaces. */
export function parseOrderNumber(raw: string | number): Result<number, { readonly code: 'order_number_invalid' }> {
  const digits = cleanText(String(raw))
    .replace(/^\s*(?:nr\.?|#)/i, '')
    .replace(/\s/g, '');
  return /^\d{8}$/.test(digits) ? ok(Number(digits)) : err({ code: 'order_number_invalid' as const });
}
