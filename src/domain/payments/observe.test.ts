import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { type AttemptEvent, type AttemptState, moneyOf } from './attempt.ts';
import { findNewEvents } from './observe.ts';
import type { ProviderStateKind } from './provider-state.ts';

const known = (state: AttemptState, events: readonly [AttemptEvent['kind'], number][] = []) => ({
  state,
  money: moneyOf(events.map(([kind, amount]) => ({ kind, amount: bani(amount) }))),
});
const seen = (kind: ProviderStateKind, amount = 0, refunded = 0) => ({
  kind,
  amount: bani(amount),
  refunded: bani(refunded),
});
const brief = (events: readonly AttemptEvent[]) => events.map(({ kind, amount }) => [kind, amount]);

test.each([
  ['a start without an answer', known('unknown'), seen('open'), [['started', 0]]],
  ['still open', known('started'), seen('open'), []],
  ['opened by another process', known('created'), seen('open'), [['started', 0]]],
  ['declined', known('started'), seen('declined'), [['declined', 0]]],
  ['declined before', known('declined'), seen('declined'), []],
  ['held', known('declined'), seen('held', 50), [['held', 50]]],
  ['held before', known('held', [['held', 50]]), seen('held', 50), []],
  ['paid at once', known('started'), seen('paid', 50), [['paid', 50]]],
  ['taken of a hold', known('held', [['held', 50]]), seen('paid', 40), [['captured', 40]]],
  ['paid before', known('paid', [['paid', 50]]), seen('paid', 50), []],
  ['paid after it was closed', known('expired'), seen('paid', 50), [['paid', 50]]],
  [
    'paid and refunded before it was seen',
    known('started'),
    seen('paid', 50, 50),
    [
      ['paid', 50],
      ['refunded', 50],
    ],
  ],
  [
    'refunded in part in the provider’s own screen',
    known('paid', [['paid', 50]]),
    seen('paid', 50, 20),
    [['refunded_part', 20]],
  ],
  [
    'refunded by a sum that the provider does not name',
    known('paid', [['paid', 50]]),
    { ...seen('paid', 50, 50), isRefundUncertain: true as const },
    [],
  ],
  [
    'the rest refunded',
    known('refunded_part', [
      ['paid', 50],
      ['refunded_part', 20],
    ]),
    seen('paid', 50, 50),
    [['refunded', 30]],
  ],
  [
    'a refund that is known',
    known('refunded', [
      ['paid', 50],
      ['refunded', 50],
    ]),
    seen('paid', 50, 50),
    [],
  ],
  ['a hold that ended', known('held', [['held', 50]]), seen('closed'), [['released', 50]]],
  ['closed without money', known('declined'), seen('closed'), [['expired', 0]]],
  ['closed, and not begun', known('failed'), seen('closed'), [['expired', 0]]],
  ['closed again', known('expired'), seen('closed'), []],
  ['closed after it was paid', known('paid', [['paid', 50]]), seen('closed'), []],
  [
    'disputed',
    known('captured', [
      ['held', 50],
      ['captured', 50],
    ]),
    seen('disputed', 50),
    [['disputed', 0]],
  ],
  [
    'disputed before it was seen as paid',
    known('started'),
    seen('disputed', 50),
    [
      ['paid', 50],
      ['disputed', 0],
    ],
  ],
  [
    'disputed and given back',
    known('disputed', [
      ['paid', 50],
      ['disputed', 0],
    ]),
    seen('disputed', 50, 50),
    [['refunded', 50]],
  ],
])('%s', (_, attempt, state, events) => {
  expect(brief(findNewEvents(attempt, state))).toEqual(events);
});
