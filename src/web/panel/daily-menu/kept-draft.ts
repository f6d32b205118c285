/** What was typed and not published yet, on this device and for this day. */
import type { LocalDate } from '#domain/time/local-date.ts';
import type { DailyDraft } from './daily-draft.ts';

const KEY = 'pofta.meniul-zilei';

type Kept = { readonly day: LocalDate; readonly version: number; readonly draft: DailyDraft };

/** Null where nothing was typed since the menu was last published. */
export function readKeptDraft(day: LocalDate, version: number): DailyDraft | null {
  try {
    // Written by `keepDraft`.
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.day === day && kept.version === version ? kept.draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function forgetDraft(): void {
  localStorage.removeItem(KEY);
}
