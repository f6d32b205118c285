import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeliveryAddress } from '#domain/orders/order.ts';
import { err, ok } from '#domain/result.ts';
import {
  ADDRESS_MAX_LENGTHS,
  type AddressField,
  EMPTY_ADDRESS,
  findAddressGaps,
  parseAddress,
} from './parse-address.ts';
import { parseEmail } from './parse-email.ts';
import { parseMessage } from './parse-message.ts';
import { parsePersonName } from './parse-person-name.ts';
import { parsePhone } from './parse-phone.ts';
import { parseText } from './parse-text.ts';

const line = { maximum: 10, isRequired: true, isMultiline: false };
const lines = { ...line, isMultiline: true };

describe('a text', () => {
  test.each([
    ['  Ană  ', line, ok('Ană')],
    ['şi ţară', line, ok('și țară')],
    ['s\u0327i', line, ok('și')],
    ['a\u0306', line, ok('ă')],
    ['', { ...line, isRequired: false }, ok('')],
    ['   ', line, err({ code: 'text_invalid', reason: 'missing', maximum: 10 })],
    ['1234567890', line, ok('1234567890')],
    ['12345678901', line, err({ code: 'text_invalid', reason: 'too_long', maximum: 10 })],
    ['🍕'.repeat(10), line, ok('🍕'.repeat(10))],
    [`a${' '.repeat(50)}`, line, err({ code: 'text_invalid', reason: 'too_long', maximum: 10 })],
    ['unu\r\ndoi\rz', lines, ok('unu\ndoi\nz')],
    ['unu\tdoi', lines, ok('unu\tdoi')],
    ['unu\ndoi', line, err({ code: 'text_invalid', reason: 'not_allowed', maximum: 10 })],
  ])('%j', (raw, rules, parsed) => {
    expect(parseText(raw, rules)).toEqual(parsed);
  });

  test.each(['\u0085', '\u2028', '\v'])('with the line end %j inside has several lines', (character) => {
    expect(parseText(`a${character}b`, line)).toMatchObject({ error: { reason: 'not_allowed' } });
    expect(parseText(`a${character}b`, lines)).toEqual(ok('a\nb'));
  });

  test.each(['\u202e', '\u2066', '\u200b', '\u00ad', '\ufeff', '\ufe0d'])('loses the invisible %j', (character) => {
    for (const rules of [line, lines]) expect(parseText(`a${character}b`, rules)).toEqual(ok('ab'));
  });

  test.each(['\0', '\u001b', '\u007f', '\ud800', '\ufffe'])(
    'with %j inside is refused, in one line or in several',
    (character) => {
      for (const rules of [line, lines])
        expect(parseText(`a${character}b`, rules)).toMatchObject({ error: { reason: 'not_allowed' } });
    },
  );

  test('that was taken is taken again as it is, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 15 }), fc.boolean(), (raw, isMultiline) => {
        const once = parseText(raw, { maximum: 10, isRequired: false, isMultiline });
        if (once.ok) expect(parseText(once.value, { maximum: 10, isRequired: false, isMultiline })).toEqual(once);
      }),
    );
  });
});

