import { defineCall } from '../define/define-call.ts';
import { DemoResponse, RemoveDemoRequest, RemoveDemoResponse } from './wire.ts';

export const getDemo = defineCall({
  method: 'GET',
  path: '/admin-service/setup/demo',
  access: 'admin',
  sentence: 'What of the demonstration is there, and what taking it away would take and leave.',
  response: DemoResponse,
});

export const removeDemo = defineCall({
  method: 'POST',
  path: '/admin-service/setup/remove-demo',
  access: 'admin',
  sentence: 'Takes the demonstration away: its menu, promotions, orders and the settings nobody saved.',
  refusals: ['changed_meanwhile', 'no_demo'],
  body: RemoveDemoRequest,
  response: RemoveDemoResponse,
});
