/** A valid request for every call of the contract, in a restaurant where each has something to find. */

import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/all-calls.ts';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { bani } from '#domain/money/bani.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { saveRegister } from '#server/features/fiscal/fiscal-settings.repository.ts';
import { REGISTER } from '#test/support/a-fiscal-shop.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import {
  aCoupon,
  aCourier,
  aCustomer,
  aManager,
  anAdmin,
  anImage,
  aProduct,
  aPromotion,
  aZone,
} from '#test/support/factories.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { A_FILE } from './form-text.ts';

/** A valid request: values of the address and of the body. */
export type Good = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};

/** A valid request for every call; a call that needs unused data (an order to answer, a session to end) gets it. */
export async function goodRequests(story: TestApp): Promise<(name: CallName, index: number) => Promise<Good>> {
  const { db, api } = story;
  await theRestaurant(db, {});
  const zone = await aZone(db, { code: 'BLAJ', fee: bani(500), freeFrom: bani(5_000) });
  const dish = await aProduct(db, { price: bani(3_200), extras: [{ name: 'Smântână', price: bani(300) }] });
  const drink = await aProduct(db, { price: bani(900) });
  /** It is in no order, so the calls that edit it may change anything. */
  const edited = await aProduct(db, { description: 'Bună' });
  const { id: promotionId, setIds } = await aPromotion(db, {
    sets: [{ options: [dish] }, { options: [drink], isFree: true }],
  });
  const { code } = await aCoupon(db);
  const password = 'Frasin-la-poarta-12';
  const courier = await aCourier(db, { float: bani(20_000) });
  const spareCourier = await aCourier(db);
  const passwordHash = await hashPassword(password);
  const admin = await anAdmin(db, { passwordHash });
  const customer = await aCustomer(db);
  const { id: shiftId } = await db
    .selectFrom('courier_shifts')
    .select('id')
    .where('courier_id', '=', courier.id)
    .executeTakeFirstOrThrow();
  const aPrinter = async (name: string) => {
    const printer = { name, protocol: 'star', dots: 576, prints: 'kitchen', prints_on: 'acceptance' } as const;
    const created_at = new Date(story.clock.now());
    return db
      .insertInto('printers')
      .values({ ...printer, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
  };
  const { id: printerId } = await aPrinter('Casa');
  const { id: sparePrinterId } = await aPrinter('Veche');
  await db.transaction().execute((tx) => saveRegister(tx, { ...REGISTER, isOn: false }, story.clock.now()));
  const as = ({ token }: { readonly token: string }) => ({ authorization: `Bearer ${token}` });
  const mine = await story.apiOf(customer)('placeOrder', { body: anOrder({ of: [dish] }) });
  const { orderNumber: ofAnother } = await place(api, anOrder({ of: [dish], delivery: guest(2_900_000) }));
  const paidOnline = await payOnline(story, ofAnother);
  const changed = { products: [{ productId: dish.id, sizeId: dish.sizeId, quantity: 2 }] };

  let open = { orderNumber: 0 };
  /** A new order that waits for an answer. */
  const openOrder = async (index: number) => {
    const isOpen = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', open.orderNumber)
      .where('status', '=', 'NEW')
      .executeTakeFirst();
    if (!isOpen) open = await place(api, anOrder({ of: [dish], delivery: guest(1_000_000 + index) }));
    return open.orderNumber;
  };
  /** An order that was handed over for cash, and has no receipt of the register. */
  const paidOrder = async (index: number) => {
    const { orderNumber } = await place(api, anOrder({ of: [dish], delivery: guest(2_000_000 + index) }));
    const staff = story.apiOf(admin);
    await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
    await staff('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
    return orderNumber;
  };
  const aCart = (index: number) => {
    const [paid, free] = setIds;
    const chosen = {
      delivery: aDelivery(zone.code, { ...guest(index), asSoonAsPossible: index % 2 === 0 }),
      of: [drink],
    };
    const body = anOrder({
      ...chosen,
      inputCouponPayloadBean: { coupon: code },
      orderPromotionDetails: [
        {
          promotionId,
          quantity: 1,
          productBeans: [
            { ...(paid === undefined ? {} : { setId: paid }), productId: dish.id, dimensionId: dish.sizeId },
            { ...(free === undefined ? {} : { setId: free }), productId: drink.id, dimensionId: drink.sizeId },
          ],
        },
      ],
    });
    const extras = [{ name: 'Smântână' }];
    const dimensionsBean = {
      id: dish.sizeId,
      quantity: 2,
      preferredMessage: 'fără ceapă',
      extraIngredientsBeanList: extras,
    };
    const moment = index % 2 === 0 ? {} : { chosenOrderDate: '2026-11-21T13:00' };
    return {
      ...body,
      orderDetails: [{ productId: dish.id, dimensionsBean }, ...(body.orderDetails ?? [])],
      deliveryDetailsBean: { ...body.deliveryDetailsBean, ...moment },
    };
  };

  const { hash } = await anImage(db);
  const newsletter = { subject: 'Noutăți', content: '<p>Text</p>', image: hash, couponCode: code };
  const nothing: Good = { params: {}, query: {}, body: {}, headers: {} };
  const makers: Readonly<Partial<Record<CallName, (index: number) => Promise<Partial<Good>>>>> = {
    getBaseProducts: async () => ({ query: { search: 'ciorbă', category: 'toate' } }),
    getProduct: async () => ({ params: { id: String(dish.id) } }),
    placeOrder: async (index) => ({ body: aCart(index), headers: { [IDEMPOTENCY_HEADER]: `bent-${index}-order` } }),
    sendOrderCode: async (index) => ({ body: { email: guest(index).email } }),
    applyCoupon: async (index) => {
      const { email, phoneNumber } = guest(index);
      return { body: { mail: email, phoneNumber, cost: 90, coupon: code } };
    },
    getOrderDetails: async () => ({ params: { id: String(mine.orderNumber) }, headers: as(customer) }),
    getFavourites: async () => ({ headers: as(customer) }),
    trackOrder: async () => ({ params: { token: mine.accessToken } }),
    sendFeedback: async (index) => ({ body: { rating: 5, text: `Foarte bună, de ${index} ori.`, name: 'Ana Pop' } }),
    withdraw: async (index) => ({
      body: { orderNumber: mine.orderNumber, email: guest(index).email, name: 'Ana Pop', items: 'O sticlă de vin.' },
    }),
    subscribe: async (index) => ({ body: { email: guest(index).email } }),
    bookTable: async (index) => ({
      body: {
        fullName: 'Ana Pop',
        ...guest(index),
        numberOfPeople: 2,
        reservationDate: '2026-11-20',
        time: '19:00',
      },
      headers: { [IDEMPOTENCY_HEADER]: `bent-${index}-booking` },
    }),
    register: async (index) => ({
      body: { authData: { firstName: 'Bo', lastName: 'Marin', email: guest(index).email, password: 'Covrig#Plimba7' } },
    }),
    askPasswordReset: async () => ({ body: { authData: { email: customer.email } } }),
    authenticateStaff: async () => ({ body: { authData: { email: admin.email, password } } }),
    getOwnDevices: async () => ({ headers: as(customer) }),
    signOutDevice: async () => ({ body: { id: 1 }, headers: as(await aManager(db, { passwordHash })) }),
    signOutOthers: async () => ({ headers: as(admin) }),
    getStaffSession: async () => ({ headers: as(admin) }),
    getOwnSecurity: async () => ({ headers: as(admin) }),
    startTotp: async () => ({ headers: as(admin) }),
    confirmTotp: async () => ({ body: { code: '123456' }, headers: as(admin) }),
    removeTotp: async () => ({ headers: as(admin) }),
    renewRecoveryCodes: async () => ({ headers: as(admin) }),
    startPasskey: async () => ({ headers: as(admin) }),
    addPasskey: async () => ({ body: { name: 'Telefon', credential: { id: 'x' } }, headers: as(admin) }),
    removePasskey: async () => ({ body: { id: 1 }, headers: as(admin) }),
    // Any id is 404 here, because a device of another person is not found.
    endOwnDevice: async () => ({ body: { id: 1 }, headers: as(await aManager(db)) }),
    endOtherDevices: async () => ({ headers: as(admin) }),
    prove: async () => ({ body: { password }, headers: as(admin) }),
    requireProof: async () => ({ headers: as(admin) }),
    lockOffice: async () => ({ headers: as(admin) }),
    getEnrolledPanels: async () => ({ headers: as(admin) }),
    enrolPanel: async () => ({ body: { name: 'Tableta', pin: '4821' }, headers: as(await anAdmin(db)) }),
    endEnrolledPanel: async () => ({ body: { id: 1 }, headers: as(admin) }),
    lockPanel: async () => ({ headers: as(admin) }),
    unlockPanel: async () => ({ body: { pin: '4821' }, headers: as(admin) }),
    authenticateByPasskey: async () => ({ body: { credential: { id: 'x' } } }),
    signOut: async () => ({ headers: as(await aManager(db)) }),
    createSocketTicket: async () => ({ headers: as(admin) }),
    getAllOrders: async () => ({ query: { status: 'NEW', page: '0', size: '10' }, headers: as(admin) }),
    getStaffOrderDetails: async () => ({ params: { id: String(mine.orderNumber) }, headers: as(admin) }),
    confirmOrder: async (index) => ({
      body: { orderNumber: await openOrder(index), timeToPrepare: 30, totalPackageCost: 2, customerAgreed: true },
      headers: as(admin),
    }),
    rejectOrder: async (index) => ({
      body: { rejectedOrder: { orderNumber: await openOrder(index), reason: 'S-a terminat.' } },
      headers: as(admin),
    }),
    getStaffCategories: async () => ({ headers: as(admin) }),
    createCategory: async (index) => ({
      body: [
        {
          name: `Categorie ${index}`,
          specialCategory: false,
          extraIngredients: [{ name: 'Ardei', price: 2.5 }],
          isPickupFromSpecificLocation: true,
          givenLocationForPickup: 'Str. Gării 5',
          preferredMessage: true,
          additionalInformation: '<p>Cu pâine</p>',
        },
      ],
      headers: as(admin),
    }),
    deleteCategory: async () => ({ params: { id: String(dish.categoryId) }, headers: as(admin) }),
    reorderCategories: async () => ({ body: { ids: [dish.categoryId] }, headers: as(admin) }),
    getAdminPromotions: async () => ({ query: { type: 'COUPON_CODE', page: '0', size: '10' }, headers: as(admin) }),
    savePromotion: async (index) => ({
      body: {
        id: index % 2 === 0 ? promotionId : '',
        name: 'Promoția de probă',
        description: 'Text',
        type: 'BUY_X_GET_Y_FREE',
        discountPercentage: 0,
        couponCode: null,
        validityInDays: '0',
        discountAmount: '',
        minOrderValue: 0,
        active: 'da',
        startDate: '2026-11-01',
        endDate: [2026, 12, 31],
        image: '',
        conditions: [{ conditionType: 'COUPON_CODE', conditionValue: '' }],
        promotionProductBeans: [
          {
            isFreeProduct: false,
            productFieldLabel: 'Fel',
            products: [{ id: dish.id, dimensions: [{ id: dish.sizeId }] }],
          },
          { isFreeProduct: true, productFieldLabel: 'Suc', productList: [{ id: drink.id, name: 'Suc' }] },
        ],
      },
      headers: as(admin),
    }),
    sendNewsletter: async () => ({ body: newsletter, headers: as(admin) }),
    testNewsletter: async () => ({ body: newsletter, headers: as(admin) }),
    saveNewsletterDraft: async () => ({ body: newsletter, headers: as(admin) }),
    addNewsletterImage: async () => ({ body: { image: A_FILE }, headers: as(admin) }),
    getNewsletterDraft: async () => ({ headers: as(admin) }),
    getCampaigns: async () => ({ query: { page: '0' }, headers: as(admin) }),
    changeCampaign: async () => ({ body: { id: 1, step: 'pause' }, headers: as(admin) }),
    getWithdrawals: async () => ({ query: { page: '0', state: 'open' }, headers: as(admin) }),
    settleWithdrawal: async () => ({ body: { id: 1, settled: true }, headers: as(admin) }),
    uploadPicture: async () => ({ body: { image: A_FILE }, headers: as(admin) }),
    addProductImages: async () => ({
      params: { id: String(dish.id) },
      body: {
        images: [A_FILE],
        removedImagesIDs: [1],
        pictures: [{ id: 1, hash: '0'.repeat(32), alt: 'Ciorbă' }],
        version: 0,
      },
      headers: as(admin),
    }),
    getServiceControl: async () => ({ headers: as(admin) }),
    getSlots: async () => ({ headers: as(admin) }),
    setSlot: async () => ({ body: { at: '2036-11-20T17:00:00.000Z', isClosed: true }, headers: as(admin) }),
    pauseService: async () => ({ body: { service: 'booking', length: '15' }, headers: as(admin) }),
    resumeService: async () => ({ body: { service: 'booking' }, headers: as(admin) }),
    setBusyMode: async () => ({ body: { extraMinutes: 20, length: '30' }, headers: as(admin) }),
    getSoldOut: async () => ({ headers: as(admin) }),
    markSoldOut: async () => ({
      body: { subject: { kind: 'product', productId: drink.id }, until: '2026-11-24' },
      headers: as(admin),
    }),
    markBack: async () => ({ body: { subject: { kind: 'product', productId: drink.id } }, headers: as(admin) }),
    getPrinters: async () => ({ headers: as(admin) }),
    savePrinter: async (index) => ({
      body: {
        id: null,
        name: `Bucătărie ${index % 9}`,
        protocol: 'star',
        width: 576,
        prints: 'kitchen',
        printsOn: 'acceptance',
        stationId: null,
        basic: { user: 'star', password: 'parola' },
        version: 0,
      },
      headers: as(admin),
    }),
    renewPrinterAddress: async () => ({ body: { id: printerId }, headers: as(admin) }),
    removePrinter: async () => ({ body: { id: sparePrinterId }, headers: as(admin) }),
    printTestSlip: async () => ({ body: { id: printerId }, headers: as(admin) }),
    printAgain: async () => ({ body: { orderNumber: mine.orderNumber, printerId }, headers: as(admin) }),
    answerPrintJobs: async () => ({ body: { jobIds: [1], answer: 'print' }, headers: as(admin) }),
    getFiscalSetup: async () => ({ headers: as(admin) }),
    saveFiscalSettings: async () => {
      const { groups, paymentCodes, ...settings } = REGISTER;
      const body = { ...settings, isOn: false, groups: { ...groups }, paymentCodes: { ...paymentCodes } };
      return { body, headers: as(admin) };
    },
    renewRegisterAddress: async () => ({ headers: as(admin) }),
    queueTestReceipt: async () => ({ headers: as(admin) }),
    getReceipts: async () => ({ query: { date: '2026-11-20' }, headers: as(admin) }),
    queueReceipt: async (index) => ({ body: { orderNumber: await paidOrder(index) }, headers: as(admin) }),
    takeReceiptFile: async (index) => ({ body: { orderNumber: await paidOrder(index) }, headers: as(admin) }),
    answerReceipt: async () => ({ body: { id: 1, answer: 'came_out', number: '12' }, headers: as(admin) }),
    getRehearsal: async () => ({ headers: as(admin) }),
    startRehearsal: async () => ({ body: { minutes: 4, faults: ['allergy'] }, headers: as(admin) }),
    stopRehearsal: async () => ({ headers: as(admin) }),
    getBlocks: async () => ({ query: { page: '0', search: '0722' }, headers: as(admin) }),
    addBlocks: async (index) => ({
      body: {
        entries: [{ kind: 'phone', value: `07${String(30_000_000 + index)}` }],
        reason: 'Comandă falsă',
        until: '2027-01-31',
        orderNumber: mine.orderNumber,
      },
      headers: as(admin),
    }),
    changeBlock: async () => ({
      body: { id: 1, reason: 'Nu a plătit', until: null, version: 0 },
      headers: as(admin),
    }),
    removeBlocks: async () => ({ body: { ids: [1] }, headers: as(admin) }),
    getGuardSettings: async () => ({ headers: as(admin) }),
    saveGuardSettings: async () => ({
      body: {
        blockedWords: 'Sunați-ne',
        asksFirst: true,
        firstFrom: 200,
        asksAtNight: false,
        nightFrom: '22:00',
        nightTo: '06:00',
        version: 0,
      },
      headers: as(admin),
    }),
    getGuestRules: async () => ({ headers: as(admin) }),
    saveGuestRules: async () => ({
      body: { guestsMayCancel: true, seats: 40, stayMinutes: 120, version: 0 },
      headers: as(admin),
    }),
    cancelOrder: async () => ({ body: { token: mine.accessToken, reason: 'M-am răzgândit.' } }),
    getReservations: async () => ({ query: { date: '2026-11-21' }, headers: as(admin) }),
    answerReservation: async () => ({
      body: { id: 1, version: 1, decision: 'propose', reason: 'x', proposedDate: '2026-11-21', proposedTime: '20:00' },
      headers: as(admin),
    }),
    getOwnReservation: async () => ({ params: { token: `1-${'x'.repeat(43)}` } }),
    answerOwnReservation: async () => ({ body: { token: `1-${'x'.repeat(43)}`, version: 1, decision: 'cancel' } }),
    makeCartLink: async () => ({
      body: {
        lines: [{ kind: 'product', productId: 1, sizeId: 1, extras: [], options: [], message: '', quantity: 1 }],
      },
    }),
    getCartLink: async () => ({ params: { token: '1-abcdefgh' } }),
    endBusyMode: async () => ({ headers: as(admin) }),
    getDemo: async () => ({ headers: as(admin) }),
    removeDemo: async () => ({ body: { confirmation: 'ȘTERGE' }, headers: as(admin) }),
    getToday: async () => ({ headers: as(admin) }),
    getShopHealth: async () => ({ headers: as(admin) }),
    getPlainAddress: async () => ({ headers: as(admin) }),
    acceptPlainAddress: async () => ({ headers: as(admin) }),
    setMailsAside: async () => ({ body: {}, headers: as(admin) }),
    sendTrialMail: async () => ({ body: {}, headers: as(admin) }),
    getUsers: async () => ({ query: { page: '0', search: 'ana' }, headers: as(admin) }),
    getAdmins: async () => ({ headers: as(admin) }),
    createAdditionalUser: async (index) => ({ body: aNewUser(index), headers: as(admin) }),
    createAdminUser: async (index) => ({ body: { ...aNewUser(index), role: 'ROLE_MANAGER' }, headers: as(admin) }),
    getUser: async () => ({ params: { id: String(customer.id) }, headers: as(admin) }),
    saveUser: async () => ({
      params: { id: String(customer.id) },
      body: { firstName: 'Ana', lastName: 'Pop', phoneNumber: '0722123456', version: 0 },
      headers: as(admin),
    }),
    endUserSessions: async () => ({ params: { id: String((await aCustomer(db)).id) }, headers: as(admin) }),
    fetchSetup: async () => ({ headers: as(admin) }),
    saveContact: async () => ({
      body: {
        name: 'Vatra',
        phoneNumber: '0258000100',
        email: 'comenzi@exemplu.ro',
        tagline: 'Ca acasă',
        aboutUs: 'De mult.',
        company: { cui: '12345674', authorisations: [{ name: 'DSVSA', number: '1', issuer: 'DSVSA Alba' }] },
      },
      headers: as(admin),
    }),
    saveAddress: async () => ({
      body: { county: 'Alba', address: 'Frasinului', streetNumber: '12', city: 'Blaj', postalCode: '515400' },
      headers: as(admin),
    }),
    getEntries: async () => ({ query: { searchBy: 'ciorbă', category: 'toate', page: '0' }, headers: as(admin) }),
    getEntriesForPromotions: async () => ({ headers: as(admin) }),
    getMenuEditing: async () => ({ headers: as(admin) }),
    getEntry: async () => ({ params: { id: String(edited.id) }, headers: as(admin) }),
    saveEntry: async (index) => ({ body: anEntry(edited, index), headers: as(admin) }),
    deleteEntry: async () => ({ params: { id: String((await aProduct(db)).id) }, headers: as(admin) }),
    restoreEntry: async () => ({ body: { id: edited.id }, headers: as(admin) }),
    reorderEntries: async () => ({ body: { categoryId: dish.categoryId, ids: [dish.id] }, headers: as(admin) }),
    changeEntries: async (index) => ({
      body: { ids: [edited.id], change: { kind: 'availability', available: index % 2 === 0 } },
      headers: as(admin),
    }),
    duplicateEntry: async () => ({ body: { id: edited.id }, headers: as(admin) }),
    setEntryAvailability: async () => ({
      body: { id: edited.id, dimensionId: edited.sizeId, available: true },
      headers: as(admin),
    }),
    getDailyMenu: async () => ({ headers: as(admin) }),
    saveDailyMenu: async (index) => ({
      body: {
        from: '10:30',
        until: '15:30',
        dishes: [{ name: `Ciorbă ${index}`, price: 15, portions: 20, grams: 350, allergens: ['celery' as const] }],
      },
      headers: as(admin),
    }),
    setEntryStock: async () => ({
      body: { id: edited.id, dimensionId: edited.sizeId, stock: 9999, stockUnlimited: true },
      headers: as(admin),
    }),
    getArchives: async () => ({ headers: as(admin) }),
    beginArchive: async () => ({ body: { hasGuests: false }, headers: as(admin) }),
    downloadArchive: async () => ({
      params: { id: String((await story.apiOf(admin)('beginArchive', { body: { hasGuests: false } })).id) },
      headers: as(admin),
    }),
    // Refused, because this restaurant has products.
    startArchiveReading: async () => ({ body: { hasGuests: true, migration: '' }, headers: as(admin) }),
    sendArchiveRows: async () => ({ body: { table: 'orders', file: A_FILE }, headers: as(admin) }),
    readArchive: async () => ({ body: { pictures: A_FILE, orderNumberKey: '' }, headers: as(admin) }),
    getMenuImports: async () => ({ headers: as(admin) }),
    readMenuFile: async () => ({ body: { file: A_FILE }, headers: as(admin) }),
    previewMenuTable: async () => ({ body: { file: A_FILE }, headers: as(admin) }),
    fetchMenu: async () => ({ body: { source: 'abcdefgh1234' }, headers: as(admin) }),
    getMenuImport: async () => ({ params: { id: '1' }, headers: as(admin) }),
    runMenuImport: async () => ({ params: { id: '1' }, body: { leftOut: ['supe/ciorba'] }, headers: as(admin) }),
    undoMenuImport: async () => ({ params: { id: '1' }, headers: as(admin) }),
    fetchImportPictures: async () => ({ params: { id: '1' }, headers: as(admin) }),
    checkOwnPage: async () => ({ body: { address: 'restaurant.ro' }, headers: as(admin) }),
    getTurnedLinks: async () => ({ headers: as(admin) }),
    turnLink: async () => ({ body: { place: 'facebook', isTurned: true }, headers: as(admin) }),
    proveMenuImport: async () => ({ params: { id: '1' }, headers: as(admin) }),
    getIngredients: async () => ({ headers: as(admin) }),
    saveIngredient: async (index) => ({
      body: {
        name: `Mozzarella ${index}`,
        changes: [{ target: { kind: 'product', productId: drink.id }, effect: 'left_out' }],
      },
      headers: as(admin),
    }),
    deleteIngredient: async () => ({ params: { id: '1' }, headers: as(admin) }),
    getOptionGroups: async () => ({ headers: as(admin) }),
    getOptionGroup: async () => ({ params: { id: '1' }, headers: as(admin) }),
    saveOptionGroup: async (index) => ({
      body: {
        name: `Sosuri ${index}`,
        minimum: 0,
        maximum: 3,
        included: 1,
        pricing: 'sum',
        options: [
          {
            name: 'Usturoi',
            price: 3.5,
            dimensionPrices: [{ dimension: 'Mare', price: 5 }],
            most: 2,
            isDefault: false,
            productId: null,
            opensGroupId: null,
            allergens: ['milk'],
            vatPercent: 11,
            vatPercentOnPremises: null,
            depositPrice: 0,
            ageRestricted18: false,
          },
        ],
      },
      headers: as(admin),
    }),
    deleteOptionGroup: async () => ({ params: { id: '1' }, headers: as(admin) }),
    getOptionUses: async () => ({ query: { kind: 'product', id: String(drink.id) }, headers: as(admin) }),
    saveOptionUses: async () => ({ body: { kind: 'product', id: drink.id, uses: [] }, headers: as(admin) }),
    getStations: async () => ({ headers: as(admin) }),
    saveStations: async (index) => ({ body: { stations: [{ name: `Grătar ${index}` }] }, headers: as(admin) }),
    getVatRates: async () => ({ headers: as(admin) }),
    saveVatRate: async (index) => ({ body: { name: `Cota ${index}`, percent: 5 }, headers: as(admin) }),
    deleteVatRate: async () => ({ params: { id: '99' }, headers: as(admin) }),
    prepareVatChange: async () => ({ body: { rateId: 2, from: '2027-01-01', percent: 12 }, headers: as(admin) }),
    takeBackVatChange: async () => ({ body: { rateId: 2, from: '2027-01-01' }, headers: as(admin) }),
    moveVatUses: async () => ({ body: { fromId: 3, toId: 2 }, headers: as(admin) }),
    checkVatYear: async () => ({ body: { year: 2027 }, headers: as(admin) }),
    getManagerRights: async () => ({ headers: as(admin) }),
    saveManagerRights: async () => ({ body: { changePrices: false, deleteProducts: true }, headers: as(admin) }),
    refundPayment: async (index) => {
      const { orderNumber } = await place(api, anOrder({ of: [dish], delivery: guest(2_000_000 + index) }));
      const body = { orderNumber: await payOnline(story, orderNumber), amount: 1, reason: 'A ajuns rece.' };
      return { body, headers: as(admin) };
    },
    getPaymentEvidence: async () => ({ params: { id: String(paidOnline) }, headers: as(admin) }),
    getOrderPayment: async () => ({ params: { token: mine.accessToken } }),
    markAsDelivered: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(admin) }),
    correctPayment: async () => ({
      body: { orderNumber: mine.orderNumber, payment: { method: 'CASH' }, expectedVersion: 1 },
      headers: as(admin),
    }),
    changePromise: async () => ({
      body: { orderNumber: mine.orderNumber, promisedAt: '2026-11-20T11:00:00.000Z', expectedVersion: 1 },
      headers: as(admin),
    }),
    quoteChange: async () => ({ body: { orderNumber: mine.orderNumber, content: changed }, headers: as(admin) }),
    changeOrder: async () => ({
      body: {
        orderNumber: mine.orderNumber,
        content: changed,
        reason: 'A sunat.',
        expectedVersion: 1,
        expectedPayable: 10,
      },
      headers: as(admin),
    }),
    proposeChange: async () => ({
      body: {
        orderNumber: mine.orderNumber,
        content: changed,
        reason: 'S-a epuizat.',
        expectedVersion: 1,
        expectedPayable: 10,
        timeToPrepare: 30,
        answerMinutes: 10,
      },
      headers: as(admin),
    }),
    withdrawProposal: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(admin) }),
    answerProposal: async () => ({ body: { token: mine.accessToken, proposalId: 1, isAccepted: true } }),
    seeChange: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(admin) }),
    findCaller: async () => ({ body: { phoneNumber: '0722 123 456' }, headers: as(admin) }),
    takeTable: async (index) => ({
      body: {
        fullName: 'Ana Pop',
        phoneNumber: '0722 123 456',
        numberOfPeople: 2,
        reservationDate: '2026-11-20',
        time: '19:00',
        anyway: true,
      },
      headers: { ...as(admin), [IDEMPOTENCY_HEADER]: `bent-${index}-table` },
    }),
    takeOrder: async (index) => ({
      body: { ...aCart(index), source: 'PHONE', table: '', timeToPrepare: 30, allergyRead: true },
      headers: { ...as(admin), [IDEMPOTENCY_HEADER]: `bent-${index}-call` },
    }),
    changeStage: async () => ({ body: { orderNumber: mine.orderNumber, stage: 'ready' }, headers: as(admin) }),
    markStation: async () => ({
      body: { orderNumber: mine.orderNumber, stationId: 1, isDone: true },
      headers: as(admin),
    }),
    getCouriers: async () => ({ headers: as(admin) }),
    saveCourier: async () => ({
      body: { id: courier.id, name: 'Mihai Pop', phoneNumber: '0722123456', float: '50,00', version: 0 },
      headers: as(admin),
    }),
    resetCourier: async () => ({ body: { id: spareCourier.id }, headers: as(admin) }),
    endCourier: async () => ({ body: { id: spareCourier.id }, headers: as(admin) }),
    assignCourier: async () => ({ body: { orderNumber: mine.orderNumber, courierId: courier.id }, headers: as(admin) }),
    dropCash: async () => ({ body: { shiftId, amount: 10 }, headers: as(admin) }),
    closeShift: async () => ({ body: { shiftId, counted: 10, reason: 'x' }, headers: as(admin) }),
    authenticateCourier: async () => ({ body: { link: 'x'.repeat(43), pin: '123456' } }),
    getCourierWork: async () => ({ headers: as(courier) }),
    carryOrder: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(courier) }),
    putBackOrder: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(courier) }),
    sendCourierSteps: async () => ({
      body: {
        steps: [
          {
            key: randomUUID(),
            ageSeconds: 5,
            kind: 'deliver',
            orderNumber: mine.orderNumber,
            payment: { method: 'CASH', cashAmount: 1, cardAmount: 1 },
            mealCard: false,
          },
        ],
      },
      headers: as(courier),
    }),
    endShift: async () => ({ headers: as(courier) }),
    signOutCourier: async () => ({ headers: as(spareCourier) }),
    reportPanel: async () => ({
      body: {
        panelId: '0b8f5a0e-6f0e-4f6e-9a51-6f1f6f1f6f1f',
        sound: 'on',
        isVisible: true,
        delivered: [mine.orderNumber],
        rendered: [mine.orderNumber],
        opened: [],
        begun: [],
      },
      headers: as(admin),
    }),
    getPanelWatch: async () => ({ headers: as(admin) }),
    getScheduleSetup: async () => ({ headers: as(admin) }),
    saveRestaurantSchedule: async () => ({
      body: {
        schedules: [
          {
            dayOfWeek: 'FRIDAY',
            scheduleType: 'REGULAR',
            open: true,
            hours: '10:00 - 22:00',
            openingTime: '10:00',
            closingTime: '22:00',
            intervals: [{ openingTime: '10:00', closingTime: '22:00' }],
          },
        ],
        holidaySchedules: [
          {
            name: 'Crăciun',
            notificationMessage: 'Închis.',
            startDate: '2027-12-25',
            endDate: [2027, 12, 26],
            services: ['delivery'],
          },
        ],
        followsRegular: ['PICKUP'],
      },
      headers: as(admin),
    }),
    getOfferedServices: async () => ({ headers: as(admin) }),
    saveOfferedServices: async () => ({
      body: {
        bookingEnabled: true,
        minimumTimeInAdvanceForBookings: '2 ore',
        maximumTimeInAdvanceForBookings: '3 zile',
      },
      headers: as(admin),
    }),
    getKeptPromises: async () => ({ headers: as(admin) }),
    getCapacity: async () => ({ headers: as(admin) }),
    saveCapacity: async () => ({ body: { points: 20, deliveries: null }, headers: as(admin) }),
    getPaymentMethods: async () => ({ headers: as(admin) }),
    savePaymentMethods: async () => ({ body: { paymentMethods: 'cash-card' }, headers: as(admin) }),
    getRestaurantPictures: async () => ({ headers: as(admin) }),
    saveRestaurantPictures: async () => ({
      body: {
        hero: { hash: '0'.repeat(32), alt: 'Sala' },
        gallery: [{ hash: '1'.repeat(32), alt: 'Terasa' }],
        version: 0,
      },
      headers: as(admin),
    }),
    getDeliveryZones: async () => ({ headers: as(admin) }),
    saveDeliveryZones: async (index) => ({
      body: {
        zones: [
          {
            cityCode: zone.code,
            city: 'Blaj',
            county: 'Alba',
            deliveryFee: 5,
            freeDeliveryFrom: '50',
            extraMinutes: index % 9,
          },
        ],
      },
      headers: as(admin),
    }),
    getLegalTextsSetup: async () => ({ headers: as(admin) }),
    getLegalSetup: async () => ({ params: { kind: 'terms' }, headers: as(admin) }),
    saveLegalDraft: async (index) => ({
      params: { kind: 'privacy' },
      body: { sections: [{ title: `Ciorna ${index}`, blocks: [{ kind: 'paragraph', text: 'Scurt.' }] }] },
      headers: as(admin),
    }),
    discardLegalDraft: async () => ({ params: { kind: 'cookies' }, headers: as(admin) }),
    publishLegalText: async () => ({
      params: { kind: 'privacy' },
      body: { effectiveFrom: '2027-01-01' },
      headers: as(admin),
    }),
  };
  return async (name, index) => ({ ...nothing, ...(await makers[name]?.(index)) });
}

