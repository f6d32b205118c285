import { Badge, Group } from '@mantine/core';
import type { Entry } from '#contract/products/staff-calls.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { type EntryState, stateOfEntry } from './product-state.ts';

const words = menuEditorWords.row;

const STATES: Readonly<Record<EntryState, { readonly label: string; readonly color: string } | null>> = {
  archived: { label: words.archived, color: 'ink' },
  off: { label: words.off, color: 'ink' },
  sold_out: { label: words.soldOut, color: 'bad' },
  partly: { label: words.partlyOff, color: 'warn' },
  on: null,
};

/** State of a product, in words as well as in colour. */
export function ProductMarks({ entry }: { readonly entry: Entry }) {
  const state = STATES[stateOfEntry(entry)];
  const isIncomplete = entry.missingFacts.length > 0 && entry.archivedAt === null;
  const isAheadOnly = entry.preOrderOrderType && !entry.standardOrderType;
  if (state === null && !isAheadOnly && !isIncomplete) return null;
  return (
    <Group component="ul" gap={6}>
      {state !== null && <Mark {...state} />}
      {isAheadOnly && <Mark label={words.ahead} />}
      {isIncomplete && <Mark label={words.incomplete} color="warn" />}
    </Group>
  );
}

function Mark({ label, color }: { readonly label: string; readonly color?: string }) {
  // Off is the most prominent: the product is not sold.
  return (
    <li>
      <Badge fz="0.8125rem" {...(color === undefined ? {} : { color, variant: color === 'ink' ? 'filled' : 'light' })}>
        {label}
      </Badge>
    </li>
  );
}
