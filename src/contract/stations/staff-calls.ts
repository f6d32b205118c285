import { SavedResponse } from '../changes/wire.ts';
import { defineCall } from '../define/define-call.ts';
import { SaveStationsRequest, StationsResponse } from './wire.ts';

export const getStations = defineCall({
  method: 'GET',
  path: '/admin-service/stations',
  access: 'kitchen',
  sentence: 'The stations of the kitchen, with the categories and products made there.',
  response: StationsResponse,
});

export const saveStations = defineCall({
  method: 'POST',
  path: '/admin-service/setup/stations',
  access: 'admin',
  sentence: 'Saves the list of stations as a whole; dishes of one that is missing have no station.',
  refusals: ['changed_meanwhile'],
  body: SaveStationsRequest,
  response: SavedResponse,
});
