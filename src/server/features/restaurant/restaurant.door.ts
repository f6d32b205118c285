/** Public API of the feature `restaurant`: other features import nothing else of it. */
export { loadHouseRules } from './house-rules.ts';
export {
  loadHousePictures,
  loadRestaurantContact,
  loadRestaurantFacts,
  type RestaurantContact,
  type RestaurantSwitches,
  switchRestaurant,
} from './load-restaurant.ts';
