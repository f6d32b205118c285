import { defineCall } from '../define/define-call.ts';
import { SendOrderCodeRequest, SendOrderCodeResponse } from './wire.ts';

export const sendOrderCode = defineCall({
  method: 'POST',
  path: '/user-service/send-order-code',
  access: 'public',
  /** Requested codes per address and hour. */
  limit: { points: 20, seconds: 3600 },
  sentence:
    'Sends the six digits that confirm an order, where the restaurant asks for them; once a minute for one mailbox.',
  refusals: ['too_many_requests'],
  body: SendOrderCodeRequest,
  response: SendOrderCodeResponse,
});
