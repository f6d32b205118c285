import { defineCall } from '../define/define-call.ts';
import { RestaurantResponse, RestaurantVersionResponse } from './wire.ts';

export const getRestaurantVersion = defineCall({
  method: 'GET',
  path: '/user-service/restaurant/last-key',
  access: 'public',
  sentence: 'A number that changes whenever the restaurant’s details change.',
  response: RestaurantVersionResponse,
});

export const getRestaurant = defineCall({
  method: 'GET',
  path: '/user-service/restaurant/fetch-information',
  access: 'public',
  sentence: 'The restaurant: hours, closures, services, delivery zones, payment methods, company identity.',
  response: RestaurantResponse,
});
