/** The content of an order as table rows: name, quantity, price. */

import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { nameAllergens, togetherAllergens } from '#domain/menu/declared-allergens.ts';
import { describeExtras } from '#domain/menu/options/describe-extras.ts';
import { sumBani, timesBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import type { MailedOrder, StoredLine } from '#server/features/orders/stored-order.ts';
import type { LabelledValue, OrderRow } from '#server/platform/mail/blocks.ts';

/** Plain lines first, then bundles with their choices; notes are extras, message, choices. */
export function orderedRows({ lines, bundles }: MailedOrder): readonly OrderRow[] {
  const plain = lines.filter(({ bundleId }) => bundleId === null).map(plainRow);
  const bundled = bundles.map(({ id, name, quantity, unitPrice }) => ({
    quantity,
    name,
    notes: lines.filter(({ bundleId }) => bundleId === id).map(choiceNote),
    price: formatLei(timesBani(unitPrice, quantity)),
  }));
  return [...plain, ...bundled];
}

function plainRow(line: StoredLine): OrderRow {
  const unitPrice = sumBani([line.unitPrice, ...line.extras.map(({ price }) => price)]);
  return {
    quantity: line.quantity,
    name: `${line.productName}, ${line.sizeLabel}`,
    notes: [
      ...describeExtras(line.extras),
      ...(line.message === '' ? [] : [`Mesaj: „${line.message}”`]),
      ...(line.isFromFrozen ? ['Preparat din produs congelat'] : []),
      ...(line.isAgeRestricted ? ['Numai pentru persoane de peste 18 ani'] : []),
    ],
    price: formatLei(timesBani(unitPrice, line.quantity)),
  };
}

function choiceNote({ productName, sizeLabel, isFree, isFromFrozen, isAgeRestricted }: StoredLine): string {
  const marks = [isFree && 'gratuit', isFromFrozen && 'preparat din produs congelat', isAgeRestricted && '18+'];
  const told = marks.filter((mark) => mark !== false).join(', ');
  return `${productName}, ${sizeLabel}${told === '' ? '' : ` (${told})`}`;
}

/** The sums without zero amounts; the last one is what the guest pays. */
export function sumRows(order: MailedOrder): readonly LabelledValue[] {
  const parts = orderSums(order).filter(({ amount }) => amount > 0);
  return [
    ...parts.map(({ part, name, amount }): LabelledValue => {
      if (part === 'reduction') return [name, `−${formatLei(amount)}`];
      return [part === 'deposits' ? `${name}${depositNote(order)}` : name, formatLei(amount)];
    }),
    ['Total de plată', formatLei(order.payable)],
  ];
}

/** „ (2 × 0,50 lei)”; '' when the containers have different deposits. */
function depositNote({ lines, deposits }: MailedOrder): string {
  const bottles = lines.filter(({ deposit }) => deposit > 0);
  const pieces = bottles.reduce((count, { quantity }) => count + quantity, 0);
  const [first] = bottles;
  const isUniform = first !== undefined && timesBani(first.deposit, pieces) === deposits;
  return isUniform ? ` (${pieces} × ${formatLei(first.deposit)})` : '';
}

/**
 * „Pizza Margherita: cereale care conțin gluten, lapte”, one for each product that has any or whose allergens are not declared
 * (Regulation 1169/2011 art. 14).
 */
export function allergenLines({ lines }: MailedOrder): readonly string[] {
  return [...new Set(lines.map(({ productName }) => productName))].flatMap((name) => {
    const pieces = lines.filter(({ productName }) => productName === name);
    const allergens = nameAllergens(togetherAllergens(pieces), SHORT_ALLERGEN_NAMES);
    return allergens === '' ? [] : [`${name}: ${allergens}`];
  });
}
