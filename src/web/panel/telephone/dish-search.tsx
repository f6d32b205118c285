import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import type { CartLine, ProductLine } from '#domain/cart/cart.ts';
import { lineKey, mergeLines } from '#domain/cart/change-cart.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { findDishes, findExtras } from '#domain/telephone/find-dishes.ts';
import { parseEntry } from '#domain/telephone/parse-entry.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { announce } from '#web/staff/announce.ts';
import type { CallDraft } from './call-draft.ts';
import { fieldId } from './judge-call.ts';
import styles from './telephone.module.css';

type Props = {
  readonly draft: CallDraft;
  readonly edit: (part: Partial<CallDraft>) => void;
  readonly menu: Menu;
};

/** One thing that Enter puts into the order. */
type Match = {
  readonly key: string;
  readonly label: string;
  readonly price: string;
  readonly lines: readonly CartLine[];
};

/** The one field for dishes: letters, arrows, Enter; a number before adds pieces, a plus an extra of the last dish. */
export function DishSearch({ draft, edit, menu }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const matches = listMatches(typed, draft.lines, menu);
  const active = Math.min(chosen, matches.length - 1);
  const take = (match: Match) => {
    edit({ lines: match.lines });
    setTyped('');
    setChosen(0);
    announce(words.added(match.label));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && matches.length > 0) {
      event.preventDefault();
      setChosen((active + step + matches.length) % matches.length);
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
        aria-activedescendant={matches.length > 0 ? `${list}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        size="lg"
        label={words.dish}
        description={words.dishHint}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={words.matches} className={styles.matches}>
        {matches.map((match, place) => (
          // The field keeps the focus: it answers the keys for the list.
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

function listMatches(typed: string, lines: readonly CartLine[], menu: Menu): readonly Match[] {
  const entry = parseEntry(typed);
  if (entry.kind === 'extra') return listExtras(entry.query, lines, menu);
  return findDishes(menu, entry.query).map(({ product, size }) => {
    const quantity = Math.max(entry.quantity, size.minimumQuantity);
    const isOnly = product.sizes.filter(({ isOn }) => isOn).length === 1;
    const label = [quantity > 1 ? `${quantity} ×` : '', product.name, isOnly ? '' : `(${size.label})`];
    const line = {
      kind: 'product' as const,
      productId: product.id,
      sizeId: size.id,
      extras: [],
      message: '',
      quantity,
    };
    return {
      key: `${size.id}`,
      label: label.filter((part) => part !== '').join(' '),
      price: formatLei(size.price),
      lines: mergeLines([...lines, line]),
    };
  });
}

/** An extra that the last dish already has is taken away. */
function listExtras(query: string, lines: readonly CartLine[], menu: Menu): readonly Match[] {
  const last = lines.findLast((line): line is ProductLine => line.kind === 'product');
  if (last === undefined) return [];
  return findExtras(menu, last.productId, query).map(({ name, price }) => {
    const isThere = last.extras.includes(name);
    const extras = isThere ? last.extras.filter((one) => one !== name) : [...last.extras, name];
    const changed = lines.map((line) => (lineKey(line) === lineKey(last) ? { ...last, extras } : line));
    return { key: name, label: `${isThere ? '−' : '+'} ${name}`, price: formatLei(price), lines: mergeLines(changed) };
  });
}
