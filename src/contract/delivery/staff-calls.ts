import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { lei } from '../values/fields.ts';
import { DeliveryZonesResponse, SaveDeliveryZonesRequest } from './wire.ts';

const zone = { minimumOrder: lei, deliveryFee: lei, freeDeliveryFrom: lei };

export const getDeliveryZones = defineCall({
  method: 'GET',
  path: '/admin-service/setup/delivery-zones',
  access: 'admin',
  sentence: 'Every locality of the delivery table, switched-off ones too.',
  response: DeliveryZonesResponse,
  responseFields: { zones: [zone] },
});
export type ZonesSetup = AnswerOf<typeof getDeliveryZones>;

export const saveDeliveryZones = defineCall({
  method: 'POST',
  path: '/admin-service/setup/delivery-zones',
  access: 'admin',
  sentence: 'Saves the whole table of localities, in its order.',
  refusals: ['changed_meanwhile'],
  body: SaveDeliveryZonesRequest,
  bodyFields: { zones: [zone] },
  response: SavedResponse,
});
