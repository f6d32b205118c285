/** Public API of the feature `restaurant`: other features import nothing else of it. */
export { loadGuestRules } from './guest-rules.ts';
export {
  loadRestaurantContact,
  loadRestaurantFacts,
  loadRestaurantPictures,
  type RestaurantContact,
  type RestaurantSwitches,
  switchRestaurant,
} from './load-restaurant.ts';
