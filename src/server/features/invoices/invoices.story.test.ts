import { expect, onTestFinished, test } from 'vitest';
import type { InvoiceProgramme } from '#domain/invoices/programmes.ts';
import { findOrderId, findSoldOrder, invoiceIssued } from '#server/features/orders/index.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { aFakeFgo } from '#test/support/invoices/fake-fgo.ts';
import { aFakeOblio } from '#test/support/invoices/fake-oblio.ts';
import type { InvoiceFault } from '#test/support/invoices/fake-programme.ts';
import { aFakeSmartBill } from '#test/support/invoices/fake-smartbill.ts';
import { collectMails } from '#test/support/postbox.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { issueInvoice } from './issue-invoice.ts';
import { anonymiseOldInvoices } from './personal-data.ts';
import { tryInvoiceKeys } from './save-invoice-settings.ts';

const FAKES = { oblio: aFakeOblio, smartbill: aFakeSmartBill, fgo: aFakeFgo } as const;
const PROGRAMMES = ['oblio', 'smartbill', 'fgo'] as const satisfies readonly InvoiceProgramme[];
const COMPANY = {
  companyName: 'Frasinul SRL',
  cui: 'RO12345674',
  tradeRegister: 'J01/123/2020',
  registeredOffice: 'Str. Lungă 1, mun. Cluj-Napoca, jud. Cluj',
};

