/** What other features may use of `restaurant`; everything else is its own. */
export { loadHouseRules } from './house-rules.ts';
export { loadHomePlace } from './load-home-place.ts';
export { loadOrderingRules, type OrderingRules } from './load-ordering-rules.ts';
export { loadRestaurantContact, type RestaurantContact } from './load-restaurant-contact.ts';
export { loadScheduleInForce } from './load-schedule-in-force.ts';
export { readScheduleInForce } from './read-schedule-in-force.ts';
export { loadRestaurantSwitches, type RestaurantSwitches, switchRestaurant } from './restaurant-switches.ts';
export { reviewHouse } from './review-house.ts';
