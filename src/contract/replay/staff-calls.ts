import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { savePromotion } from '../promotions/staff-calls.ts';
import { isoMoment, lei } from '../values/fields.ts';
import { ReplayCapacityRequest, ReplayPromotionRequest, ReplayZonesRequest, WhatIfResponse } from './wire.ts';

const zone = { minimumOrder: lei, deliveryFee: lei, freeDeliveryFrom: lei };
const amounts = { amountAsSaved: lei, amountAsTyped: lei };
const answered = { ...amounts, changed: [{ ...amounts, placedAt: isoMoment }] } as const;
/** A replay takes seconds of the processor. */
const LIMIT = { points: 20, seconds: 600 };

export const replayDeliveryZones = defineCall({
  method: 'POST',
  path: '/admin-service/setup/delivery-zones/what-if',
  access: 'admin',
  sentence: 'What unsaved localities, fees and minimums would have done to earlier orders; saves nothing.',
  body: ReplayZonesRequest,
  bodyFields: { draft: { zones: [zone] } },
  response: WhatIfResponse,
  responseFields: answered,
  limit: LIMIT,
});
export type WhatIfAnswer = AnswerOf<typeof replayDeliveryZones>;

export const replayKitchenCapacity = defineCall({
  method: 'POST',
  path: '/admin-service/setup/capacity/what-if',
  access: 'admin',
  sentence: 'What an unsaved capacity of the kitchen would have done to earlier orders; saves nothing.',
  body: ReplayCapacityRequest,
  response: WhatIfResponse,
  responseFields: answered,
  limit: LIMIT,
});

export const replayPromotion = defineCall({
  method: 'POST',
  path: '/admin-service/admin/promotions/what-if',
  access: 'admin',
  sentence:
    'What an unsaved promotion would have done to earlier orders, had it run on all of these days; saves nothing. Only one that applies by itself.',
  refusals: [...savePromotion.refusals, 'promotion_not_replayed'],
  body: ReplayPromotionRequest,
  response: WhatIfResponse,
  responseFields: answered,
  limit: LIMIT,
});
