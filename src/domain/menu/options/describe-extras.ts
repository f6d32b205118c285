/** What was chosen with a dish as text: used by slips, panel, mails and the guest's page. */
import type { Bani } from '#domain/money/bani.ts';
import { groupExtras, nameOfExtra, type SoldExtra, type SoldGroup } from './sold-extra.ts';

type PriceText = (price: Bani) => string;

const NO_PRICE: PriceText = () => '';

/** A line for each group, „Blat: Umplut”, and for each flat extra, „+ Smântână”; „fără mozzarella” without the plus. */
export function describeExtras(extras: readonly SoldExtra[], priceText = NO_PRICE): readonly string[] {
  return groupTexts(extras, priceText).map(({ group, text, isLeftOut }) =>
    group !== '' ? `${group}: ${text}` : isLeftOut ? text : `+ ${text}`,
  );
}

/** The same for inline text: „Blat: Umplut”, „Smântână”. */
export function listExtras(extras: readonly SoldExtra[]): readonly string[] {
  return groupTexts(extras, NO_PRICE).map(({ group, text }) => (group === '' ? text : `${group}: ${text}`));
}

function groupTexts(
  extras: readonly SoldExtra[],
  priceText: PriceText,
): readonly { readonly group: string; readonly text: string; readonly isLeftOut: boolean }[] {
  return groupExtras(extras).flatMap(({ name, chosen }) => {
    const told = chosen.map((one) => ({
      group: '',
      text: chosenText(one, priceText),
      isLeftOut: one.isLeftOut === true,
    }));
    return name === '' ? told : [{ group: name, text: told.map(({ text }) => text).join(', '), isLeftOut: false }];
  });
}

/** „Cola (9,00 lei; Gheață: fără)”: choices in an opened group follow their option. */
function chosenText(chosen: SoldGroup['chosen'][number], priceText: PriceText): string {
  const price = chosen.price > 0 ? priceText(chosen.price) : '';
  const opened = chosen.opened.map(
    ({ name, chosen: inside }) => `${name}: ${inside.map((one) => chosenText(one, priceText)).join(', ')}`,
  );
  const notes = [price, ...opened].filter((note) => note !== '');
  return notes.length === 0 ? nameOfExtra(chosen) : `${nameOfExtra(chosen)} (${notes.join('; ')})`;
}
