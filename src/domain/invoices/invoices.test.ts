import { expect, test } from 'vitest';
import { keysOf } from '#domain/keys-of.ts';
import { err, ok } from '#domain/result.ts';
import { INVOICE_STATES, INVOICE_STEPS, isSettled, nameOfInvoice } from './invoice-state.ts';
import { mentionOf, mentionsOrder } from './mention.ts';
import { parseInvoiceNumber, parseSeries } from './parse-invoice-number.ts';
import { parseInvoiceSettings, type TypedInvoiceSettings } from './parse-invoice-settings.ts';
import { placeOfOffice } from './place-of-office.ts';
import { ALL_PROGRAMMES, factsOfProgramme } from './programmes.ts';

test('an order is mentioned by its whole number', () => {
  expect(mentionOf(1234)).toBe('Comanda 1234');
  expect(mentionsOrder('COMANDA 1234. Plata: card', 1234)).toBe(true);
  expect(mentionsOrder('Comanda 12345', 1234)).toBe(false);
  expect(mentionsOrder('', 1234)).toBe(false);
});

test('an issued invoice stays, and each other state has a way to it', () => {
  const steps = keysOf(INVOICE_STEPS).map((name) => INVOICE_STEPS[name]);
  const waysFrom = (state: string) => steps.filter(({ from }) => (from as readonly string[]).includes(state));
  expect(waysFrom('issued')).toEqual([]);
  for (const state of INVOICE_STATES.filter((one) => one !== 'issued')) {
    expect(waysFrom(state).map(({ to }) => to)).toContain('issued');
  }
  // Only a person leads back to asking from a failed one.
  expect(waysFrom('failed')).toEqual([INVOICE_STEPS.retry, INVOICE_STEPS.enter]);
});

test('a request is over a minute and a half after it was sent', () => {
  expect([isSettled(0, 89_999), isSettled(0, 90_000)]).toEqual([false, true]);
});

test('an invoice is named by series and number', () => {
  expect(nameOfInvoice({ series: 'PFT', number: '0041' })).toBe('PFT 0041');
  expect(nameOfInvoice({ series: '', number: '41' })).toBe('41');
});

test.each([
  [{ series: ' PFT-26 ', number: ' 0041 ' }, ok({ series: 'PFT-26', number: '0041' })],
  [{ series: '', number: '41' }, ok({ series: '', number: '41' })],
  [
    { series: '<i>', number: '' },
    err([
      { field: 'series', code: 'invoice_series_invalid' },
      { field: 'number', code: 'invoice_number_invalid' },
    ]),
  ],
  [{ series: 'A'.repeat(21), number: '41' }, err([{ field: 'series', code: 'invoice_series_invalid' }])],
  [{ series: 'PFT', number: 'patru' }, err([{ field: 'number', code: 'invoice_number_invalid' }])],
])('%j typed by a person', (typed, read) => {
  expect(parseInvoiceNumber(typed)).toEqual(read);
});

test('a series may be required', () => {
  expect(parseSeries(' ', { isRequired: true })).toBe(null);
});

const TYPED: TypedInvoiceSettings = {
  programme: 'oblio',
  isOn: true,
  email: 'Contabil@Vatra.ro',
  secret: ' 1edd9e4f6 ',
  series: ' PFT ',
  hasOwnSeries: false,
  zeroVatName: ' SGR ',
};

test('settings are read as they are meant', () => {
  expect(parseInvoiceSettings(TYPED, false)).toEqual(
    ok({ ...TYPED, email: 'contabil@vatra.ro', secret: '1edd9e4f6', series: 'PFT', zeroVatName: 'SGR' }),
  );
  expect(parseInvoiceSettings({ ...TYPED, programme: 'fgo', email: 'orice' }, false)).toMatchObject({
    value: { email: '' },
  });
  expect(parseInvoiceSettings({ ...TYPED, secret: '' }, true)).toMatchObject({ ok: true });
});

test('what is missing or wrong is said together; while invoicing is off nothing is required', () => {
  const empty = { ...TYPED, email: '', secret: '', series: '' };
  expect(parseInvoiceSettings({ ...empty, isOn: false }, false)).toMatchObject({ value: { email: '', series: '' } });
  expect(parseInvoiceSettings(empty, false)).toEqual(
    err([
      { field: 'email', code: 'email_invalid' },
      { field: 'secret', code: 'invoice_secret_required' },
      { field: 'series', code: 'invoice_series_required' },
    ]),
  );
  const wrong = { email: 'fără', secret: 'cu spațiu', series: '<', zeroVatName: 'x'.repeat(41) };
  expect(parseInvoiceSettings({ ...TYPED, isOn: false, ...wrong }, false)).toEqual(
    err([
      { field: 'email', code: 'email_invalid' },
      { field: 'secret', code: 'invoice_secret_invalid' },
      { field: 'series', code: 'invoice_series_invalid' },
      { field: 'zeroVatName', code: 'text_too_long' },
    ]),
  );
  expect(parseInvoiceSettings({ ...TYPED, secret: 'a'.repeat(201) }, false)).toMatchObject({ ok: false });
});

test('each programme says what it asks for', () => {
  expect(ALL_PROGRAMMES.map((name) => factsOfProgramme(name).label)).toEqual(['Oblio', 'SmartBill', 'FGO']);
});

const NEAR = { county: 'Alba', city: 'Blaj' };
test.each([
  ['', NEAR],
  ['Str. Lungă 5', NEAR],
  ['Str. Lungă 5, Blaj, jud. Alba', NEAR],
  ['Str. Lungă 5, mun. Cluj-Napoca, județul Cluj', { county: 'Cluj', city: 'Cluj-Napoca' }],
  ['Com. Mihalț, str. Mare 2', { county: 'Alba', city: 'Mihalț' }],
  ['Bd. Unirii 3, Sector 3', { county: 'București', city: 'București' }],
  ['Str. Mică 1, Sibiu', { county: 'Sibiu', city: '' }],
])('%j is in %j', (office, place) => {
  expect(placeOfOffice(office, NEAR)).toEqual(place);
});
