import { SavedResponse } from '../changes/wire.ts';
import { defineCall } from '../define/define-call.ts';
import { RestaurantPicturesResponse, SaveRestaurantPicturesRequest } from '../pictures/restaurant-pictures.ts';
import { GuestRulesResponse, SaveGuestRulesRequest } from '../schedule/service-wire.ts';
import { PaymentMethodsRequest, PaymentMethodsResponse } from './payments.ts';
import { FetchSetupResponse, SaveAddressRequest, SaveContactRequest } from './setup.ts';

export const getGuestRules = defineCall({
  method: 'GET',
  path: '/admin-service/house-rules',
  access: 'staff',
  sentence: 'May guests cancel, how many seats there are, how long a table is taken.',
  response: GuestRulesResponse,
});

export const saveGuestRules = defineCall({
  method: 'POST',
  path: '/admin-service/setup/house-rules',
  access: 'admin',
  sentence: 'Saves the house rules.',
  refusals: ['changed_meanwhile'],
  body: SaveGuestRulesRequest,
  response: SavedResponse,
});

export const fetchSetup = defineCall({
  method: 'GET',
  path: '/admin-service/setup/fetch-information',
  access: 'admin',
  sentence: 'Everything the back office sets up of the restaurant, with the versions its forms are filled from.',
  response: FetchSetupResponse,
});

export const saveContact = defineCall({
  method: 'POST',
  path: '/admin-service/setup/contact-information',
  access: 'admin',
  sentence: 'Saves name, phone and e-mail address; with `company`, who sells (Ordin ANPC 225/2023).',
  refusals: ['changed_meanwhile'],
  body: SaveContactRequest,
  response: SavedResponse,
});

export const saveAddress = defineCall({
  method: 'POST',
  path: '/admin-service/setup/address',
  access: 'admin',
  sentence: 'Saves where the restaurant is.',
  refusals: ['changed_meanwhile'],
  body: SaveAddressRequest,
  response: SavedResponse,
});

export const getPaymentMethods = defineCall({
  method: 'GET',
  path: '/admin-service/setup/pmt',
  access: 'admin',
  sentence: 'Which ways to pay are offered.',
  response: PaymentMethodsResponse,
});

export const savePaymentMethods = defineCall({
  method: 'POST',
  path: '/admin-service/setup/pmt',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Saves which ways to pay are offered; at least one must stay.',
  refusals: ['changed_meanwhile'],
  body: PaymentMethodsRequest,
  response: SavedResponse,
});

export const getRestaurantPictures = defineCall({
  method: 'GET',
  path: '/admin-service/setup/house-pictures',
  access: 'admin',
  sentence: 'Pictures of the restaurant: the one that stands for it, and the gallery.',
  response: RestaurantPicturesResponse,
});

export const saveRestaurantPictures = defineCall({
  method: 'POST',
  path: '/admin-service/setup/house-pictures',
  access: 'admin',
  sentence: 'Saves which pictures show the restaurant, in which order, with alternative texts.',
  refusals: ['changed_meanwhile', 'picture_not_found'],
  body: SaveRestaurantPicturesRequest,
  response: SavedResponse,
});
