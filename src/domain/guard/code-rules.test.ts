import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import {
  asksForCodes,
  asksToPayOnline,
  beginsToAsk,
  beginsToAskOnline,
  type CodeRules,
  type CodeRulesDraft,
  codeReason,
  NO_CODES,
  parseCodeRules,
} from './code-rules.ts';

const at = (hour: string) => instant(Date.parse(`2026-11-20T${hour}:00+02:00`));
const night = { from: 22 * 60, to: 6 * 60 };
const noon = { from: 12 * 60, to: 13 * 60 };

test.each([
  ['nothing is asked for', NO_CODES, 100_000, '23:00', null],
  ['by day a small order is free', { firstFrom: bani(15_000), night }, 14_999, '21:59', null],
  ['from the sum on the first order is asked for', { firstFrom: bani(15_000), night: null }, 15_000, '12:00', 'first'],
  ['in the evening', { firstFrom: null, night }, 100, '22:00', 'always'],
  ['after midnight', { firstFrom: bani(1), night }, 100, '05:59', 'always'],
  ['in the morning no more', { firstFrom: null, night }, 100, '06:00', null],
  ['hours of one day', { firstFrom: null, night: noon }, 100, '12:59', 'always'],
  ['before the hours of one day', { firstFrom: null, night: noon }, 100, '11:59', null],
  ['after the hours of one day', { firstFrom: null, night: noon }, 100, '13:00', null],
] as const)('%s', (_, rules, payable, hour, reason) => {
  const by = { ...NO_CODES, ...rules };
  expect(codeReason(by, { payable: bani(payable), canPayOnline: true, at: at(hour) })).toBe(reason);
});

test.each<[string, CodeRules, CodeRules, boolean]>([
  ['from nothing to a sum', NO_CODES, { ...NO_CODES, firstFrom: bani(200) }, true],
  [
    'from a sum to a night as well',
    { ...NO_CODES, firstFrom: bani(200) },
    { ...NO_CODES, firstFrom: bani(200), night },
    true,
  ],
  [
    'another sum',
    { ...NO_CODES, firstFrom: bani(200), night },
    { ...NO_CODES, firstFrom: bani(100), night: noon },
    false,
  ],
  ['a night less', { ...NO_CODES, firstFrom: bani(200), night }, { ...NO_CODES, firstFrom: bani(200) }, false],
  ['to nothing', { ...NO_CODES, firstFrom: bani(200), night }, NO_CODES, false],
])('%s begins to ask: it is known', (_, before, after, begins) => {
  expect(beginsToAsk(before, after)).toBe(begins);
  expect([before, after].map(asksForCodes)).toEqual([before !== NO_CODES, after !== NO_CODES]);
});

const draft = (parts: Partial<CodeRulesDraft>): CodeRulesDraft => ({
  asksFirst: false,
  firstProof: 'code',
  firstFrom: null,
  asksAtNight: false,
  nightFrom: '',
  nightTo: '',
  ...parts,
});

test.each([
  ['neither', draft({}), NO_CODES],
  [
    'a sum',
    draft({ asksFirst: true, firstFrom: bani(200) }),
    { firstFrom: bani(200), firstProof: 'code', night: null },
  ],
  [
    'a sum from which a first order is paid online',
    draft({ asksFirst: true, firstFrom: bani(200), firstProof: 'pay_online' }),
    { firstFrom: bani(200), firstProof: 'pay_online', night: null },
  ],
  ['a night', draft({ asksAtNight: true, nightFrom: '22:00', nightTo: '06:00' }), { ...NO_CODES, night }],
])('%s is asked for', (_, typed, rules) => {
  expect(parseCodeRules(typed)).toEqual({ ok: true, value: rules });
});

test.each([
  ['no sum', draft({ asksFirst: true }), ['firstFrom']],
  ['a sum of nothing', draft({ asksFirst: true, firstFrom: bani(0) }), ['firstFrom']],
  ['no hours', draft({ asksAtNight: true, nightFrom: 'seara' }), ['nightFrom', 'nightTo']],
  ['no end', draft({ asksAtNight: true, nightFrom: '22:00' }), ['nightTo']],
  ['no beginning', draft({ asksAtNight: true, nightFrom: 'x', nightTo: '06:00' }), ['nightFrom']],
  ['no time between', draft({ asksAtNight: true, nightFrom: '6:00', nightTo: '06:00' }), ['nightTo']],
])('%s is refused', (_, typed, fields) => {
  const parsed = parseCodeRules(typed);
  expect(parsed.ok ? [] : parsed.error.map(({ field }) => field)).toEqual(fields);
});

const ONLINE = { firstFrom: bani(15_000), firstProof: 'pay_online' } as const;

test.each([
  ['from the sum on', ONLINE, { unpaid: bani(15_000) }, true],
  ['below the sum', ONLINE, { unpaid: bani(14_999) }, false],
  ['what is paid online already', { ...ONLINE, firstFrom: bani(1) }, { unpaid: bani(0) }, false],
  ['while payment online is off', ONLINE, { canPayOnline: false }, false],
  ['in the restaurant', ONLINE, { method: 'RESTAURANT' }, false],
  ['to be fetched', ONLINE, { method: 'PICKUP' }, true],
  ['where a code is asked for', { ...ONLINE, firstProof: 'code' }, {}, false],
  ['where nothing is asked for', { ...ONLINE, firstFrom: null }, {}, false],
] as const)('a first order %s: must it be paid online', (_, rules, order, must) => {
  const facts = { method: 'DELIVERY', unpaid: bani(20_000), canPayOnline: true, ...order } as const;
  expect(asksToPayOnline(rules, facts)).toBe(must);
});

test('while payment online is off a first order needs a code in its place', () => {
  const rules = { ...NO_CODES, ...ONLINE };
  const order = { payable: bani(20_000), at: at('12:00') };
  expect(codeReason(rules, { ...order, canPayOnline: true })).toBe(null);
  expect(codeReason(rules, { ...order, canPayOnline: false })).toBe('first');
  expect(codeReason({ ...rules, night }, { ...order, canPayOnline: true, at: at('23:00') })).toBe('always');
});

test.each([
  ['from nothing', NO_CODES, { ...NO_CODES, ...ONLINE }, true],
  ['from a code', { ...NO_CODES, firstFrom: bani(1) }, { ...NO_CODES, ...ONLINE }, true],
  ['as before', { ...NO_CODES, ...ONLINE }, { ...NO_CODES, ...ONLINE, firstFrom: bani(1) }, false],
  ['back to a code', { ...NO_CODES, ...ONLINE }, { ...NO_CODES, firstFrom: bani(1) }, false],
] as const)('%s: begins to ask for payment online', (_, before, after, begins) => {
  expect(beginsToAskOnline(before, after)).toBe(begins);
});
