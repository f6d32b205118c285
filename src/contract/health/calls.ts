/** The health of the shop, with domain values. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

export const shopHealth = defineAnswer('getShopHealth', { at: isoMoment, lines: [{ at: isoMoment }] });
export type ShopHealth = ValueOf<typeof shopHealth>;
