import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { aBundle, aBundleLine, aLine, aSet } from '#test/support/a-cart.ts';
import { aDeliveryForm, aForm, aZone, checkoutFacts, NOON, problemsOf, SOUP } from '#test/support/a-checkout.ts';
import { aCategory, aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import type { CheckoutForm } from '#web/storefront/checkout/form/checkout-form.ts';
import { type CheckoutProblem, sentencesOf } from './judge-checkout.ts';

const soft = (field: CheckoutProblem['field'], sentence: string) => ({ field, sentence, isBlocking: false });
const blocking = (field: CheckoutProblem['field'], sentence: string) => ({ field, sentence, isBlocking: true });
const sold = (about: Parameters<typeof aSize>[0], product: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ ...product, sizes: [aSize(about)] });

describe('an invoice on a company', () => {
  const company = { wantsInvoice: true, companyName: 'Frasinul SRL', companyCui: 'RO 12345674' };

  test('needs a name and a fiscal code that is right to the last digit', () => {
    expect(problemsOf({ form: aForm(company) })).toEqual([]);
    expect(problemsOf({ form: aForm({ ...company, companyName: ' ', companyCui: '12345675' }) })).toEqual([
      soft('companyName', 'Scrie denumirea firmei.'),
      soft('companyCui', 'CUI-ul nu este corect: verifică cifrele (ex.: RO 12345674).'),
    ]);
  });

  test('that is not asked for is not judged', () => {
    expect(problemsOf({ form: aForm({ companyCui: '1' }) })).toEqual([]);
  });

  test('is paid in cash up to 5.000 lei', () => {
    const feast = sold({ price: bani(500_001) });
    const asked = { facts: checkoutFacts([feast]), lines: [aLine(feast)] };
    expect(problemsOf(asked)).toEqual([]);
    expect(problemsOf({ ...asked, form: aForm(company) })).toEqual([
      blocking(
        'payment',
        'Cu factură pe firmă, plata în numerar este permisă până la 5.000 de lei. Alege plata cu cardul.',
      ),
    ]);
  });
});

test('an order with everything in place has no problem, picked up or delivered', () => {
  expect(problemsOf()).toEqual([]);
  expect(problemsOf({ form: aDeliveryForm() })).toEqual([]);
});

describe('contact', () => {
  const whole = 'Scrie numele și prenumele.';
  const invalid = 'Scrie numele și prenumele întregi, fiecare de cel mult 40 de caractere și fără caractere speciale.';
  const phone = 'Introdu un număr de telefon românesc de 10 cifre (ex.: 0722 123 456).';
  test.each<[Partial<CheckoutForm>, ReturnType<typeof soft>[]]>([
    [{ fullName: 'Bo Pop' }, []],
    [{ fullName: "O'Neill Ștefan" }, []],
    [{ fullName: 'I. Maria Pop' }, []],
    [{ fullName: 'B' }, [soft('fullName', whole)]],
    [{ fullName: 'Ana-Maria ' }, [soft('fullName', whole)]],
    [{ fullName: ' ' }, [soft('fullName', whole)]],
    [{ fullName: 'B Pop' }, [soft('fullName', invalid)]],
    [{ fullName: `Ana ${'x'.repeat(40)}` }, []],
    [{ fullName: `Ana ${'x'.repeat(41)}` }, [soft('fullName', invalid)]],
    [{ fullName: 'Ana <b>' }, [soft('fullName', invalid)]],
    [{ phone: '+40 722-123.456' }, []],
    [{ phone: '0212345678' }, []],
    [{ phone: '0722 123 45' }, [soft('phone', phone)]],
    [{ phone: '0422123456' }, [soft('phone', phone)]],
    [{ email: ' Ana@Example.RO ' }, []],
    [{ email: 'ana@example' }, [soft('email', 'Adresa de e-mail nu este validă.')]],
    [
      { fullName: '', phone: '', email: '' },
      [soft('fullName', whole), soft('phone', 'Scrie numărul de telefon.'), soft('email', 'Scrie adresa de e-mail.')],
    ],
  ])('%o', (about, expected) => {
    expect(problemsOf({ form: aForm(about) })).toEqual(expected);
  });
});

