import { ZERO_BANI } from '#domain/money/bani.ts';
import { fold } from '#domain/text/fold.ts';
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

/** Whether the locality is the restaurant's own, however it is spelled. */
export function isHomeCity(city: string, homeCity: string): boolean {
  return homeCity.trim() !== '' && fold(city.trim()) === fold(homeCity.trim());
}

/**
 * What a locality begins with (readings 2): nothing to pay, except in the restaurant's own city, which costs 5 lei and
 * nothing from 50 lei of products.
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

/** The documented localities, for a restaurant that has none yet. */
export function firstZones(homeCity: string): readonly ZoneDraft[] {
  return FIRST_LOCALITIES.map(([code, city, county]) => newZone({ code, city, county }, homeCity));
}
