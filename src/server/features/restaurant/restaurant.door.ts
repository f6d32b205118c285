/** What other features may use of `restaurant`; everything else is its own. */
export { loadHouseRules } from './house-rules.ts';
export {
  loadHousePictures,
  loadRestaurantContact,
  loadRestaurantFacts,
  type RestaurantContact,
  type RestaurantSwitches,
  switchRestaurant,
} from './load-restaurant.ts';