describe('address', () => {
  const far = aZone({ code: 'CENADE', city: 'Cenade', minimumOrder: bani(10_000), fee: bani(0), freeFrom: null });
  const village = aZone({ code: 'LUNCA', city: 'Lunca', isVillage: true });
  const facts = checkoutFacts([SOUP], { zones: [aZone(), far, village, aZone({ code: 'OFF', enabled: false })] });
  test.each<[Partial<CheckoutForm>, ReturnType<typeof soft>[]]>([
    [{ zoneCode: '' }, [soft('zoneCode', 'Alege localitatea.')]],
    [{ zoneCode: '', city: ' Cluj ' }, [soft('zoneCode', 'Nu livrăm încă în „Cluj”.')]],
    [{ zoneCode: 'OFF' }, [soft('zoneCode', 'Nu livrăm în localitatea aleasă.')]],
    [
      { zoneCode: 'CENADE' },
      [
        blocking(
          'zoneCode',
          'Comanda minimă pentru Cenade este de 100,00\u00a0lei. Mai adaugă produse de 70,00\u00a0lei.',
        ),
      ],
    ],
    [{ street: ' ' }, [soft('street', 'Scrie strada.')]],
    [{ streetNumber: '' }, [soft('streetNumber', 'Scrie numărul.')]],
    [{ street: '', streetNumber: '' }, [soft('street', 'Scrie strada.'), soft('streetNumber', 'Scrie numărul.')]],
    [{ zoneCode: 'LUNCA', street: '', streetNumber: '', landmark: 'lângă biserică' }, []],
    [
      { zoneCode: 'LUNCA', street: '', streetNumber: '', landmark: '' },
      [soft('street', 'Scrie strada sau un reper.'), soft('streetNumber', 'Scrie numărul sau un reper.')],
    ],
    [{ street: '', landmark: 'lângă biserică' }, [soft('street', 'Scrie strada.')]],
    [{ building: 'A'.repeat(20) }, []],
    [{ building: 'A'.repeat(21) }, [soft('building', 'Textul are cel mult 20 de caractere, fără semne speciale.')]],
    [{ method: 'PICKUP', zoneCode: '', street: '', streetNumber: '' }, []],
  ])('%o', (about, expected) => {
    expect(problemsOf({ form: aDeliveryForm(about), facts })).toEqual(expected);
  });

  test('the minimum is reached by products alone, exactly', () => {
    const zones = [aZone({ minimumOrder: bani(3000) })];
    expect(problemsOf({ form: aDeliveryForm(), facts: checkoutFacts([SOUP], { zones }) })).toEqual([]);
  });
});

describe('how', () => {
  test('is asked for', () => {
    expect(problemsOf({ form: aForm({ method: null }) })).toEqual([
      soft('method', 'Alege ridicarea din restaurant sau livrarea la domiciliu.'),
    ]);
  });

  test('a service that was switched off meanwhile is told', () => {
    const schedule = aSchedule({ services: { delivery: terms({ enabled: false }) } });
    expect(problemsOf({ form: aDeliveryForm(), facts: checkoutFacts([SOUP], { schedule }) })).toContainEqual(
      blocking('method', 'Momentan nu livrăm la domiciliu.'),
    );
  });

  test('eating in exists only where it is switched on', () => {
    const form = aForm({ method: 'RESTAURANT' });
    expect(problemsOf({ form, facts: checkoutFacts([SOUP], { isDineInOn: true }) })).toEqual([]);
    expect(problemsOf({ form })).toContainEqual(blocking('method', 'Momentan nu preluăm acest fel de comenzi.'));
  });

  test('what has its own pickup place is only picked up, and only with its like', () => {
    const cake = aProduct({ name: 'Tort', categoryId: 2 });
    const menu = aMenu([SOUP, cake], [aCategory(), aCategory({ id: 2, pickupPlace: 'Piața 1848 nr. 3' })]);
    const facts = checkoutFacts([], { menu });
    expect(problemsOf({ facts, lines: [aLine(cake)] })).toEqual([]);
    expect(problemsOf({ facts, lines: [aLine(cake)], form: aDeliveryForm() })).toEqual([
      blocking('method', 'Ridicare doar din Piața 1848 nr. 3: Tort.'),
    ]);
    expect(problemsOf({ facts, lines: [aLine(cake), aLine(SOUP)] })).toEqual([
      blocking('cart', 'Produsele din coș se ridică din locuri diferite. Trimite câte o comandă pentru fiecare.'),
    ]);
  });
});

