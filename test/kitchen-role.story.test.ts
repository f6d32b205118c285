/**
 * An account with the role of the kitchen (docs/decisions/0273): it cooks by the board, and reads nothing that leads to
 * a guest. What it may not call is derived from the declarations.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import type { CallInput, NamedApi } from '#contract/named-api.ts';
import { aPrinter } from '#test/support/a-printer.ts';
import { aDelivery, anOrder, place } from '#test/support/an-order.ts';
import { aCook, aManager, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { goLive } from '#test/support/live-app.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** Every text of the guest that the kitchen must not read, in each field that could hold it. */
const GUEST = {
  lastName: 'Secretescu',
  email: 'secret@exemplu.ro',
  phoneNumber: '0744 987 654',
  streetAddress: 'Strada Tainică',
  streetNumberAddress: '77Q',
  buildingNumber: 'Bloc-Z9',
  staircase: 'Scara-Z8',
  floor: 'Etaj-Z7',
  appartmentNumber: 'Ap-Z6',
  intercom: 'Inter-Z5',
  landmark: 'lângă fântâna secretă',
  dropOffNote: 'la vecina tainică',
} as const;
const COMPANY = { companyName: 'Firma Ascunsă SRL', cui: 'RO18547290', registeredOffice: 'Sediul Ascuns 3' };
const LEADS = [...Object.values(GUEST), ...Object.values(COMPANY), '987654', 'Tainică', 'Ascuns'];

const TABLE = {
  fullName: 'Ana Pop',
  phoneNumber: '0722 555 111',
  email: 'ana@exemplu.ro',
  time: '19:00',
  numberOfPeople: 4,
  reservationDate: '2026-11-21',
} as const;

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db, { services: { booking: { maximumAdvanceMinutes: 30 * 1440 } } });
  const { code } = await aZone(story.db);
  const soup = await aProduct(story.db, { name: 'Ciorbă de burtă' });
  const cook = await aCook(story.db, { firstName: 'Dumitru', lastName: 'Bucur' });
  const order = async () => {
    const body = anOrder({
      of: [soup],
      delivery: aDelivery(code, { firstName: 'Ana', additionalInformation: 'Fără ardei', ...GUEST }),
      invoiceCompanyBean: COMPANY,
    });
    return (await place(story.api, body)).orderNumber;
  };
  return {
    story,
    soup,
    order,
    cook,
    kitchen: story.apiOf(cook),
    staff: story.apiOf(await aManager(story.db)),
    [Symbol.asyncDispose]: story.close,
  };
}

const board = async (api: NamedApi) =>
  (
    await Promise.all(
      (['NEW', 'SCHEDULED', 'CONFIRMED'] as const).map((status) => api('getAllOrders', { query: { status } })),
    )
  ).flatMap(({ content }) => content);

test('the office makes an account of the kitchen; its owner signs in, cooks by the board and marks what ran out', async () => {
  await using restaurant = await openKitchen();
  const { story, soup, order, staff } = restaurant;
  const person = {
    firstName: 'Dumitru',
    lastName: 'Bucur',
    email: 'bucatar@exemplu.ro',
    password: 'Covrig#Plimba7',
  };
  const boss = story.apiOf(await anAdmin(story.db));
  const { id } = await boss('createAdminUser', { body: { ...person, role: 'ROLE_KITCHEN' } });
  expect(await boss('getUser', { params: { id: String(id) } })).toMatchObject({ role: 'ROLE_KITCHEN' });
  expect((await boss('getAdmins')).content.map(({ email }) => email)).toContain(person.email);
  const signedIn = await story.api('authenticateStaff', { body: { email: person.email, password: person.password } });
  expect(signedIn).toMatchObject({ userRoles: ['ROLE_KITCHEN'], redirectPath: '/comenzi/tabla' });

  const kitchen = story.apiOf({ token: signedIn.token });
  expect(await kitchen('getStaffSession')).toMatchObject({ role: 'ROLE_KITCHEN', firstName: 'Dumitru', panel: null });
  expect(await kitchen('getOwnSecurity')).toMatchObject({ hasTotp: false });
  const orderNumber = await order();
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  expect(await board(kitchen)).toMatchObject([
    { orderNumber, client: 'Ana', deliveryMethod: 'DELIVERY', additionalInformation: 'Fără ardei', kitchenNumber: 1 },
  ]);
  const done = await kitchen('changeStage', { body: { orderNumber, stage: 'ready' } });
  expect(done.order).toMatchObject({ readyAt: expect.any(String), firstName: 'Ana', phoneNumber: '' });
  const back = await kitchen('changeStage', { body: { orderNumber, stage: 'preparing' } });
  expect(back.order.readyAt).toBeNull();

  const subject = { kind: 'product', productId: soup.id } as const;
  await kitchen('markSoldOut', { body: { subject, until: 'back' } });
  expect((await kitchen('getSoldOut')).content).toMatchObject([{ title: 'Ciorbă de burtă', by: 'Dumitru Bucur' }]);
  await kitchen('markBack', { body: { subject } });
  expect((await kitchen('getSoldOut')).content).toEqual([]);
});

