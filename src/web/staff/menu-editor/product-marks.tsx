import type { Entry } from '#contract/menu/products-wire.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import styles from './product-marks.module.css';
import { type EntryState, stateOfEntry } from './product-state.ts';

const words = menuEditorWords.row;

const STATES: Readonly<Record<EntryState, { readonly label: string; readonly tone: string } | null>> = {
  archived: { label: words.archived, tone: 'off' },
  off: { label: words.off, tone: 'off' },
  sold_out: { label: words.soldOut, tone: 'bad' },
  partly: { label: words.partlyOff, tone: 'warn' },
  on: null,
};

/** How a product stands, in words as well as in colour. */
export function ProductMarks({ entry }: { readonly entry: Entry }) {
  const state = STATES[stateOfEntry(entry)];
  const isIncomplete = entry.missingFacts.length > 0 && entry.archivedAt === null;
  const isAheadOnly = entry.preOrderOrderType && !entry.standardOrderType;
  if (state === null && !isAheadOnly && !isIncomplete) return null;
  return (
    <ul className={styles.marks}>
      {state !== null && <li data-tone={state.tone}>{state.label}</li>}
      {isAheadOnly && <li>{words.ahead}</li>}
      {isIncomplete && <li data-tone="warn">{words.incomplete}</li>}
    </ul>
  );
}