describe('a name', () => {
  test.each([
    ['Ana-Maria', 'Ana-Maria'],
    ['Bo', 'Bo'],
    ['Constantinescu-Popa', 'Constantinescu-Popa'],
    ["D'Angelo", "D'Angelo"],
    ['D’Angelo', "D'Angelo"],
    ['Ana‐Maria', 'Ana-Maria'],
    [' Ion   Ştefan\u00a0jr. ', 'Ion Ștefan jr.'],
    ['Łukasz', 'Łukasz'],
    ['Мария', 'Мария'],
    ['Carol 2', 'Carol 2'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('%j is %j', (raw, name) => {
    expect(parsePersonName(raw)).toEqual(ok(name));
  });

  test.each(['', 'A', ' A ', 'x'.repeat(41), '..', '- -', 'Ana<b>', 'Ana@', 'Ana\nPop', 'Ana😀', 'a'.repeat(100_000)])(
    '%j is none',
    (raw) => {
      expect(parsePersonName(raw)).toEqual(err({ code: 'name_invalid', minimum: 2, maximum: 40 }));
    },
  );
});

describe('a phone number', () => {
  test.each([
    ['0722123456', '0722123456'],
    ['0722 123 456', '0722123456'],
    ['0722.123-456', '0722123456'],
    ['+40 722 123 456', '0722123456'],
    ['0040722123456', '0722123456'],
    ['+40 (0)722 123 456', '0722123456'],
    ['021 312 34 56', '0213123456'],
    ['0258/700100', '0258700100'],
    ['0700123456', '0700123456'],
    ['0791 123 456', '0791123456'],
    ['0312\u00a0345\u2011678', '0312345678'],
  ])('%j is %s', (raw, phone) => {
    expect(parsePhone(raw)).toEqual(ok(phone));
  });

  test.each([
    '',
    '722123456',
    '072212345',
    '07221234567',
    '0822123456',
    '0422123456',
    '+49 30 1234567',
    '40722123456',
    'O722123456',
    '٠٧٢٢١٢٣٤٥٦',
    '0722123456; rm',
    ' '.repeat(100_000),
  ])('%j is none', (raw) => {
    expect(parsePhone(raw)).toEqual(err({ code: 'phone_invalid' }));
  });

  test('is found again in every way people write it', () => {
    const digits = fc.stringMatching(/^[237][0-9]{8}$/);
    const prefix = fc.constantFrom('0', '+40', '0040', '+40 0', '+40-');
    fc.assert(
      fc.property(digits, prefix, fc.constantFrom(' ', '.', '-', ''), (number, start, gap) => {
        const written = `${start}${gap}${number.slice(0, 3)}${gap}${number.slice(3, 6)}${gap}${number.slice(6)}`;
        expect(parsePhone(written)).toEqual(ok(`0${number}`));
      }),
    );
  });
});

describe('an e-mail address', () => {
  test.each([
    ['ana@example.ro', 'ana@example.ro'],
    ['  Ana.Pop+pizza@Example.RO ', 'ana.pop+pizza@example.ro'],
    ["o'neil_x!#$%&*/=?^`{|}~-@sub.example.co", "o'neil_x!#$%&*/=?^`{|}~-@sub.example.co"],
    ['a@b1-c.xn--p1ai', 'a@b1-c.xn--p1ai'],
    [`${'a'.repeat(64)}@example.ro`, `${'a'.repeat(64)}@example.ro`],
    [`a@${'b'.repeat(63)}.ro`, `a@${'b'.repeat(63)}.ro`],
  ])('%j is %s', (raw, email) => {
    expect(parseEmail(raw)).toEqual(ok(email));
  });

  test.each([
    '',
    'ana',
    '@example.ro',
    'ana@',
    'ana@example',
    'ana@.ro',
    'ana@example.',
    'ana@example..ro',
    'ana@-example.ro',
    'ana@example-.ro',
    'ana@exa_mple.ro',
    'ana@example.r',
    'ana@example.12',
    'ana@127.0.0.1',
    '.ana@example.ro',
    'ana.@example.ro',
    'a..b@example.ro',
    'ana pop@example.ro',
    'ana@pop@example.ro',
    '"ana"@example.ro',
    'ana\r\nBcc: x@example.ro',
    'ană@example.ro',
    'ana@exämple.ro',
    `${'a'.repeat(65)}@example.ro`,
    `a@${'b'.repeat(64)}.ro`,
    `${'a'.repeat(60)}@${'b.'.repeat(96)}ro`,
    `${' '.repeat(20)}${'a'.repeat(60)}@${`${'b'.repeat(48)}.`.repeat(4)}ro`,
    `${'a@'.repeat(50_000)}`,
  ])('%j is none', (raw) => {
    expect(parseEmail(raw)).toEqual(err({ code: 'email_invalid' }));
  });

  test('that was taken fits the simple pattern of the documents and a mail header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (raw) => {
        const email = parseEmail(raw);
        if (!email.ok) return;
        const [local, domain, ...more] = email.value.split('@');
        expect(more).toEqual([]);
        expect(domain?.includes('.')).toBe(true);
        expect(`${local}${domain}`).toMatch(/^[!-~]+$/);
        expect(parseEmail(email.value)).toEqual(email);
      }),
    );
  });

  test('of every common form is taken', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(parseEmail(email)).toEqual(ok(email.toLowerCase()));
      }),
    );
  });
});

describe('a message for the kitchen', () => {
  test.each([
    ['', ok('')],
    [' fără ceapă ', ok('fără ceapă')],
    ['ș'.repeat(40), ok('ș'.repeat(40))],
    ['ș'.repeat(41), err({ code: 'message_too_long', maximum: 40 })],
    ['unu\ndoi', err({ code: 'text_invalid', reason: 'not_allowed', maximum: 40 })],
  ])('%j', (raw, parsed) => {
    expect(parseMessage(raw)).toEqual(parsed);
  });
});

describe('an address', () => {
  const address: DeliveryAddress = {
    ...EMPTY_ADDRESS,
    zoneCode: 'BLJ',
    street: ' Strada Ştefan cel Mare ',
    streetNumber: '12',
  };

  test('is cleaned field by field', () => {
    expect(parseAddress(address)).toEqual(ok({ ...address, street: 'Strada Ștefan cel Mare' }));
  });

  test('is handed over in one of the ways there are', () => {
    expect(parseAddress({ ...address, dropOff: 'LEAVE' }).ok).toBe(true);
    expect(parseAddress({ ...address, dropOff: 'THROW' })).toMatchObject({
      error: { field: 'dropOff', reason: 'not_allowed' },
    });
  });

  test('names the field that is too long or holds what it may not', () => {
    const fields = fc.constantFrom(...Object.entries(ADDRESS_MAX_LENGTHS));
    fc.assert(
      fc.property(fields, ([field, maximum]) => {
        const tooLong = parseAddress({ ...address, [field]: 'x'.repeat(maximum + 1) });
        expect(tooLong).toEqual(err({ code: 'text_invalid', field, reason: 'too_long', maximum }));
        const long = parseAddress({ ...address, [field as AddressField]: 'x'.repeat(maximum) });
        expect(long.ok).toBe(field !== 'dropOff');
      }),
    );
    expect(parseAddress({ ...address, floor: '2\u0007' })).toMatchObject({
      error: { field: 'floor', reason: 'not_allowed' },
    });
  });

  test.each([
    ['street and number', {}, false, []],
    ['no street', { street: '' }, false, ['street_required']],
    ['no number', { streetNumber: '' }, false, ['street_number_required']],
    ['a landmark in town', { street: '', landmark: 'lângă biserică' }, false, ['street_required']],
    ['a landmark in a village', { street: '', streetNumber: '', landmark: 'lângă biserică' }, true, []],
    ['nothing in a village', { street: '', streetNumber: '' }, true, ['street_required', 'street_number_required']],
    ['street and number in a village', {}, true, []],
  ])('with %s', (_name, fields, isVillage, codes) => {
    const given = { ...address, ...fields };
    expect(findAddressGaps(given, { isVillage }).map((gap) => gap.code)).toEqual(codes);
  });
});
