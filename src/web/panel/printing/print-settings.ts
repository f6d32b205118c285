/** How this device prints: kept in its browser, because the printer belongs to the device. */
import { useSyncExternalStore } from 'react';
import { PRINTED_SLIPS, slipsOf } from '#domain/printing/printer.ts';
import type { SlipKind } from '#domain/printing/slip.ts';
import { parseJson } from '#domain/text/parse-json.ts';

export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

export const PRINTED_ON_ACCEPTANCE = ['none', ...PRINTED_SLIPS] as const;
export type PrintedOnAcceptance = (typeof PRINTED_ON_ACCEPTANCE)[number];

export type PrintSettings = { readonly paper: PaperWidth; readonly onAcceptance: PrintedOnAcceptance };

const KEY = 'pofta-tiparire';
const DEFAULTS: PrintSettings = { paper: 80, onAcceptance: 'none' };

/** Parses the stored settings; unreadable ones count as absent. */
export function parsePrintSettings(text: string | null): PrintSettings {
  // `Object()` accepts any value: another program may have written under this key.
  const kept: Readonly<Record<string, unknown>> = Object(parseJson(text));
  const paper = PAPER_WIDTHS.find((width) => width === kept.paper) ?? DEFAULTS.paper;
  const onAcceptance = PRINTED_ON_ACCEPTANCE.find((choice) => choice === kept.onAcceptance) ?? DEFAULTS.onAcceptance;
  return { paper, onAcceptance };
}

/** The slips of a choice, in the order in which they are printed. */
export function slipsOnAcceptance(choice: PrintedOnAcceptance): readonly SlipKind[] {
  return choice === 'none' ? [] : slipsOf(choice);
}

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastSettings = DEFAULTS;

export function readPrintSettings(): PrintSettings {
  const text = localStorage.getItem(KEY);
  if (text !== lastText) {
    lastText = text;
    lastSettings = parsePrintSettings(text);
  }
  return lastSettings;
}

export function savePrintSettings(settings: PrintSettings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

export function usePrintSettings(): PrintSettings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readPrintSettings);
}
