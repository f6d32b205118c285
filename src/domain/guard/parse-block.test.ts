import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import type { BlockedAddress } from './block-keys.ts';
import { blockedOrderSentence, USUAL_BLOCKED_WORDS } from './blocked-words.ts';
import { isBlockOn, parseBlockEntry, parseBlockTerms } from './parse-block.ts';

const today = localDate('2026-11-20');
const nowhere: BlockedAddress = {
  city: 'Blaj',
  street: '',
  streetNumber: '',
  building: '',
  staircase: '',
  apartment: '',
  landmark: '',
};
const anAddress = (parts: Partial<BlockedAddress>) => ({ kind: 'address' as const, value: { ...nowhere, ...parts } });

test.each([
  ['a telephone', { kind: 'phone', value: '+40 722 123 456' } as const, '0722 123 456'],
  ['a mailbox', { kind: 'email', value: ' Ana@Exemplu.ro ' } as const, 'ana@exemplu.ro'],
  [
    'an address',
    anAddress({ street: 'Strada Lungă', streetNumber: '5', apartment: '3' }),
    'Strada Lungă nr. 5, ap. 3, Blaj',
  ],
  ['a landmark', anAddress({ landmark: 'lângă școală' }), 'lângă școală, Blaj'],
])('%s goes on the list as staff read it', (_, entry, shown) => {
  expect(parseBlockEntry(entry)).toMatchObject({ ok: true, value: { kind: entry.kind, shown } });
});

test.each([
  ['no telephone', { kind: 'phone', value: '112' } as const, 'phone', 'restaurant_phone_invalid'],
  ['no mailbox', { kind: 'email', value: 'ana' } as const, 'email', 'email_invalid'],
  ['no locality', anAddress({ street: 'Lungă', streetNumber: '5', city: ' ' }), 'city', 'zone_city_required'],
  ['no street', anAddress({ streetNumber: '5' }), 'street', 'address_street_required'],
  ['a whole street', anAddress({ street: 'Lungă' }), 'streetNumber', 'address_number_required'],
  ['too long a street', anAddress({ street: 'x'.repeat(90), streetNumber: '5' }), 'street', 'text_too_long'],
])('%s is refused', (_, entry, field, code) => {
  expect(parseBlockEntry(entry)).toEqual({ ok: false, error: { field, code } });
});

test.each([
  ['until a day', '2027-02-18', '2027-02-18'],
  ['until today', '2026-11-20', '2026-11-20'],
  ['without an end', null, null],
])('a block lasts %s', (_, until, kept) => {
  expect(parseBlockTerms({ reason: ' Comandă falsă ', until }, today)).toEqual({
    ok: true,
    value: { reason: 'Comandă falsă', until: kept },
  });
});

test.each([
  ['no reason', { reason: ' ', until: null }, ['block_reason_required']],
  ['a past day', { reason: 'x', until: '2026-11-19' }, ['block_until_invalid']],
  ['a day in ten years', { reason: 'x', until: '2036-11-19' }, ['block_until_invalid']],
  ['no day', { reason: '', until: 'mâine' }, ['block_reason_required', 'block_until_invalid']],
])('%s is refused', (_, terms, codes) => {
  const parsed = parseBlockTerms(terms, today);
  expect(parsed.ok ? [] : parsed.error.map(({ code }) => code)).toEqual(codes);
});

test('a block holds through its last day', () => {
  expect(
    [null, '2026-11-21', '2026-11-20', '2026-11-19'].map((day) =>
      isBlockOn(day === null ? null : localDate(day), today),
    ),
  ).toEqual([true, true, true, false]);
});

test.each([
  ['', '0258000100', `${USUAL_BLOCKED_WORDS}: 0258 000 100.`],
  ['Nu mai livrăm la dumneavoastră.', '0258000100', 'Nu mai livrăm la dumneavoastră: 0258 000 100.'],
  ['', '', `${USUAL_BLOCKED_WORDS}.`],
])('a blocked guest reads the words and how to object', (words, phone, sentence) => {
  expect(blockedOrderSentence(words, phone)).toBe(sentence);
});
