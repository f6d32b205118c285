/** People with an account, as administrators see them, with domain values. */
import { ownOrdersFromWire, ownOrdersToWire } from '../orders/codec.ts';
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

const people = { content: [{ createdAt: isoMoment }] } as const;

export const customers = defineAnswer('getUsers', people);
export const staff = defineAnswer('getAdmins', people);
export type ListedUser = ValueOf<typeof customers>['content'][number];

export const userAnswer = defineAnswer('getUser', {
  createdAt: isoMoment,
  orders: { toWire: ownOrdersToWire, fromWire: ownOrdersFromWire },
  newsletter: { consents: [{ at: isoMoment }] },
});
export type User = ValueOf<typeof userAnswer>;
