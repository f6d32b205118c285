/** The same cases for each programme: what was asked, what may have happened, and what is certain. */
import { expect, onTestFinished, test } from 'vitest';
import { mentionOf } from '#domain/invoices/mention.ts';
import type { InvoiceProgramme } from '#domain/invoices/programmes.ts';
import { bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aFakeFgo } from '#test/support/invoices/fake-fgo.ts';
import { aFakeOblio } from '#test/support/invoices/fake-oblio.ts';
import { aFakeSmartBill } from '#test/support/invoices/fake-smartbill.ts';
import { openProgramme } from './open-programme.ts';
import type { Account, Invoice } from './programme.ts';

const FAKES = { oblio: aFakeOblio, smartbill: aFakeSmartBill, fgo: aFakeFgo } as const;
const PROGRAMMES = ['oblio', 'smartbill', 'fgo'] as const satisfies readonly InvoiceProgramme[];
const DAY = localDate('2026-11-20');
const OF_ORDER = 1234;

const anInvoice = (orderNumber: number, price = 3_400): Invoice => ({
  orderNumber,
  day: DAY,
  buyer: {
    name: 'Țesătoria Mureș SRL',
    cui: 'RO14399840',
    tradeRegister: 'J01/12/2020',
    office: 'Str. Lungă 1',
    county: 'Mureș',
    city: 'Târgu Mureș',
  },
  lines: [
    { name: 'Ciorbă', quantity: 2, unitPrice: bani(price), vat: 1100 },
    { name: 'Vin', quantity: 1, unitPrice: bani(2_105), vat: 2100 },
    { name: 'Garanție SGR', quantity: 1, unitPrice: bani(50), vat: null },
  ],
  total: bani(2 * price + 2_155),
  mentions: mentionOf(orderNumber),
});

async function open(name: InvoiceProgramme) {
  const fake = await FAKES[name]();
  onTestFinished(fake.close);
  const account: Account = {
    cui: 'RO12345674',
    ...fake.keys,
    series: fake.series,
    hasOwnSeries: true,
    zeroVatName: '',
    publicUrl: 'https://vatra.example',
  };
  const programme = openProgramme(name, fake.callOut);
  return { fake, account, programme };
}

/** Asks as the job does, with the bookmark of before. */
async function ask({ account, programme }: Awaited<ReturnType<typeof open>>, invoice = anInvoice(OF_ORDER)) {
  const prepared = await programme.prepare(account);
  if (!prepared.ok) return { issuing: prepared.error, find: null };
  const issuing = await programme.issue(account, invoice);
  const find = () =>
    programme.find(account, {
      orderNumber: invoice.orderNumber,
      total: invoice.total,
      day: DAY,
      bookmark: prepared.value,
      taken: [],
      isOnly: true,
    });
  return { issuing, find };
}

