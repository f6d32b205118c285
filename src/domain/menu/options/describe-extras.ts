/** What was chosen with a dish as text: used by slips, panel, mails and the guest's page. */
import type { Bani } from '#domain/money/bani.ts';
import { groupExtras, nameOfExtra, type SoldExtra, type SoldGroup } from './sold-extra.ts';

type TellPrice = (price: Bani) => string;

const NO_PRICE: TellPrice = () => '';

/** A line for each group, „Blat: Umplut”, and for each flat extra, „+ Smântână”; „fără mozzarella” without the plus. */
export function describeExtras(extras: readonly SoldExtra[], tellPrice = NO_PRICE): readonly string[] {
  return tellGroups(extras, tellPrice).map(({ group, text, isLeftOut }) =>
    group !== '' ? `${group}: ${text}` : isLeftOut ? text : `+ ${text}`,
  );
}

/** The same for inline text: „Blat: Umplut”, „Smântână”. */
export function listExtras(extras: readonly SoldExtra[]): readonly string[] {
  return tellGroups(extras, NO_PRICE).map(({ group, text }) => (group === '' ? text : `${group}: ${text}`));
}

function tellGroups(
  extras: readonly SoldExtra[],
  tellPrice: TellPrice,
): readonly { readonly group: string; readonly text: string; readonly isLeftOut: boolean }[] {
  return groupExtras(extras).flatMap(({ name, chosen }) => {
    const told = chosen.map((one) => ({
      group: '',
      text: tellChosen(one, tellPrice),
      isLeftOut: one.isLeftOut === true,
    }));
    return name === '' ? told : [{ group: name, text: told.map(({ text }) => text).join(', '), isLeftOut: false }];
  });
}

/** „Cola (9,00 lei; Gheață: fără)”: choices in an opened group follow their option. */
function tellChosen(chosen: SoldGroup['chosen'][number], tellPrice: TellPrice): string {
  const price = chosen.price > 0 ? tellPrice(chosen.price) : '';
  const opened = chosen.opened.map(
    ({ name, chosen: inside }) => `${name}: ${inside.map((one) => tellChosen(one, tellPrice)).join(', ')}`,
  );
  const notes = [price, ...opened].filter((note) => note !== '');
  return notes.length === 0 ? nameOfExtra(chosen) : `${nameOfExtra(chosen)} (${notes.join('; ')})`;
}
