/** back-office.md, tested from outside: sign-in, the orders panel's calls and its push connection. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { submission } from '#test/documents/document-client.ts';
import { type DocumentShop, missing, openDocumentShop, pickup } from '#test/documents/document-shop.ts';
import { aManager } from '#test/support/factories.ts';
import { goLive } from '#test/support/live-app.ts';

let shop: DocumentShop;
beforeAll(async () => {
  shop = await openDocumentShop();
});
afterAll(() => shop.close());

/** An order of 38,50 lei in a box of 1,50. */
async function anOrderNumber(delivery: Record<string, unknown> = {}): Promise<number> {
  const { body } = await shop.guest.placeOrder(
    submission({ lines: [{ product: shop.menu.pasta }], delivery: pickup(delivery) }),
  );
  return body.orderNumber;
}

describe('back-office.md §7: sign-in', () => {
  const email = 'mara@exemplu.ro';
  const password = 'Parola#2026';
  beforeAll(async () => {
    const passwordHash = await hashPassword(password);
    await aManager(shop.story.db, { email, passwordHash, firstName: 'Mara', lastName: 'Pop' });
  });

  test.each([
    ['flat', { email, password }],
    ['in authData', { authData: { email, password } }],
    ['in authData with the mode', { authData: { email, password }, mode: 'login' }],
  ])('answers both documented readings when the payload is %s', async (_form, payload) => {
    const { status, body } = await shop.guest.authenticateStaff(payload);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      jwtToken: body.token,
      userRoles: ['ROLE_MANAGER'],
      firstName: 'Mara',
      lastName: 'Pop',
      email,
      user: { firstName: 'Mara', lastName: 'Pop', email, role: 'ROLE_MANAGER' },
      redirectPath: '/comenzi',
    });
    expect((await shop.clientOf(body.jwtToken).getAllOrders()).status).toBe(200);
  });

  test('a wrong password is 401 with the documented sentence, its grammar put right', async () => {
    const { status, body } = await shop.guest.authenticateStaff({ email, password: 'alta' });
    expect([status, body.message]).toEqual([401, 'Adresa de e-mail sau parola este greșită.']);
    expect((await shop.guest.authenticateStaff({})).status).toBe(422);
  });
});