/** A restaurant that issues invoices in a simulated programme. */
async function openShop(programme: InvoiceProgramme = 'oblio', { isOn = true } = {}) {
  const fake = await FAKES[programme]();
  onTestFinished(fake.close);
  const folder = await temporaryFolder();
  const story = await testApp({ dataDir: folder.path });
  onTestFinished(async () => {
    await story.close();
    await folder[Symbol.asyncDispose]();
  });
  await theRestaurant(story.db);
  await story.db
    .updateTable('restaurant')
    .set({ company: JSON.stringify({ vatPayer: true, cui: 'RO12345674' }) })
    .execute();
  const admin = story.apiOf(await anAdmin(story.db));
  const settings = {
    programme,
    isOn,
    email: fake.keys.email,
    secret: fake.keys.secret,
    series: fake.series,
    hasOwnSeries: true,
    zeroVatName: '',
  };
  await admin('saveInvoiceSettings', { body: settings });
  const services = {
    ...story.services,
    findOrderId,
    findOrder: findSoldOrder,
    mailOf: invoiceIssued.job,
    callOut: fake.callOut,
  };
  /** Works on all queued jobs once, as a process does; failed ones are queued again. Returns what they failed with. */
  const work = async () => {
    const { rows } = await services.pool.query<{ data: unknown }>(
      "delete from pgboss.job where name = 'invoice' returning data",
    );
    const failures: string[] = [];
    for (const { data } of rows) {
      try {
        await issueInvoice(services, data);
      } catch (error) {
        failures.push(String(error));
        const enqueue = await services.jobs.ready();
        await services.db
          .transaction()
          .execute((tx) => enqueue(tx, { queue: { name: 'invoice', retries: {} } as never, payload: data as object }));
      }
    }
    return failures;
  };
  return { story, admin, settings, fake, services, work };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** An order for a company, handed over and paid. */
async function deliver({ story, admin }: Shop, more: Partial<Parameters<typeof anOrder>[0]> = {}) {
  const of = [await aProduct(story.db)];
  const placed = await place(story.api, anOrder({ of, invoiceCompanyBean: COMPANY, ...more }));
  await admin('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare: 30 } });
  await admin('markAsDelivered', { body: { orderNumber: placed.orderNumber, payment: { method: 'CASH' } } });
  return placed;
}

const invoiceOf = async ({ admin }: Shop, id: number) => (await admin('getOrderInvoice', { params: { id } })).invoice;

const FAULTS: readonly InvoiceFault[] = ['lost', 'broken', 'slow', 'cut', 'failed', 'busy'];
test.each(PROGRAMMES.flatMap((name) => FAULTS.map((fault) => [name, fault] as const)))(
  '%s: an order of a company is invoiced once, though the request is %s',
  async (name, fault) => {
    const shop = await openShop(name);
    const { story, fake, work } = shop;
    const { orderNumber, accessToken } = await deliver(shop);
    expect(await invoiceOf(shop, orderNumber)).toMatchObject({ state: 'waiting' });
    fake.faults.push(fault);
    expect(await work()).toHaveLength(1);
    const { state } = (await invoiceOf(shop, orderNumber)) ?? {};
    expect(state).toBe(fault === 'busy' ? 'waiting' : 'unknown');
    if (state === 'unknown') {
      // Within a minute and a half the programme may still be working on it.
      expect(await work()).toEqual(['Error: The programme may still be answering']);
    }
    story.clock.advanceMinutes(2);
    expect(await work()).toEqual([]);
    expect(await work()).toEqual([]);
    const { payable } = (await findSoldOrder(story.db, await idOf(shop, orderNumber))) ?? {};
    expect(fake.entries).toMatchObject([{ total: payable, text: expect.stringContaining(`Comanda ${orderNumber}`) }]);
    expect(await invoiceOf(shop, orderNumber)).toMatchObject({ state: 'issued', series: 'PFT', number: '0041' });
    const tracked = await story.api('trackOrder', { params: { token: accessToken } });
    expect(tracked.invoice).toMatchObject({ name: 'PFT 0041' });
  },
);

async function idOf({ story }: Shop, orderNumber: number): Promise<number> {
  return (await findOrderId(story.db, orderNumber)) ?? 0;
}

test('number and link reach the guest by mail and the accountant by the file', async () => {
  const shop = await openShop();
  const { story, admin, work, services } = shop;
  const { orderNumber, accessToken } = await deliver(shop);
  await collectMails(story);
  expect((await story.api('trackOrder', { params: { token: accessToken } })).invoice).toBe(null);
  await work();
  const [letter, ...others] = await collectMails(story);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe(`Factura PFT 0041 pentru comanda ta nr. ${orderNumber}`);
  expect(letter?.text).toContain('https://www.oblio.eu/utils/show_file/?id=0041');
  const csv = await story.request(
    '/admin-service/export/orders?startDate=2026-11-20&endDate=2026-11-20',
    {},
    await anAdmin(story.db, { email: 'alta@exemplu.ro' }),
  );
  const [heading = '', row = ''] = (await csv.text()).split('\r\n');
  expect(row.split(';')[heading.split(';').indexOf('Factura emisă')]).toBe('PFT 0041');
  expect(await refusalOf(admin, 'retryInvoice', { body: { orderNumber } })).toMatchObject({
    code: 'invoice_issued_already',
  });
  await anonymiseOldInvoices(services.db, services.clock());
  expect((await invoiceOf(shop, orderNumber))?.link).not.toBe('');
  story.clock.advanceMinutes(8 * 366 * 24 * 60);
  await anonymiseOldInvoices(services.db, services.clock());
  const { rows } = await services.pool.query('select series, number, link from invoices');
  expect(rows).toEqual([{ series: 'PFT', number: '0041', link: '' }]);
});

test('it is queued once with its payment, only for a company, and only while invoices are issued from here', async () => {
  const shop = await openShop();
  const { story, admin, fake, settings, work } = shop;
  const { orderNumber } = await deliver(shop);
  await admin('correctPayment', { body: { orderNumber, payment: { method: 'CARD' } } });
  await deliver(shop, { invoiceCompanyBean: null });
  const { version } = await admin('getInvoiceSettings');
  await admin('saveInvoiceSettings', { body: { ...settings, secret: '', isOn: false, version } });
  const off = await deliver(shop);
  expect(await invoiceOf(shop, off.orderNumber)).toBe(null);
  expect(
    await refusalOf(admin, 'enterInvoice', { body: { orderNumber: off.orderNumber, series: '', number: '1' } }),
  ).toMatchObject({
    code: 'invoice_not_found',
  });
  expect(await work()).toEqual([]);
  expect(fake.entries).toEqual([]);
  expect(await invoiceOf(shop, orderNumber)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('oprită'),
  });
  // Paid later on the same day: then it is queued.
  await admin('saveInvoiceSettings', { body: { ...settings, secret: '' } });
  const unpaid = await place(story.api, anOrder({ of: [await aProduct(story.db)], invoiceCompanyBean: COMPANY }));
  await admin('confirmOrder', { body: { orderNumber: unpaid.orderNumber, timeToPrepare: 30 } });
  await admin('markAsDelivered', { body: { orderNumber: unpaid.orderNumber } });
  expect(await invoiceOf(shop, unpaid.orderNumber)).toBe(null);
  await admin('correctPayment', { body: { orderNumber: unpaid.orderNumber, payment: { method: 'CARD' } } });
  await work();
  expect(fake.entries).toMatchObject([{ text: expect.stringContaining('Plata: card') }]);
});

test.each(PROGRAMMES)('%s: what it refuses is said in words, and issued after it is put right', async (name) => {
  const shop = await openShop(name);
  const { admin, settings, fake, work } = shop;
  await admin('saveInvoiceSettings', { body: { ...settings, series: 'ALTA' } });
  const { orderNumber } = await deliver(shop);
  expect(await work()).toEqual([]);
  const reason = 'Programul de facturare nu are seria aleasă. Alegeți alta în pagina „Facturi”.';
  expect((await admin('getOpenInvoices')).invoices).toMatchObject([
    { orderNumber, company: 'Frasinul SRL', state: 'failed', reason },
  ]);
  await admin('saveInvoiceSettings', { body: { ...settings, secret: 'gresita' } });
  await admin('retryInvoice', { body: { orderNumber } });
  await work();
  expect((await invoiceOf(shop, orderNumber))?.reason).toContain('nu a primit cheile');
  await admin('saveInvoiceSettings', { body: settings });
  await admin('retryInvoice', { body: { orderNumber } });
  await work();
  expect(await invoiceOf(shop, orderNumber)).toMatchObject({ state: 'issued', reason: '', said: '' });
  expect(fake.entries).toHaveLength(1);
  expect((await admin('getOpenInvoices')).invoices).toEqual([]);
});

test('a person who issued it types its number, which no other order may have', async () => {
  const shop = await openShop();
  const { story, fake, work, admin } = shop;
  const manager = story.apiOf(await aManager(story.db));
  const one = await deliver(shop);
  const other = await deliver(shop);
  const typed = { orderNumber: one.orderNumber, series: 'pft', number: '0007' };
  expect(
    await refusalOf(manager, 'enterInvoice', { body: { ...typed, series: '<b>', number: 'șapte' } }),
  ).toMatchObject({
    fields: { series: 'Seria are cel mult 20 de litere și cifre.', number: 'Numărul facturii are numai cifre.' },
  });
  await manager('enterInvoice', { body: typed });
  expect(await invoiceOf(shop, one.orderNumber)).toMatchObject({
    state: 'issued',
    number: '0007',
    isByHand: true,
    link: '',
  });
  const taken = { ...typed, orderNumber: other.orderNumber, series: 'PFT' };
  expect(await refusalOf(manager, 'enterInvoice', { body: taken })).toMatchObject({
    code: 'invoice_number_taken',
    message: `Factura cu acest număr este a comenzii ${one.orderNumber}.`,
  });
  await work();
  expect(fake.entries.map(({ text }) => text)).toEqual([expect.stringContaining(`Comanda ${other.orderNumber}`)]);
  expect((await admin('getChanges', { query: { subject: 'order-invoice' } })).content).toMatchObject([
    { title: `Factura comenzii ${one.orderNumber}`, fields: [{ name: 'Număr', before: '', after: 'pft 0007' }] },
  ]);
});

test('two processes that work on one invoice issue it once', async () => {
  for (const name of PROGRAMMES) {
    const shop = await openShop(name);
    const { orderNumber } = await deliver(shop);
    const orderId = await idOf(shop, orderNumber);
    await Promise.allSettled(Array.from({ length: 4 }, () => issueInvoice(shop.services, { orderId })));
    expect([name, shop.fake.entries.length]).toEqual([name, 1]);
    expect((await invoiceOf(shop, orderNumber))?.state).toBe('issued');
  }
});

test('what cannot be found for certain is for a person to look at, and is not asked for again by itself', async () => {
  const shop = await openShop('smartbill');
  const { admin, settings, fake, work, story } = shop;
  await admin('saveInvoiceSettings', { body: { ...settings, hasOwnSeries: false } });
  const { orderNumber } = await deliver(shop);
  fake.faults.push('lost');
  await work();
  // While invoicing is off, nothing can be looked up, and nothing is forgotten.
  await admin('saveInvoiceSettings', { body: { ...settings, hasOwnSeries: false, isOn: false } });
  story.clock.advanceMinutes(2);
  expect(await work()).toEqual(['Error: The invoice cannot be looked up: off']);
  await admin('saveInvoiceSettings', { body: { ...settings, hasOwnSeries: false } });
  expect(await work()).toEqual([]);
  expect(await invoiceOf(shop, orderNumber)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('Nu se știe dacă factura a fost emisă'),
    said: 'De verificat: PFT 41',
  });
  expect(await work()).toEqual([]);
  await admin('enterInvoice', { body: { orderNumber, series: 'PFT', number: '0041' } });
  expect(fake.entries).toHaveLength(1);
});