/** All fields of a product; every second product is new. */
function anEntry(dish: { readonly id: number; readonly sizeId: number; readonly categoryId: number }, index: number) {
  const isNew = index % 2 === 0;
  return {
    ...(isNew ? {} : { id: dish.id }),
    name: 'Ciorbă de burtă',
    category: dish.categoryId,
    categoryId: dish.categoryId,
    description: '<p>Cu <strong>smântână</strong>.</p>',
    nutriValues: 'Bogată în proteine.',
    standardOrderType: true,
    preOrderOrderType: true,
    dimensions: [
      {
        id: isNew ? null : dish.sizeId,
        value: '350 g',
        price: 32,
        stock: 9999,
        stockUnlimited: true,
        availability: true,
        minimumQuantityType: 'NA',
        minimumQuantityNumber: 1,
        boxNeeded: true,
        boxPrice: 1.5,
        depositPrice: 0.5,
        grams: 350,
      },
    ],
    allowPreferredMessage: true,
    extraIngredientsBeans: [{ name: 'Smântână', price: 3, allergens: ['milk'] }],
    available: true,
    allergens: ['milk'],
    mayContain: ['gluten'],
    ingredients: 'burtă, smântână',
    additives: 'fără',
    nutrition: {
      basis: '100 g',
      energyKcal: 100,
      fatG: 5,
      saturatedFatG: 2,
      carbohydrateG: 10,
      sugarsG: 3,
      fibreG: 1,
      proteinG: 4,
      saltG: 1,
    },
    vatPercent: 11,
    vatPercentOnPremises: 11,
    similarProductIds: [dish.id],
    addOnProductIds: [dish.id],
    version: null,
  };
}