describe('when', () => {
  const chosen = (iso: string) => aForm({ when: 'chosen', requestedAt: at(iso) });
  const schedule = aSchedule({
    hours: { REGULAR: weekly('10:00-22:00') },
    services: {
      pickup: terms({ minimumAdvanceMinutes: 30, maximumAdvanceMinutes: 720 }),
      preOrders: terms({ minimumAdvanceMinutes: 600, maximumAdvanceMinutes: 4320 }),
    },
    closures: [aClosure('2026-11-22', '2026-11-22')],
  });
  const facts = checkoutFacts([SOUP], { schedule });
  test.each<[string, CheckoutForm, ReturnType<typeof soft>[]]>([
    ['no hour yet', aForm({ when: 'chosen' }), [soft('requestedAt', 'Alege data și ora.')]],
    ['half an hour from now', chosen('2026-11-20T10:30:00Z'), []],
    [
      'too soon',
      chosen('2026-11-20T10:15:00Z'),
      [blocking('requestedAt', 'Cea mai apropiată oră posibilă este azi, la 12:30.')],
    ],
    ['tonight', chosen('2026-11-20T19:45:00Z'), []],
    [
      'after closing',
      chosen('2026-11-20T20:00:00Z'),
      [
        blocking(
          'requestedAt',
          'Ora aleasă este în afara programului de comenzi (10:00–22:00). Ultima oră care se poate alege este 21:45.',
        ),
      ],
    ],
    ['tomorrow, as a pre-order', chosen('2026-11-21T10:00:00Z'), []],
    [
      'a closed day',
      chosen('2026-11-22T10:00:00Z'),
      [blocking('requestedAt', 'În această zi nu preluăm comenzi. Sărbători fericite!')],
    ],
    ['in three days to the minute', chosen('2026-11-23T10:00:00Z'), []],
    [
      'a quarter later',
      chosen('2026-11-23T10:15:00Z'),
      [blocking('requestedAt', 'Poți comanda cel târziu pentru luni, 23 noiembrie, la 12:00.')],
    ],
  ])('%s', (_name, form, expected) => {
    expect(problemsOf({ form, facts })).toEqual(expected);
  });

  test('closed now says when it opens, and takes a chosen hour', () => {
    const night = checkoutFacts([SOUP], { at: at('2026-11-20T21:00:00Z') });
    expect(problemsOf({ facts: night })).toEqual([
      blocking(
        'requestedAt',
        'Comanda nu poate fi plasată acum, deoarece suntem în afara programului de lucru. Deschidem mâine, la 10:00.',
      ),
    ]);
    expect(problemsOf({ facts: night, form: chosen('2026-11-21T10:00:00Z') })).toEqual([]);
  });

  test('the way to a village counts', () => {
    const zones = [aZone({ extraMinutes: 30 })];
    const form = (iso: string) => aDeliveryForm({ when: 'chosen', requestedAt: at(iso) });
    expect(problemsOf({ form: form('2026-11-20T10:30:00Z'), facts: checkoutFacts([SOUP], { zones }) })).toEqual([]);
    expect(problemsOf({ form: form('2026-11-20T10:15:00Z'), facts: checkoutFacts([SOUP], { zones }) })).toEqual([
      blocking('requestedAt', 'Cea mai apropiată oră posibilă este azi, la 12:30.'),
    ]);
  });

  test('products for another day ask for another day, and the other way round', () => {
    const cake = sold({}, { name: 'Cozonac', isOrderableToday: false });
    const lunch = sold({}, { name: 'Meniul zilei', isOrderableAhead: false });
    const both = checkoutFacts([cake, lunch, SOUP]);
    const tomorrow = chosen('2026-11-21T09:00:00Z');
    expect(problemsOf({ facts: both, lines: [aLine(cake), aLine(SOUP)] })).toEqual([
      blocking('requestedAt', 'Doar pentru altă zi: Cozonac (350 g). Alege data și ora.'),
    ]);
    expect(problemsOf({ facts: both, lines: [aLine(cake), aLine(SOUP)], form: tomorrow })).toEqual([]);
    expect(problemsOf({ facts: both, lines: [aLine(lunch)], form: tomorrow })).toEqual([
      blocking('requestedAt', 'Doar pentru astăzi: Meniul zilei (350 g).'),
    ]);
    expect(problemsOf({ facts: both, lines: [aLine(lunch)] })).toEqual([]);
    const codes = problemsOf({ facts: both, lines: [aLine(lunch), aLine(cake)] }).map(({ field }) => field);
    expect(codes).toEqual(['cart']);
  });
});

