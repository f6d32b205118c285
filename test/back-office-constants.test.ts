/** back-office.md §9, constant by constant, compared with the product's own. */
import { expect, test } from 'vitest';
import { SESSION_HOURS } from '#contract/accounts/accounts.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { UNLIMITED_STOCK } from '#contract/menu/unlimited-stock.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { firstZones } from '#domain/delivery/first-zones.ts';
import { PREPARATION_MINUTES_OPTIONS } from '#domain/orders/steps/preparation-minutes.ts';
import { ok } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { BUCHAREST } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY, MINUTES_PER_HOUR } from '#domain/time/minute-of-day.ts';
import { parseRequestedMoment } from '#domain/time/parse-requested-moment.ts';
import { PACKAGING_OFFERED } from '#web/panel/decisions/acceptance.ts';
import { SESSION_CHECK_MS } from '#web/staff/session/staff-session.ts';

/** Without diacritics, as in the document; 'craciunel' is Crăciunelu de Jos. */
const CITIES =
  'blaj craciunel bucerdea valea manarade sancel iclod glogovet cenade mihalt cistei micasasa lunca schini'.split(' ');

test.each([
  ['page size 10', PAGE_SIZE, 10],
  ['session token validity 168 hours; check every 5 minutes', [SESSION_HOURS, SESSION_CHECK_MS], [168, 300_000]],
  [
    'preparation times in minutes; N/A stands before them',
    PREPARATION_MINUTES_OPTIONS,
    [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90],
  ],
  ['packaging costs in lei', PACKAGING_OFFERED.map((cost) => cost / 100), [0, 2, 4, 6, 8, 10, 12, 14]],
  ['unlimited stock', UNLIMITED_STOCK, 9999],
  [
    'statistics 5 minutes; product list 30 seconds; promotions 30 seconds on admin',
    [FRESH_MS.statistics, FRESH_MS.products, FRESH_MS.adminPromotions],
    [300_000, 30_000, 30_000],
  ],
  [
    '14 delivery cities (readings 2: only the seed; the home city costs 5)',
    firstZones({ city: 'Blaj', county: 'Alba' }).map(({ city, minimumOrder, fee }) => [
      fold(city).split(' ')[0]?.slice(0, 6),
      minimumOrder,
      fee,
    ]),
    CITIES.map((city) => [city.slice(0, 6), 0, city === 'blaj' ? 500 : 0]),
  ],
  ['time units', [MINUTES_PER_HOUR, MINUTES_PER_DAY], [60, 1440]],
  [
    'dd-MM-yyyy, HH:mm:ss: read on the wire; screens say 20.11.2026, 19:30',
    parseRequestedMoment({ chosenOrderDate: '20-11-2026, 19:30:00' }),
    ok(instant(Date.parse('2026-11-20T17:30:00Z'))),
  ],
  ['timezone', BUCHAREST, 'Europe/Bucharest'],
])('§9 %s', (_what, kept, documented) => {
  expect(kept).toEqual(documented);
});
