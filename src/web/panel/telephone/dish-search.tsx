import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import type { CartLine, ProductLine } from '#domain/cart/cart.ts';
import { lineKey, mergeLines } from '#domain/cart/change-cart.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { findDishes, findExtras } from '#domain/telephone/find-dishes.ts';
import {
  findNeededGroup,
  findOptions,
  listNeeded,
  type NeededGroup,
  startOptions,
} from '#domain/telephone/find-options.ts';
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

/**
 * The one field for dishes: letters, arrows, Enter; a number before adds pieces, a plus an option or an extra of the last dish.
 * While a dish needs a choice, its options are listed by number: nothing of them is chosen before a number or an arrow.
 */
export function DishSearch({ draft, edit, menu }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const needed = findNeededGroup(draft.lines, menu);
  const isAnswering = needed !== null && /^\d{0,2}$/.test(typed.trim());
  const matches = isAnswering
    ? listAnswers(typed.trim(), needed, draft.lines, menu)
    : listMatches(typed, draft.lines, menu);
  const active = Math.min(chosen ?? (typed.trim() === '' ? -1 : 0), matches.length - 1);
  const take = (match: Match) => {
    edit({ lines: match.lines });
    setTyped('');
    setChosen(null);
    announce(words.added(match.label));
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
        label={words.dish}
        description={words.dishHint}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
      />
      {needed !== null && (
        <Text c="bad" role="status">
          {words.needed(needed.dish, needed.open.group.name)}
        </Text>
      )}
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
  if (entry.kind === 'extra') {
    return [...listOptions(entry.query, lines, menu), ...listExtras(entry.query, lines, menu)];
  }
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
      lines: mergeLines([...lines, startOptions(line, menu)]),
    };
  });
}

/** „1. Subțire”: what a dish needs, by number. */
function listAnswers(typed: string, needed: NeededGroup, lines: readonly CartLine[], menu: Menu): readonly Match[] {
  return listNeeded(needed, menu)
    .map(({ option, price, line }, place) => ({
      number: `${place + 1}`,
      match: {
        key: `${option.id}`,
        label: `${place + 1}. ${option.name}`,
        price: formatLei(price),
        lines: lines.map((one) => (one === needed.line ? line : one)),
      },
    }))
    .filter(({ number }) => number.startsWith(typed))
    .map(({ match }) => match);
}

/** An option that the last dish already has is taken away. */
function listOptions(query: string, lines: readonly CartLine[], menu: Menu): readonly Match[] {
  const last = lastDish(lines);
  if (last === undefined) return [];
  return findOptions(last, menu, query).map(({ group, option, price, isChosen, line }) => ({
    key: `${group} ${option.id}`,
    label: `${isChosen ? '−' : '+'} ${group}: ${option.name}`,
    price: formatLei(price),
    lines: lines.map((one) => (one === last ? line : one)),
  }));
}

function lastDish(lines: readonly CartLine[]): ProductLine | undefined {
  return lines.findLast((line): line is ProductLine => line.kind === 'product');
}

/** An extra that the last dish already has is taken away. */
function listExtras(query: string, lines: readonly CartLine[], menu: Menu): readonly Match[] {
  const last = lastDish(lines);
  if (last === undefined) return [];
  return findExtras(menu, last.productId, query).map(({ name, price }) => {
    const isThere = last.extras.includes(name);
    const extras = isThere ? last.extras.filter((one) => one !== name) : [...last.extras, name];
    const changed = lines.map((line) => (lineKey(line) === lineKey(last) ? { ...last, extras } : line));
    return { key: name, label: `${isThere ? '−' : '+'} ${name}`, price: formatLei(price), lines: mergeLines(changed) };
  });
}
