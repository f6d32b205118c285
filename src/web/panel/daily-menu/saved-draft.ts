/** The unpublished draft of this day's menu, kept on this device. */
import { parseJson } from '#domain/text/parse-json.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { DailyDraft } from './daily-draft.ts';

const KEY = 'pofta.meniul-zilei';

type Kept = { readonly day: LocalDate; readonly version: number; readonly draft: DailyDraft };

/** Null when nothing was typed since the menu was last published. */
export function readSavedDraft(day: LocalDate, version: number): DailyDraft | null {
  // Written by `keepDraft`.
  const kept = parseJson(localStorage.getItem(KEY)) as Kept | null;
  return kept?.day === day && kept.version === version ? kept.draft : null;
}

export function keepDraft(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function forgetDraft(): void {
  localStorage.removeItem(KEY);
}
