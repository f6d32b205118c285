import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import type { CallDraft } from './call-draft.ts';
import { fieldId } from './judge-call.ts';
import { findNeeded, listAnswers, listMatches, type Match, type Offered } from './list-matches.ts';
import styles from './telephone.module.css';

type Props = {
  readonly draft: CallDraft;
  readonly edit: (part: Partial<CallDraft>) => void;
  readonly offered: Offered;
};

/**
 * The one input for dishes and bundles: letters, arrows, Enter; a number in front sets the pieces; a plus adds an
 * option or an extra to the last line. While that line needs a choice, its options are listed by number; none is
 * preselected, so Enter alone chooses nothing.
 */
export function DishSearch({ draft, edit, offered }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  /** Only heard: the clerk sees the line, and a message would cover the button that sends. */
  const [taken, setTaken] = useState('');
  const needed = findNeeded(draft.lines, offered);
  const isAnswering = needed !== null && /^\d{0,2}$/.test(typed.trim());
  const matches = isAnswering ? listAnswers(needed, typed.trim()) : listMatches(typed, draft.lines, offered);
  const active = Math.min(chosen ?? (typed.trim() === '' ? -1 : 0), matches.length - 1);
  const take = (match: Match) => {
    edit({ lines: match.lines });
    setTyped('');
    setChosen(null);
    setTaken(words.added(match.label));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && matches.length > 0) {
      event.preventDefault();
      setChosen((Math.max(active, step < 0 ? 0 : -1) + step + matches.length) % matches.length);
    }
    if (event.key === 'Escape') setTyped('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const match = matches[active];
    if (match !== undefined) take(match);
  };
  const isSearching = typed.trim().replace(/^\d+\s*/, '').length >= 2 || typed.startsWith('+');
  return (
    <div>
      <TextInput
        id={fieldId('cart')}
        role="combobox"
        aria-expanded={matches.length > 0}
        aria-controls={list}
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        size="lg"
        classNames={{ input: styles.search }}
        label={words.dish}
        description={words.dishHint}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {taken}
      </p>
      {needed !== null && (
        <Text c="bad" role="status">
          {needed.answers.length === 0
            ? words.nothingToChoose(needed.dish, needed.group)
            : words.needed(needed.dish, needed.group)}
        </Text>
      )}
      <div id={list} role="listbox" aria-label={words.matches} className={styles.matches}>
        {matches.map((match, place) => (
          // The input keeps the focus and handles the keys for the list.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={match.key}
            id={`${list}-${place}`}
            role="option"
            aria-selected={place === active}
            className={styles.match}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(match)}
          >
            <span>{match.label}</span>
            <span>{match.price}</span>
          </div>
        ))}
      </div>
      {isSearching && matches.length === 0 && (
        <Text c="dimmed" role="status">
          {typed.startsWith('+') ? words.noExtras : words.noMatches}
        </Text>
      )}
    </div>
  );
}