/** A new address. */
function aNewUser(index: number) {
  return { firstName: 'Bo', lastName: 'Marin', email: `nou-${index}@exemplu.ro`, password: 'Covrig#Plimba7' };
}

/** Makes it an order that was handed over, and whose money was taken online. */
async function payOnline({ db }: TestApp, number: number): Promise<number> {
  const {
    id,
    payable_bani: payable,
    placed_at: at,
  } = await db
    .selectFrom('orders')
    .select(['id', 'payable_bani', 'placed_at'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({
      status: 'DELIVERED',
      delivered_at: at,
      payment_parts: JSON.stringify([{ means: 'card_online', amount: payable }]),
      online_money: JSON.stringify(NO_ONLINE_MONEY),
    })
    .where('id', '=', id)
    .execute();
  const attempt = await db
    .insertInto('payment_attempts')
    .values({
      order_id: id,
      attempt_no: 1,
      reference: `${number}-1`,
      provider: 'trial',
      mode: 'test',
      amount_bani: payable,
      is_hold: false,
      state: 'paid',
      created_at: at,
      pay_until: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event_key = `${number}-1:paid:1`;
  await db
    .insertInto('payment_events')
    .values({ attempt_id: attempt.id, kind: 'paid', amount_bani: payable, event_key, actor_kind: 'provider', at })
    .execute();
  return number;
}
