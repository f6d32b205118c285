import { expect, test } from 'vitest';
import { scheduleOfSaved } from '#domain/schedule/saved-schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import { A_RESTAURANT } from '#test/support/a-restaurant.ts';
import { restaurantFromWire, restaurantToWire } from './codec.ts';
import { RestaurantResponse } from './wire.ts';

test.each([false, true])('what is answered is read as it was meant; around the clock: %s', (isOpenAroundTheClock) => {
  const facts = { ...A_RESTAURANT, restaurant: { ...A_RESTAURANT.restaurant, isOpenAroundTheClock } };
  const wire = restaurantToWire(facts, [], 'v1', true);
  expect(RestaurantResponse.parse(wire)).toEqual(wire);
  const { name, street, company, ownContainerFrom } = facts.restaurant;
  expect(restaurantFromWire(wire)).toMatchObject({
    version: 7,
    ...{ name, street, company, ownContainerFrom },
    schedule: scheduleInForce(scheduleOfSaved(facts.schedule), isOpenAroundTheClock),
    zones: facts.zones.slice(0, 1),
    offeredPayments: ['cash', 'cash-card'],
    givesSubscribersCode: false,
    heroPicture: { hash: 'abc', alt: 'Plita', width: 1200, placeholder: '#321' },
    gallery: [],
  });
});
