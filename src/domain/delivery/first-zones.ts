import { ZERO_BANI } from '#domain/money/bani.ts';
import { fold, toSlug } from '#domain/text/fold.ts';
import type { ZoneDraft } from './decide-zones.ts';
import { HOME_CITY_FEE, HOME_CITY_FREE_FROM } from './quote-delivery.ts';

/** back-office.md §9: the fourteen localities, by their full names. */
const FIRST_LOCALITIES = [
  ['BLJ', 'Blaj', 'Alba'],
  ['CRA', 'Crăciunelu de Jos', 'Alba'],
  ['BUC', 'Bucerdea Grânoasă', 'Alba'],
  ['VAL', 'Valea Lungă', 'Alba'],
  ['MAN', 'Mănărade', 'Alba'],
  ['SAN', 'Sâncel', 'Alba'],
  ['ICL', 'Iclod', 'Alba'],
  ['GLO', 'Glogoveț', 'Alba'],
  ['CEN', 'Cenade', 'Alba'],
  ['MIH', 'Mihalț', 'Alba'],
  ['CIS', 'Cistei', 'Alba'],
  ['MIC', 'Micăsasa', 'Sibiu'],
  ['LUN', 'Lunca', 'Alba'],
  ['SCH', 'Schini', 'Alba'],
] as const;

/** Whether the locality is the restaurant's own, in any spelling. */
export function isHomeCity(city: string, homeCity: string): boolean {
  return homeCity.trim() !== '' && fold(city.trim()) === fold(homeCity.trim());
}

/**
 * The initial terms of a locality (readings 2): free, except in the restaurant's own city: 5 lei, free from 50 lei of
 * products.
 */
export function newZone(
  { code, city, county }: Pick<ZoneDraft, 'code' | 'city' | 'county'>,
  homeCity: string,
): ZoneDraft {
  const isHome = isHomeCity(city, homeCity);
  return {
    code,
    city,
    county,
    enabled: true,
    minimumOrder: ZERO_BANI,
    fee: isHome ? HOME_CITY_FEE : ZERO_BANI,
    freeFrom: isHome ? HOME_CITY_FREE_FROM : null,
    extraMinutes: 0,
    isVillage: !isHome,
  };
}

/** A code from the first letters of a name, with a number when it is taken: 'Tiur' is TIU, then TIU2. */
export function proposeCode(city: string, taken: readonly string[]): string {
  const letters = toSlug(city).replaceAll('-', '').slice(0, 3).toUpperCase();
  if (letters === '' || !taken.includes(letters)) return letters;
  let number = 2;
  while (taken.includes(`${letters}${number}`)) number += 1;
  return `${letters}${number}`;
}

/**
 * Proposed localities for a restaurant without any: its own city first, and around Blaj the documented ones, because no
 * others are known. Empty for a restaurant without an address.
 */
export function firstZones(home: { readonly city: string; readonly county: string }): readonly ZoneDraft[] {
  const city = home.city.trim();
  const isHome = ([, name]: (typeof FIRST_LOCALITIES)[number]) => isHomeCity(name, city);
  const county = FIRST_LOCALITIES.find(isHome)?.[2];
  if (county !== undefined && fold(county) === fold(home.county.trim())) {
    return FIRST_LOCALITIES.toSorted((one, other) => Number(isHome(other)) - Number(isHome(one))).map(
      ([code, name, itsCounty]) => newZone({ code, city: name, county: itsCounty }, city),
    );
  }
  return city === '' ? [] : [newZone({ code: proposeCode(city, []), city, county: home.county.trim() }, city)];
}
