import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { isoMoment } from '../values/fields.ts';
import { PlainAddressResponse, ShopHealthResponse } from './wire.ts';

export const getShopHealth = defineCall({
  method: 'GET',
  path: '/admin-service/shop-health',
  access: 'admin',
  sentence:
    'How copies, mail, disk, panels, printers and waiting orders stand, one finding each, and the versions of the programs.',
  response: ShopHealthResponse,
  responseFields: { at: isoMoment, lines: [{ at: isoMoment }] },
});
export type ShopHealth = AnswerOf<typeof getShopHealth>;

export const setMailsAside = defineCall({
  method: 'POST',
  path: '/admin-service/shop-health/set-mails-aside',
  access: 'admin',
  sentence: 'Says that the letters that were given up are known: the health of the shop no longer tells them.',
  response: DoneResponse,
});

export const sendTrialMail = defineCall({
  method: 'POST',
  path: '/admin-service/shop-health/send-trial-mail',
  access: 'admin',
  sentence: 'Sends a mail to the administrator who asks for it, to try whether mails leave and arrive.',
  response: DoneResponse,
});

export const getPlainAddress = defineCall({
  method: 'GET',
  path: '/admin-service/shop-health/plain-address',
  access: 'admin',
  sentence: 'Whether pages leave the machine unencrypted, and no administrator has accepted it for this address.',
  response: PlainAddressResponse,
});

export const acceptPlainAddress = defineCall({
  method: 'POST',
  path: '/admin-service/shop-health/accept-plain-address',
  access: 'admin',
  sentence: 'Says that the risk of an unencrypted address is known; another address is asked about again.',
  response: DoneResponse,
});
