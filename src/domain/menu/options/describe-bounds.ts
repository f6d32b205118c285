/** The bounds of a group of options as text for guests and staff. */
import type { OptionGroup } from '#domain/menu/menu.ts';
import { countOf } from '#domain/text/plural.ts';

const PIECES = { one: 'o opțiune', few: '{n} opțiuni', other: '{n} de opțiuni' };
const INCLUDED = {
  one: 'cea mai ieftină este inclusă',
  few: 'cele mai ieftine {n} sunt incluse',
  other: 'cele mai ieftine {n} sunt incluse',
};
const PRICINGS = { sum: '', dearest: 'prețul celei mai scumpe', mean: 'prețul mediu' } as const;

/** „exact o opțiune”, „cel mult 3 opțiuni, cea mai ieftină este inclusă”, „oricâte”. */
export function describeBounds({
  minimum,
  maximum,
  included,
  pricing,
}: Pick<OptionGroup, 'minimum' | 'maximum' | 'included' | 'pricing'>): string {
  const free = included === 0 ? '' : countOf(included, INCLUDED);
  return [describeCount(minimum, maximum), free, PRICINGS[pricing]].filter((part) => part !== '').join(', ');
}

function describeCount(minimum: number, maximum: number | null): string {
  if (minimum === maximum) return `exact ${countOf(minimum, PIECES)}`;
  const most = maximum === null ? 'oricâte' : `cel mult ${countOf(maximum, PIECES)}`;
  if (minimum === 0) return most;
  const least = `cel puțin ${countOf(minimum, PIECES)}`;
  return maximum === null ? least : `${least}, ${most}`;
}