// The keys of a literal table are its names.
const OF_STAFF = (Object.keys(CALLS) as CallName[]).filter((name) => ['staff', 'admin'].includes(CALLS[name].access));

test('every call of staff and of the back office is refused with a sentence', async () => {
  await using restaurant = await openKitchen();
  const { story, cook } = restaurant;
  expect(OF_STAFF.length).toBeGreaterThan(120);
  const refused = [];
  for (const name of OF_STAFF) {
    const { method, path } = CALLS[name];
    const init = { method, headers: { 'Content-Type': 'application/json' }, ...(method === 'POST' && { body: '{}' }) };
    const response = await story.request(path.replace('{id}', '1'), init, cook);
    const { code, message } = (await response.json()) as { code?: string; message?: string };
    refused.push([name, response.status, code, message]);
  }
  const sentence = sentenceOf('forbidden');
  expect(sentence).toBe('Nu ai dreptul să faci această operațiune.');
  expect(refused).toEqual(OF_STAFF.map((name) => [name, 403, 'forbidden', sentence]));
});

test('what the kitchen may call of staff is this, and nothing else', () => {
  const mayCall = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].access === 'kitchen');
  expect(mayCall.sort()).toEqual([
    'answerPrintJobs',
    'changeStage',
    'createSocketTicket',
    'getAllOrders',
    'getIngredients',
    'getPanelWatch',
    'getRehearsal',
    'getSoldOut',
    'getStaffOrderDetails',
    'getStations',
    'markBack',
    'markSoldOut',
    'markStation',
    'printAgain',
    'printTestSlip',
    'reportPanel',
    'seeChange',
  ]);
});

test('no answer and no message to the kitchen holds what leads to a guest', async () => {
  await using restaurant = await openKitchen();
  const { story, order, cook, kitchen, staff, soup } = restaurant;
  await using live = await goLive(story);
  const heard: string[] = [];
  const { ticket } = await kitchen('createSocketTicket');
  const socket = live.connect({ token: ticket });
  socket.socket.on('message', (raw) => heard.push(raw.toString()));
  await socket.next();
  const orderNumber = await order();
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  // A change of the address, with its mark, its version and its line of the history.
  const [asked] = await staff('getStaffOrderDetails', { params: { id: orderNumber } });
  if (asked === undefined) throw new Error('The order is gone');
  const {
    deliveryMethod: _method,
    deliveryFee: _fee,
    city: _city,
    countyAddress: _county,
    ...address
  } = asked.deliveryDetailsBean;
  await staff('changeOrder', {
    body: {
      orderNumber,
      content: {
        products: [{ productId: soup.id, sizeId: soup.sizeId, quantity: 1 }],
        address: { ...address, streetAddress: 'Aleea Tainică' },
      },
      reason: 'A sunat domnul Secretescu.',
      expectedVersion: asked.version,
      expectedPayable: asked.payable,
    },
  });
  await expect
    .poll(() => heard.some((text) => text.includes('order-details') && text.includes('Adresă schimbată')))
    .toBe(true);

  const told: Record<string, unknown> = { socket: heard.map((text) => JSON.parse(text)) };
  told.board = await board(kitchen);
  told.order = await kitchen('getStaffOrderDetails', { params: { id: orderNumber } });
  told.watch = await kitchen('getPanelWatch');
  told.report = await kitchen('reportPanel', { body: { panelId: randomUUID(), sound: 'on', isVisible: true } });
  told.seen = await kitchen('seeChange', { body: { orderNumber } });
  told.ready = await kitchen('changeStage', { body: { orderNumber, stage: 'ready' } });
  await staff('changeStage', { body: { orderNumber, stage: 'out' } });
  await staff('markAsDelivered', { body: { orderNumber } });
  told.delivered = await kitchen('getStaffOrderDetails', { params: { id: orderNumber } });
  const text = JSON.stringify(told);
  expect(LEADS.filter((lead) => text.includes(lead))).toEqual([]);
  expect(text).toContain('Fără ardei');
  expect(text).toContain('Adresă schimbată');
  // The same is there for staff.
  const forStaff = JSON.stringify(await staff('getStaffOrderDetails', { params: { id: orderNumber } }));
  expect(LEADS.filter((lead) => !forStaff.includes(lead))).toEqual([GUEST.phoneNumber]);
  expect(await board(story.apiOf(cook))).toEqual([]);
});