test.each(PROGRAMMES)('%s issues an invoice with number, link and the sums by rate', async (name) => {
  const opened = await open(name);
  const { issuing } = await ask(opened);
  expect(issuing).toMatchObject({ code: 'issued', invoice: { series: 'PFT', number: '0041' } });
  expect(issuing.code === 'issued' && issuing.invoice.link).toMatch(/^https:\/\//);
  expect(opened.fake.entries).toMatchObject([
    { total: 8_955, byRate: { 0: 50, 11: 6_800, 21: 2_105 }, buyer: 'RO14399840', text: 'Comanda 1234', day: DAY },
  ]);
});

test.each(PROGRAMMES)('%s: what may have been issued is unknown, never refused', async (name) => {
  for (const fault of ['lost', 'broken', 'cut', 'failed', 'slow'] as const) {
    const opened = await open(name);
    opened.fake.faults.push(fault);
    const { issuing } = await ask(opened);
    expect([fault, issuing.code]).toEqual([fault, 'unknown']);
  }
});

test.each(PROGRAMMES)('%s: a lost answer is found again, and no second invoice exists', async (name) => {
  const opened = await open(name);
  await ask(opened, anInvoice(12_345));
  opened.fake.faults.push('lost');
  const { find } = await ask(opened);
  const found = await find?.();
  if (found?.code === 'ask_again') {
    expect((await ask(opened)).issuing).toMatchObject({ code: 'issued', invoice: { number: '0042' } });
  } else {
    expect(found).toMatchObject({ code: 'found', invoice: { series: 'PFT', number: '0042' } });
  }
  expect(opened.fake.entries.filter(({ text }) => text === 'Comanda 1234')).toHaveLength(1);
});

test.each(PROGRAMMES)('%s: one that was not issued is not found, and asked for again', async (name) => {
  const opened = await open(name);
  opened.fake.faults.push('cut');
  const { find } = await ask(opened);
  expect(['absent', 'ask_again']).toContain((await find?.())?.code);
  expect((await ask(opened)).issuing).toMatchObject({ code: 'issued', invoice: { number: '0041' } });
  expect(opened.fake.entries).toHaveLength(1);
});

test.each(PROGRAMMES)('%s: too many requests are postponed', async (name) => {
  const opened = await open(name);
  opened.fake.faults.push('busy');
  expect((await ask(opened)).issuing).toMatchObject({ code: 'busy' });
  expect(opened.fake.entries).toEqual([]);
});

test.each(PROGRAMMES)('%s: wrong keys, a wrong series and a missing rate are refused by their reason', async (name) => {
  const opened = await open(name);
  const stranger = { ...opened, account: { ...opened.account, secret: 'altceva' } };
  expect((await ask(stranger)).issuing).toMatchObject({ code: 'refused', reason: 'keys' });
  const astray = { ...opened, account: { ...opened.account, series: 'ALTA' } };
  expect((await ask(astray)).issuing).toMatchObject({ code: 'refused', reason: 'series' });
  const old = anInvoice(OF_ORDER);
  const lines = old.lines.map((line) => ({ ...line, vat: line.vat === 1100 ? 900 : line.vat }));
  expect((await ask(opened, { ...old, lines })).issuing).toMatchObject({ code: 'refused', reason: 'vat' });
  expect(opened.fake.entries).toEqual([]);
});

test.each(PROGRAMMES)('%s: keys are tried without issuing anything', async (name) => {
  const { fake, account, programme } = await open(name);
  expect(await programme.listSeries(account)).toEqual({ ok: true, value: name === 'fgo' ? null : ['PFT'] });
  expect(await programme.listSeries({ ...account, secret: 'altceva' })).toMatchObject({
    ok: false,
    error: { code: 'refused', reason: 'keys' },
  });
  expect(fake.entries).toEqual([]);
});

test.each(PROGRAMMES)('%s: a programme that cannot be reached leaves nothing unknown', async (name) => {
  const { fake, account, programme } = await open(name);
  await fake.close();
  expect(await programme.listSeries(account)).toMatchObject({ ok: false, error: { code: 'busy' } });
  const { issuing } = await ask({ fake, account, programme });
  expect(issuing.code).toBe('busy');
});

test('SmartBill: another invoice of the same amount, or a series with others, is for a person to look at', async () => {
  const opened = await open('smartbill');
  opened.fake.faults.push('lost');
  const { find } = await ask(opened);
  await ask(opened, anInvoice(77));
  expect(await find?.()).toMatchObject({ code: 'unclear', said: 'De verificat: PFT 41, PFT 42' });
  const shared = { ...opened, account: { ...opened.account, hasOwnSeries: false } };
  shared.fake.faults.push('lost');
  const second = await ask(shared, anInvoice(78, 9_900));
  expect(await second.find?.()).toMatchObject({ code: 'unclear', said: 'De verificat: PFT 43' });
});

test('SmartBill: numbers of other orders are left out', async () => {
  const { fake, account, programme } = await open('smartbill');
  fake.faults.push('cut');
  await programme.issue(account, anInvoice(OF_ORDER));
  await programme.issue(account, anInvoice(77));
  const sought = { orderNumber: OF_ORDER, total: anInvoice(OF_ORDER).total, day: DAY, bookmark: '41', isOnly: true };
  expect(await programme.find(account, { ...sought, taken: ['0041'] })).toEqual({ code: 'absent' });
  expect(await programme.find(account, { ...sought, taken: [], isOnly: false })).toMatchObject({ code: 'unclear' });
});

test('Oblio: the mention is the whole number, on every page of the list', async () => {
  const opened = await open('oblio');
  const { find } = await ask(opened);
  for (let other = 0; other < 120; other += 1) {
    opened.fake.entries.unshift({
      ...(opened.fake.entries.at(-1) as (typeof opened.fake.entries)[number]),
      text: `Comanda 1234${other}`,
    });
  }
  expect(await find?.()).toMatchObject({ code: 'found' });
  opened.fake.entries.pop();
  expect(await find?.()).toEqual({ code: 'absent' });
});
