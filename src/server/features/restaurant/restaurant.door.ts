/** What other features may use of `restaurant`; everything else is its own. */
export { loadHouseRules } from './house-rules.ts';
export {
  type HousePicture,
  loadHousePictures,
  loadRestaurantContact,
  loadRestaurantFacts,
  type Restaurant,
  type RestaurantContact,
  type RestaurantSwitches,
  switchRestaurant,
} from './load-restaurant.ts';