test('a lost answer of another programme is not asked for in the new one', async () => {
  const shop = await openShop('oblio');
  const { admin, settings, fake, work, story } = shop;
  const { orderNumber } = await deliver(shop);
  fake.faults.push('lost');
  await work();
  await admin('saveInvoiceSettings', { body: { ...settings, programme: 'smartbill', secret: 'alta' } });
  story.clock.advanceMinutes(2);
  await work();
  expect(await invoiceOf(shop, orderNumber)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('Nu se știe'),
  });
});

test('keys are written and never read: not by a call, nor in the history or the database', async () => {
  const shop = await openShop();
  const { admin, settings, services, story } = shop;
  const loaded = await admin('getInvoiceSettings');
  expect(loaded).toMatchObject({ hasSecret: true, hasCui: true, series: 'PFT' });
  const changes = await admin('getChanges', { query: { subject: 'invoices' } });
  const { rows } = await services.pool.query('select * from invoice_settings');
  const logged = JSON.stringify(story.logged);
  for (const text of [loaded, changes, rows, logged]) expect(JSON.stringify(text)).not.toContain(settings.secret);
  // Another programme does not get the key of the first one.
  expect(
    await refusalOf(admin, 'saveInvoiceSettings', { body: { ...settings, programme: 'fgo', secret: '' } }),
  ).toMatchObject({
    fields: { secret: 'Scrieți cheia din programul de facturare.' },
  });
  await story.db
    .updateTable('restaurant')
    .set({ company: JSON.stringify({ vatPayer: true, cui: '' }) })
    .execute();
  expect(await refusalOf(admin, 'saveInvoiceSettings', { body: settings })).toMatchObject({
    code: 'invoice_cui_missing',
  });
});

test('keys are tried as typed or as stored, before a series is chosen', async () => {
  const { services, fake, settings } = await openShop();
  const { programme, email } = settings;
  const typed = { programme, email, series: '', secret: '' };
  expect(await tryInvoiceKeys(services, typed)).toMatchObject({ ok: true, value: { series: ['PFT'] } });
  expect(await tryInvoiceKeys(services, { ...typed, secret: 'gresita' })).toMatchObject({
    ok: false,
    error: { code: 'invoice_keys_refused', details: { said: 'The client credentials are invalid' } },
  });
  expect(await tryInvoiceKeys(services, { ...typed, email: 'fără adresă', secret: 'cu spațiu' })).toMatchObject({
    error: { fields: { email: expect.any(String), secret: 'Cheia nu este corectă: copiați-o întreagă, fără spații.' } },
  });
  expect(await tryInvoiceKeys(services, { ...typed, programme: 'fgo' })).toMatchObject({
    error: { fields: { secret: 'Scrieți cheia din programul de facturare.' } },
  });
  await fake.close();
  expect(await tryInvoiceKeys(services, typed)).toMatchObject({ error: { code: 'invoice_programme_busy' } });
  expect(fake.entries).toEqual([]);
});
