import { SavedResponse } from '../changes/wire.ts';
import { defineCall } from '../define/define-call.ts';
import { CapacityResponse, SaveCapacityRequest } from './wire.ts';

export const getCapacity = defineCall({
  method: 'GET',
  path: '/admin-service/setup/capacity',
  access: 'admin',
  sentence: 'How much work and how many deliveries the kitchen takes on in a quarter of an hour.',
  response: CapacityResponse,
});

export const saveCapacity = defineCall({
  method: 'POST',
  path: '/admin-service/setup/capacity',
  access: 'admin',
  sentence: 'Saves how much the kitchen takes on in a quarter of an hour; null is any number.',
  refusals: ['changed_meanwhile'],
  body: SaveCapacityRequest,
  response: SavedResponse,
});