describe('back-office.md §6: roles', () => {
  test.each(['/user-service/get-all-orders', '/admin-service/get-order-details/10000000'])(
    '%s is for staff: 401 without a session, 403 for ROLE_USER',
    async (path) => {
      const visitor = await shop.guest.call(path);
      const customer = await shop.customer.call(path);
      expect([visitor.status, visitor.body.message]).toEqual([401, 'Sesiunea a expirat. Conectează-te din nou.']);
      expect([customer.status, customer.body.message]).toEqual([403, 'Nu ai dreptul să faci această operațiune.']);
    },
  );

  test('ROLE_USER moves no order', async () => {
    const orderNumber = await anOrderNumber();
    const moves = [
      await shop.customer.confirmOrder({ orderNumber, timeToPrepare: 20, totalPackageCost: 0 }),
      await shop.customer.rejectOrder({ orderNumber, reason: 'nu' }),
      await shop.customer.markAsDelivered({ orderNumber }),
    ];
    expect(moves.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('back-office.md §3 and §7: the list of orders', () => {
  test('has content, totalElements and the counts; its items lead to their details', async () => {
    const orderNumber = await anOrderNumber();
    const { body } = await shop.staff.getAllOrders({ status: 'NEW', page: '0', size: '10' });
    const counts = ['numberOfNewOrders', 'numberOfRejectedOrders', 'numberOfConfirmedOrders'];
    expect(missing(body, ['content', 'totalElements', ...counts])).toEqual([]);
    expect(body.totalElements).toBe(body.numberOfNewOrders);
    const [order] = body.content;
    expect(order).toMatchObject({
      orderNumber,
      orderStatus: 'NEW',
      status: 'NEW',
      orderDate: [2026, 11, 20, 12, 0, 0, 0],
      client: 'Ana Popescu',
      customer: 'Ana Popescu',
      totalPrice: 40,
      cartTotal: 40,
      items: [{ name: 'Spaghete carbonara', value: '300 g', quantity: 1 }],
    });
    for (const id of [order.id, order.orderNumber]) {
      const detail = await shop.staff.getStaffOrderDetails(id);
      expect([detail.status, detail.body[0].orderNumber]).toEqual([200, orderNumber]);
    }
  });

  test.each([
    ['no filter', {}],
    ['an empty filter', { status: '', page: '', size: '' }],
    ['a status in small letters', { status: 'new' }],
    ['SCHEDULED', { status: 'SCHEDULED' }],
    ['CONFIRMED', { status: 'CONFIRMED' }],
    ['REJECTED', { status: 'REJECTED' }],
    ['DELIVERED', { status: 'DELIVERED' }],
    ['more than is given at once', { size: '5000' }],
  ])('takes %s', async (_name, filters) => {
    expect((await shop.staff.getAllOrders(filters as Record<string, string>)).status).toBe(200);
  });
});

describe('back-office.md §3, §4 and §5: accept, reject, deliver', () => {
  test.each([
    ['numbers', 20, 1.5, 20],
    ['texts of the chosen options', '20', '1.5', 20],
  ])('accept with %s keeps what was said', async (_form, timeToPrepare, totalPackageCost, minutes) => {
    const orderNumber = await anOrderNumber();
    const { status } = await shop.staff.confirmOrder({ orderNumber, timeToPrepare, totalPackageCost });
    expect(status).toBe(200);
    const { body } = await shop.staff.getStaffOrderDetails(orderNumber);
    expect(body[0]).toMatchObject({
      orderStatus: 'CONFIRMED',
      orderTimeToPrepare: minutes,
      manuallySetPackageCost: 1.5,
      totalPrice: 40,
    });
  });

  test.each([null, 'N/A'])('N/A (%j) is for orders with a chosen moment', async (timeToPrepare) => {
    const scheduled = await anOrderNumber({ asSoonAsPossible: false, chosenOrderDate: '2026-11-20T18:30' });
    const now = await anOrderNumber();
    const accept = (orderNumber: number) =>
      shop.staff.confirmOrder({ orderNumber, timeToPrepare, totalPackageCost: 0 });
    expect((await accept(scheduled)).status).toBe(200);
    const { status, body } = await accept(now);
    expect([status, body.message]).toEqual([422, 'Vă rugăm să selectați un timp de pregătire pentru comandă.']);
  });

  test('a negative packaging cost is refused in the documented words', async () => {
    const orderNumber = await anOrderNumber();
    const { status, body } = await shop.staff.confirmOrder({ orderNumber, timeToPrepare: 20, totalPackageCost: -2 });
    expect([status, body.message]).toEqual([422, 'Vă rugăm să introduceți un cost valid pentru ambalaje.']);
  });

  test.each([
    ['rejectedOrder', (order: object) => ({ rejectedOrder: order })],
    ['the flat form', (order: object) => order],
  ])('reject in %s needs a reason', async (_form, wrap) => {
    const orderNumber = await anOrderNumber();
    for (const order of [{ orderNumber }, { orderNumber, reason: ' ' }]) {
      const refused = await shop.staff.rejectOrder(wrap(order));
      expect([refused.status, refused.body.message]).toEqual([422, 'Motivul respingerii comenzii este obligatoriu.']);
    }
    const { status, body } = await shop.staff.rejectOrder(wrap({ orderNumber, reason: 'Nu mai avem paste' }));
    expect([status, body.message]).toEqual([200, 'Comanda a fost respinsă.']);
    expect((await shop.staff.getStaffOrderDetails(orderNumber)).body[0].orderStatus).toBe('REJECTED');
  });

  test.each(['orderNumber', 'deliveredOrderNumber'])('deliver by %s, once, after acceptance', async (name) => {
    const orderNumber = await anOrderNumber();
    expect((await shop.staff.markAsDelivered({ [name]: orderNumber })).status).toBe(409);
    await shop.staff.confirmOrder({ orderNumber, timeToPrepare: 20, totalPackageCost: 0 });
    const { status, body } = await shop.staff.markAsDelivered({ [name]: orderNumber });
    expect([status, body.message]).toEqual([200, 'Starea comenzii a fost schimbată cu succes!']);
    const again = await shop.staff.markAsDelivered({ [name]: orderNumber });
    expect([again.status, again.body.message]).toEqual([409, 'Comanda a fost deja livrată de Mara Ionescu, la 12:00.']);
  });

  test('an unknown order is 404', async () => {
    const { status, body } = await shop.staff.confirmOrder({ orderNumber: 1, timeToPrepare: 20, totalPackageCost: 0 });
    expect([status, body.message]).toEqual([404, 'Comanda nu a fost găsită.']);
  });
});

describe('what staff stop for a while, as a client of the documents meets it', () => {
  test('a paused pickup is refused in words and goes on when it is taken up again', async () => {
    const pausing = await shop.staff.call('/admin-service/pause-service', { service: 'pickup', length: '30' });
    expect(pausing.status).toBe(200);
    const order = submission({ lines: [{ product: shop.menu.pasta }], delivery: pickup() });
    const refused = await shop.guest.placeOrder(order);
    expect([refused.status, refused.body.code]).toEqual([409, 'service_paused']);
    expect(refused.body.message).toContain('Ridicarea');
    await shop.staff.call('/admin-service/resume-service', { service: 'pickup' });
    expect((await shop.guest.placeOrder(order)).status).toBeLessThan(300);
  });

  test('what ran out is out of stock on the menu, and its switches stay as they are', async () => {
    const subject = { kind: 'product', productId: shop.menu.pasta.id };
    await shop.staff.call('/admin-service/mark-sold-out', { subject, until: 'back' });
    const marked = await shop.guest.getProduct(shop.menu.pasta.id);
    expect(marked.body).toMatchObject({ outOfStock: true, available: true });
    await shop.staff.call('/admin-service/mark-back', { subject });
    expect((await shop.guest.getProduct(shop.menu.pasta.id)).body).toMatchObject({ outOfStock: false });
  });

  test('a guest does none of it', async () => {
    const calls = [
      await shop.customer.call('/admin-service/pause-service', { service: 'pickup', length: '30' }),
      await shop.customer.call('/admin-service/set-busy-mode', { extraMinutes: 10, length: '30' }),
      await shop.customer.call('/admin-service/correct-payment', { orderNumber: 10_000_000 }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('back-office.md §3, §5 and §7: categories', () => {
  const row = {
    name: 'Supe',
    specialCategory: false,
    extraIngredients: [{ name: 'Smântână', price: 3.5 }],
    isPickupFromSpecificLocation: false,
    givenLocationForPickup: '',
    preferredMessage: true,
    additionalInformation: 'Cu pâine',
  };

  test('an array makes them, a row with an id updates, the list has every field, a delete by id ends one', async () => {
    const made = await shop.admin.createCategory([row]);
    expect([made.status, made.body.message]).toEqual([200, 'Categoria a fost adăugată cu succes!']);
    const { body: all } = await shop.staff.getStaffCategories();
    const soups = all.find(({ name }: { name: string }) => name === 'Supe');
    expect(missing(soups, ['id', 'value', ...Object.keys(row)])).toEqual([]);
    expect(soups).toMatchObject({
      ...row,
      givenLocationForPickup: null,
      extraIngredients: [expect.objectContaining({ name: 'Smântână', price: 3.5 })],
    });
    const updated = await shop.admin.createCategory([{ ...soups, name: 'Supe și ciorbe' }]);
    expect(updated.body.message).toBe('Categoria a fost actualizată cu succes!');
    expect((await shop.admin.deleteCategory(soups.id)).status).toBe(200);
    expect((await shop.staff.getStaffCategories()).body.map(({ id }: { id: number }) => id)).not.toContain(soups.id);
  });

  test.each([
    ['a name', { name: '' }, 'Numele categoriei este obligatoriu.'],
    ['a pickup place', { isPickupFromSpecificLocation: true }, 'Trebuie să specificați locul de ridicare.'],
  ])('without %s it is refused in the documented words', async (_name, changes, sentence) => {
    const { status, body } = await shop.admin.createCategory([{ ...row, name: 'Altfel', ...changes }]);
    expect([status, Object.values(body.fields)]).toEqual([422, [sentence]]);
  });

  test('one with products stays, and says how many', async () => {
    const { status, body } = await shop.admin.deleteCategory(shop.menu.pasta.categoryId);
    expect([status, body.message]).toEqual([
      409,
      'Categoria nu poate fi ștearsă: are un produs. Mutați produsele în altă categorie.',
    ]);
  });
});

describe('back-office.md §3, §5 and §7: name, contact and address', () => {
  const contact = { name: 'Vatra Frasinilor', phoneNumber: '0258 000 100', email: 'comenzi@exemplu.ro' };
  const address = {
    county: 'Alba',
    address: 'Strada Frasinului',
    streetNumber: '12',
    city: 'Blaj',
    postalCode: '515400',
  };

  test('the restaurant is told with every documented field', async () => {
    const { status, body } = await shop.admin.fetchSetup();
    expect(status).toBe(200);
    expect(
      missing(body, [
        ...Object.keys(contact),
        ...Object.keys(address),
        ...[
          'country',
          'schedules',
          'holidaySchedules',
          'promotions',
          'cashPayment',
          'cardPayment',
          'cashAndCardPayment',
        ],
        ...['pickupEnabled', 'deliveryEnabled', 'bookingEnabled', 'preOrdersEnabled'],
        ...['pickup', 'delivery', 'booking', 'preOrders'].map((service) => `${service}AsSoonAsPossibleEnabled`),
        ...['Pickup', 'Delivery', 'PreOrders', 'Bookings'].flatMap((service) => [
          `minimumTimeInAdvanceFor${service}`,
          `maximumTimeInAdvanceFor${service}`,
        ]),
      ]),
    ).toEqual([]);
  });

  test('both are saved in the documented words and read back', async () => {
    const saved = await shop.admin.saveContact(contact);
    expect([saved.status, saved.body.message]).toEqual([200, 'Datele au fost salvate cu succes!']);
    expect((await shop.admin.saveAddress(address)).body.message).toBe('Datele au fost salvate cu succes!');
    const { body } = await shop.admin.fetchSetup();
    expect(body).toMatchObject({ ...contact, phoneNumber: '0258000100', ...address });
  });

  test.each(['name', 'phoneNumber', 'email'])('contact without %s is refused', async (field) => {
    const { status, body } = await shop.admin.saveContact({ ...contact, [field]: '' });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  test.each([
    ['county', ''],
    ['address', ''],
    ['streetNumber', ''],
    ['city', ''],
    ['postalCode', '1234'],
    ['postalCode', '12345678901'],
  ])('an address with %s "%s" is refused', async (field, value) => {
    const { status, body } = await shop.admin.saveAddress({ ...address, [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  test('only administrators set up', async () => {
    for (const client of [shop.staff, shop.customer]) {
      expect((await client.fetchSetup()).status).toBe(403);
      expect((await client.saveContact(contact)).status).toBe(403);
      expect((await client.saveAddress(address)).status).toBe(403);
    }
  });
});

describe('back-office.md §7: pictures of a product', () => {
  test('a form with images and removedImagesIDs, as an older client writes it', async () => {
    const { id } = shop.menu.pasta;
    const form = new FormData();
    for (const background of ['#a00', '#0a0']) form.append('images', await aPhoto(background));
    const added = await shop.staff.addProductImages(id, form);
    expect(added.status).toBe(200);
    const { imagesLinks } = (await shop.guest.getProduct(id)).body;
    expect(missing(imagesLinks[0], ['id', 'imageLink'])).toEqual([]);
    expect(imagesLinks).toHaveLength(2);
    const removing = new FormData();
    removing.append('removedImagesIDs', String(imagesLinks[0].id));
    expect((await shop.staff.addProductImages(id, removing)).status).toBe(200);
    expect((await shop.guest.getProduct(id)).body.imagesLinks).toEqual([imagesLinks[1]]);
  });

  async function aPhoto(background: string): Promise<File> {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(bytes)], 'poza.png', { type: 'image/png' });
  }
});

test('back-office.md §7: a socket with the token in the query and as first message hears of a new order', async () => {
  const { story, guest, staff, manager, menu, close } = await openDocumentShop();
  await using _closing = { [Symbol.asyncDispose]: close };
  await using live = await goLive(story);
  for (const origin of [null, 'http://localhost:3000']) {
    const panel = live.connect({ token: manager.token, origin });
    panel.say(manager.token);
    expect(await panel.next()).toMatchObject({ type: 'hello' });
    const { body } = await guest.placeOrder(submission({ lines: [{ product: menu.pasta }], delivery: pickup() }));
    const message = await panel.nextHint();
    const { orderNumber } = body;
    expect(message).toMatchObject({ orderNumber, orderStatus: 'NEW', client: 'Ana Popescu', totalPrice: 40 });
    expect((await staff.getStaffOrderDetails(message.id)).status).toBe(200);
    panel.socket.close();
  }
});

describe('back-office.md §3, §5, §7 and §8: users', () => {
  test('who is created as documented is in the list they belong to, and may sign in', async () => {
    const person = { firstName: 'Ioana', lastName: 'Marin', password: 'Covrig#Plimba7' };
    const user = { ...person, email: 'ioana.marin@exemplu.ro', role: 'ROLE_USER' };
    const admin = { ...person, email: 'ioana.sefa@exemplu.ro', role: 'ROLE_ADMIN' };
    expect((await shop.admin.createAdditionalUser(user)).status).toBe(200);
    expect((await shop.admin.createAdminUser(admin)).status).toBe(200);
    const names = ({ body }: { body: { content: { email: string }[] } }) => body.content.map(({ email }) => email);
    expect(names(await shop.admin.getUsers())).toContain(user.email);
    expect(names(await shop.admin.getAdmins({ page: '0', size: '10' }))).toContain(admin.email);
    const signedIn = await shop.guest.authenticateStaff({ email: admin.email, password: person.password });
    expect(signedIn.body).toMatchObject({ userRoles: ['ROLE_ADMIN'] });

    expect((await shop.staff.getUsers()).status).toBe(403);
    const again = await shop.admin.createAdminUser(admin);
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('Există deja un cont cu această adresă de e-mail.');
    const wrong = await shop.admin.createAdditionalUser({ ...user, firstName: '?', email: 'x', password: 'x' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['email', 'firstName', 'password']);
  });
});