describe('paying', () => {
  const total = 3150;
  const split = (split: string, splitPart: 'cash' | 'card' = 'cash') =>
    aForm({ payment: 'cash-card', split, splitPart });
  const mismatch = blocking(
    'split',
    'Te rugăm să verifici sumele: cea în numerar și cea cu cardul trebuie să dea împreună 31,50\u00a0lei.',
  );
  test.each<[CheckoutForm, ReturnType<typeof soft>[]]>([
    [aForm({ payment: null }), [soft('payment', 'Alege metoda de plată.')]],
    [aForm({ payment: 'card' }), []],
    [split(''), [blocking('split', 'Scrie cât plătești în numerar sau cu cardul.')]],
    [split('20'), []],
    [split('31,50'), []],
    [split('0', 'card'), []],
    [split('31,51'), [mismatch]],
    [split('mult'), [mismatch]],
    [split('-5'), [mismatch]],
  ])('%#', (form, expected) => {
    expect(problemsOf({ form })).toEqual(expected);
    expect(total).toBe(3150);
  });

  test('cash is taken up to 10.000 lei, alone and as a part', () => {
    const feast = (price: number) => sold({ price: bani(price) });
    const ceiling = 'Plata în numerar este permisă până la 10.000 de lei. Alege plata cu cardul.';
    const ask = (price: number, form: CheckoutForm) => {
      const product = feast(price);
      return problemsOf({ form, facts: checkoutFacts([product]), lines: [aLine(product)] });
    };
    expect(ask(1_000_000, aForm())).toEqual([]);
    expect(ask(1_000_001, aForm())).toEqual([blocking('payment', ceiling)]);
    expect(ask(1_000_001, aForm({ payment: 'card' }))).toEqual([]);
    expect(ask(1_100_000, split('10000'))).toEqual([]);
    expect(ask(1_100_000, split('10000,01'))).toEqual([blocking('split', ceiling)]);
  });

  test('a way to pay that is no longer offered is told', () => {
    const facts = checkoutFacts([SOUP], { offeredPayments: ['card'] });
    expect(problemsOf({ facts })).toEqual([blocking('payment', 'Metoda de plată aleasă nu mai este disponibilă.')]);
  });
});

describe('coupon', () => {
  const coupon = {
    type: 'COUPON_CODE' as const,
    code: 'ZECE',
    discountBasisPoints: 1000,
    discountAmount: bani(0),
    minimumOrder: bani(0),
  };
  test.each<[Partial<CheckoutForm>, string | null, ReturnType<typeof soft>[]]>([
    [{ coupon }, null, []],
    [{ coupon: { ...coupon, minimumOrder: bani(3000) } }, null, []],
    [
      { coupon: { ...coupon, minimumOrder: bani(3001) } },
      null,
      [
        blocking(
          'coupon',
          'Cuponul se aplică la produse de cel puțin 30,01\u00a0lei. Mai adaugă produse de 0,01\u00a0lei.',
        ),
      ],
    ],
    [{ couponText: 'ZECE' }, null, [soft('coupon', 'Apasă „Aplică” pentru a folosi codul sau șterge-l.')]],
    [{ couponText: 'GRESIT' }, 'Cuponul nu există.', [blocking('coupon', 'Cuponul nu există.')]],
    [{ couponText: '  ' }, null, []],
  ])('%o', (about, couponRefusal, expected) => {
    expect(problemsOf({ form: aForm(about), couponRefusal })).toEqual(expected);
  });

  test('takes nothing off alcohol, and says so', () => {
    const wine = aProduct({ isAgeRestricted: true });
    const form = aForm({ coupon, isAdult: true });
    expect(problemsOf({ form, facts: checkoutFacts([wine]), lines: [aLine(wine)] })).toEqual([
      blocking('coupon', 'Cuponul nu se aplică produselor din coș.'),
    ]);
  });
});

