/**
 * The differences between two versions of an order, as text for kitchen and guest: „− 1 Ciorbă”, „+ 1 Papanași”, „Ora:
 * 19:30 → 20:00”.
 */
import { findDropOff } from '#domain/accounts/parse-address.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/change-cart.ts';
import { nameOfExtra, type SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { describePart } from '#domain/orders/describe-payment.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import type { OrderAddress } from '#domain/orders/order-view.ts';
import { type Means, meansLabel, type Payment } from '#domain/orders/payment-means.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { formatLongDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { DROP_OFF_WORDS } from '../drop-off.ts';

export type OrderChange = {
  /** Difference in pieces; 0 for a change that is not about a dish. */
  readonly pieces: number;
  readonly text: string;
};

/** A line with its display name. */
export type NamedLine = {
  readonly line: CartLine;
  readonly name: string;
  readonly sizeLabel: string;
  /** What was chosen with it; empty for a bundle. */
  readonly extras: readonly SoldExtra[];
};

/** The fields of an order that changes are computed from. */
export type ComparedOrder = {
  readonly lines: readonly NamedLine[];
  readonly method: DeliveryMethod;
  readonly address: OrderAddress | null;
  /** Handover moment; null for as soon as possible. */
  readonly moment: Instant | null;
  readonly means: readonly Means[];
  /** The part whose amount staff gave; empty for none. */
  readonly named: Payment;
};

const ADDRESS_LABEL = 'Adresă';

/** Removed pieces first, then added ones, then everything else. */
export function listChanges(before: ComparedOrder, after: ComparedOrder): readonly OrderChange[] {
  const named = new Map([...before.lines, ...after.lines].map((line) => [lineKey(line.line), line]));
  const pieces = [...named].flatMap(([key, line]) => {
    const difference = countPieces(after, key) - countPieces(before, key);
    return difference === 0 ? [] : [{ pieces: difference, text: describeLine(line) }];
  });
  return [
    ...pieces.filter((change) => change.pieces < 0),
    ...pieces.filter((change) => change.pieces > 0),
    ...describeChange('Mod de servire', METHOD_LABELS[before.method], METHOD_LABELS[after.method]),
    ...describeChange(ADDRESS_LABEL, describeAddress(before), describeAddress(after)),
    ...describeChange('Ora', describeMoment(before), describeMoment(after)),
    ...describeChange('Plată', describePayment(before), describePayment(after)),
  ];
}

/** The same changes, without the address that an order has now or had before. */
export function hideAddress(changes: readonly OrderChange[]): readonly OrderChange[] {
  const isAddress = ({ pieces, text }: OrderChange) => pieces === 0 && text.startsWith(`${ADDRESS_LABEL}: `);
  return changes.map((change) => (isAddress(change) ? { pieces: 0, text: 'Adresă schimbată' } : change));
}

/** „− 1 × Ciorbă de burtă · 350 g”. */
export function formatChange({ pieces, text }: OrderChange): string {
  if (pieces === 0) return text;
  return `${pieces < 0 ? '−' : '+'} ${Math.abs(pieces)} × ${text}`;
}

/** Parses the output of `formatChange`. */
export function parseChange(written: string): OrderChange {
  const [, sign, count, text] = /^([−+]) (\d+) × (.*)$/s.exec(written) ?? [];
  if (text === undefined) return { pieces: 0, text: written };
  return { pieces: sign === '−' ? -Number(count) : Number(count), text };
}

/** Merges successive lists of changes; changes that cancel each other are left out. */
export function addChanges(earlier: readonly OrderChange[], later: readonly OrderChange[]): readonly OrderChange[] {
  const all = [...earlier, ...later];
  const dishes = all.filter(({ pieces }) => pieces !== 0);
  const summed = [...new Set(dishes.map(({ text }) => text))].map((text) => ({
    text,
    pieces: dishes.filter((one) => one.text === text).reduce((sum, { pieces }) => sum + pieces, 0),
  }));
  return [...summed.filter(({ pieces }) => pieces !== 0), ...all.filter(({ pieces }) => pieces === 0)];
}

function countPieces({ lines }: ComparedOrder, key: string): number {
  return lines.filter(({ line }) => lineKey(line) === key).reduce((sum, { line }) => sum + line.quantity, 0);
}

function describeLine({ line, name, sizeLabel, extras: chosen }: NamedLine): string {
  const size = sizeLabel === '' ? '' : ` · ${sizeLabel}`;
  if (line.kind === 'bundle') return `${name}${size}`;
  const extras = chosen.length === 0 ? '' : ` + ${chosen.map(nameOfExtra).join(', ')}`;
  const message = line.message === '' ? '' : ` „${line.message}”`;
  return `${name}${size}${extras}${message}`;
}

function describeAddress({ address }: ComparedOrder): string {
  if (address === null) return '';
  const way = findDropOff(address.dropOff);
  const handOver = [way === null ? '' : DROP_OFF_WORDS[way], address.dropOffNote];
  return [formatAddress(address), ...handOver.filter((part) => part !== '')].join(' · ');
}

function describePayment({ means, named }: ComparedOrder): string {
  return [meansLabel(means), ...named.map((part) => `(${describePart(part)})`)].join(' ');
}

function describeMoment({ moment }: ComparedOrder): string {
  return moment === null ? 'cât mai repede' : formatLongDateTime(moment);
}

/**
 * No change is listed when the new value is empty (an address after a change to pickup): the change of method already
 * says it.
 */
function describeChange(label: string, before: string, after: string): readonly OrderChange[] {
  if (before === after || after === '') return [];
  return [{ pieces: 0, text: before === '' ? `${label}: ${after}` : `${label}: ${before} → ${after}` }];
}