test('the kitchen reads open orders and searches none, says that an order is ready and not that it left', async () => {
  await using restaurant = await openKitchen();
  const { order, kitchen, staff } = restaurant;
  const orderNumber = await order();
  const refused = { status: 403, code: 'forbidden' };
  for (const query of [{}, { status: 'DELIVERED' }, { status: 'REJECTED' }, { status: 'NEW', search: 'Secretescu' }]) {
    const asked = { query } as CallInput<'getAllOrders'>;
    expect(await refusalOf(kitchen, 'getAllOrders', asked)).toMatchObject(refused);
  }
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  const left = { body: { orderNumber, stage: 'out' } } as const;
  expect(await refusalOf(kitchen, 'changeStage', left)).toMatchObject(refused);
  await staff('changeStage', left);
  await staff('markAsDelivered', { body: { orderNumber } });
  expect(await kitchen('getAllOrders', { query: { status: 'NEW' } })).toMatchObject({ numberOfDeliveredOrders: 0 });
  expect(await staff('getAllOrders', { query: { status: 'NEW' } })).toMatchObject({ numberOfDeliveredOrders: 1 });
});

test('the kitchen hears of orders and of what ran out, not of tables and services', async () => {
  await using restaurant = await openKitchen();
  const { story, order, kitchen, staff, soup } = restaurant;
  await using live = await goLive(story);
  const socket = live.connect({ token: (await kitchen('createSocketTicket')).ticket });
  await socket.next();
  await story.api('bookTable', { body: TABLE });
  await staff('pauseService', { body: { service: 'delivery', length: 'today' } });
  await staff('resumeService', { body: { service: 'delivery' } });
  await staff('markSoldOut', { body: { subject: { kind: 'product', productId: soup.id }, until: 'back' } });
  expect(await socket.nextHint()).toEqual({ type: 'desk-changed', data: { desk: 'sold-out' } });
  await staff('markBack', { body: { subject: { kind: 'product', productId: soup.id } } });
  expect(await socket.nextHint()).toEqual({ type: 'desk-changed', data: { desk: 'sold-out' } });
  const orderNumber = await order();
  // It does not ring: a new order is one more change.
  expect(await socket.nextHint()).toEqual({
    type: 'order-changed',
    data: { number: orderNumber, version: 1, status: 'NEW', actor: null },
  });
});

test('a manager who becomes a cook hears as one from the next check on', async () => {
  await using restaurant = await openKitchen();
  const { story, order, cook } = restaurant;
  await using live = await goLive(story);
  const mara = await aManager(story.db);
  const socket = live.connect({ token: mara.token });
  await socket.next();
  await story.db
    .updateTable('users')
    .set({ roles: ['ROLE_KITCHEN'] })
    .where('id', '=', mara.id)
    .execute();
  // The end of any session has all of them checked.
  await story.apiOf(cook)('signOut');
  await expect
    .poll(async () => {
      await order();
      return (await socket.nextHint()).type;
    })
    .toBe('order-changed');
});

test('a panel of the kitchen counts neither as one that is there nor as one that noticed an order', async () => {
  await using restaurant = await openKitchen();
  const { story, order, kitchen, staff } = restaurant;
  const orderNumber = await order();
  const word = { sound: 'on' as const, isVisible: true, delivered: [orderNumber], rendered: [orderNumber] };
  const told = await kitchen('reportPanel', { body: { panelId: randomUUID(), ...word, opened: [orderNumber] } });
  expect(told).toMatchObject({ panels: 0, panelsWithSound: 0 });
  expect(await story.db.selectFrom('order_watch').selectAll().execute()).toEqual([]);
  expect(await staff('reportPanel', { body: { panelId: randomUUID(), ...word } })).toMatchObject({ panels: 1 });
});

test('the kitchen prints its own slips and answers for them', async () => {
  await using restaurant = await openKitchen();
  const { story, order, kitchen, staff } = restaurant;
  const both = await aPrinter(story.services, { prints: 'both' });
  const receipts = await aPrinter(story.services, { name: 'Casă', prints: 'receipt' });
  const orderNumber = await order();
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  await story.db.deleteFrom('print_jobs').execute();
  await kitchen('printAgain', { body: { orderNumber, printerId: both.id } });
  expect(await story.db.selectFrom('print_jobs').select('slip').execute()).toEqual([{ slip: 'kitchen' }]);
  const asked = { body: { orderNumber, printerId: receipts.id } };
  expect(await refusalOf(kitchen, 'printAgain', asked)).toMatchObject({ code: 'printer_prints_nothing' });
  // A slip that waited too long is asked about: the guest's only where staff read.
  await staff('printAgain', { body: { orderNumber, printerId: both.id } });
  story.clock.advanceMinutes(90);
  const questions = async (api: NamedApi) => (await api('getPanelWatch')).printQuestions;
  expect((await questions(kitchen)).map(({ slip }) => slip)).toEqual(['kitchen']);
  const all = await questions(staff);
  expect(all.map(({ slip }) => slip).sort()).toEqual(['kitchen', 'receipt']);
  await kitchen('answerPrintJobs', { body: { jobIds: all.map(({ jobId }) => jobId), answer: 'drop' } });
  expect((await questions(staff)).map(({ slip }) => slip)).toEqual(['receipt']);
});