describe('consent', () => {
  test('to the terms, always', () => {
    expect(problemsOf({ form: aForm({ acceptsTerms: false }) })).toEqual([
      blocking('acceptsTerms', 'Trebuie să accepți Termenii și condițiile.'),
    ]);
  });

  test('to being 18, only with alcohol in the cart', () => {
    const wine = aProduct({ name: 'Vin', isAgeRestricted: true });
    const ask = (isAdult: boolean) =>
      problemsOf({ form: aForm({ isAdult }), facts: checkoutFacts([wine]), lines: [aLine(wine)] });
    expect(ask(true)).toEqual([]);
    expect(ask(false)).toEqual([
      blocking('isAdult', 'Declară că ai împlinit 18 ani: coșul conține băuturi alcoolice.'),
    ]);
  });

  test('notes are at most 500 characters', () => {
    expect(problemsOf({ form: aForm({ notes: 'ș'.repeat(500) }) })).toEqual([]);
    expect(problemsOf({ form: aForm({ notes: 'ș'.repeat(501) }) })).toEqual([
      soft('notes', 'Textul are cel mult 500 de caractere, fără semne speciale.'),
    ]);
  });
});

describe('the cart', () => {
  test('empty, too full', () => {
    expect(problemsOf({ lines: [] })).toContainEqual(blocking('cart', 'Coșul tău este gol.'));
    const lines = [1, 2, 3].map((n) => aLine(SOUP, { message: `${n}`, quantity: 99 }));
    expect(problemsOf({ lines })).toContainEqual(
      blocking('cart', 'Coșul este prea mare pentru o singură comandă. Sună-ne și o pregătim împreună.'),
    );
  });

  test('sold out, off, too few: every line says it', () => {
    const last = sold({ stockUnlimited: false, stock: 1 }, { name: 'Papanași' });
    const off = sold({}, { name: 'Sarmale', isOn: false });
    const dozen = sold({ minimumQuantity: 12 }, { name: 'Sărmăluțe' });
    const facts = checkoutFacts([last, off, dozen]);
    const ask = (...lines: ReturnType<typeof aLine>[]) => problemsOf({ facts, lines }).map(({ sentence }) => sentence);
    expect(ask(aLine(last))).toEqual([]);
    expect(ask(aLine(last, { quantity: 2 }))).toEqual(['Din Papanași (350 g) a mai rămas o singură bucată.']);
    expect(ask(aLine(off))).toEqual(['Nu se mai poate comanda: Sarmale (350 g).']);
    expect(ask(aLine(dozen, { quantity: 12 }))).toEqual([]);
    expect(ask(aLine(dozen, { quantity: 11 }))).toEqual(['Unele produse din coș nu ating cantitatea minimă.']);
  });

  test('a bundle that ended is told', () => {
    const bundle = aBundle([aSet(1, false, [SOUP])]);
    const ask = (now: number) =>
      problemsOf({
        facts: checkoutFacts([SOUP], { promotions: [bundle], at: instant(now) }),
        lines: [aBundleLine(bundle)],
      });
    expect(ask(NOON)).toEqual([]);
    expect(ask(at('2026-12-01T10:00:00Z'))).toEqual([
      blocking('cart', 'Promoția Două pizze, o băutură nu mai este disponibilă.'),
    ]);
  });
});

test('a field with several problems tells the first', () => {
  expect(sentencesOf([soft('cart', 'Unu.'), blocking('cart', 'Doi.'), soft('email', 'Trei.')])).toEqual({
    cart: 'Unu.',
    email: 'Trei.',
  });
});
