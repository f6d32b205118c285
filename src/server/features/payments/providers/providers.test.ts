// One table of cases for all three providers, each against its fake with the documented protocol.
import { createHmac, createPublicKey, webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { factsOfProvider, type ProviderName } from '#domain/payments/providers.ts';
import { instant } from '#domain/time/instant.ts';
import { NETOPIA_ACCOUNT, openFakeNetopia } from '#test/support/payments/fake-netopia.ts';
import { ELSEWHERE, type FakeProvider, type Falsified, type Fault } from '#test/support/payments/fake-provider.ts';
import { openFakeStripe, STRIPE_ACCOUNT } from '#test/support/payments/fake-stripe.ts';
import { openFakeViva, VIVA_ACCOUNT, VIVA_REGISTRATION_KEY } from '#test/support/payments/fake-viva.ts';
import { openNetopia } from './netopia/open-netopia.ts';
import { parsePublicKeys } from './netopia/read-netopia-notice.ts';
import type { AttemptRef, NoticeRefusal, PaymentProvider, StartRequest } from './provider.ts';
import { openStripe } from './stripe/open-stripe.ts';
import { openViva } from './viva/open-viva.ts';

const NOW = instant(Date.parse('2026-11-20T12:00:00+02:00'));
const PRICE = bani(8350);

type Pair = { readonly fake: FakeProvider; readonly provider: PaymentProvider };
const clock = () => NOW;

const OPEN: Readonly<Record<'netopia' | 'stripe' | 'viva', () => Promise<Pair>>> = {
  async netopia() {
    const fake = await openFakeNetopia();
    return { fake, provider: openNetopia(fake, { ...NETOPIA_ACCOUNT, publicKeys: fake.publicKeys }) };
  },
  async stripe() {
    const fake = await openFakeStripe(clock);
    return { fake, provider: openStripe({ ...fake, clock }, STRIPE_ACCOUNT) };
  },
  async viva() {
    const fake = await openFakeViva();
    return { fake, provider: openViva({ ...fake, clock }, VIVA_ACCOUNT) };
  },
};
const NAMES = ['netopia', 'stripe', 'viva'] as const;
const HOLDERS = NAMES.filter((name) => factsOfProvider(name).canHold);

let attempts = 0;
function aRequest(changed: Partial<StartRequest> = {}): StartRequest {
  attempts += 1;
  return {
    attempt: `48151623-${attempts}`,
    orderNumber: '48151623',
    amount: PRICE,
    description: 'Comanda 48151623',
    guest: { name: 'Ana Maria Pop', email: 'ana@exemplu.ro', phone: '+40740000001' },
    billing: { city: 'Blaj', county: 'Alba', street: 'Str. Frasinului 7', postalCode: '515400' },
    returnUrl: 'https://restaurant.example/comanda/48151623',
    cancelUrl: 'https://restaurant.example/comanda/48151623',
    noticeUrl: 'https://restaurant.example/notices',
    hold: false,
    payUntil: instant(NOW + 20 * 60_000),
    at: NOW,
    ...changed,
  };
}

/** An attempt whose page is open. */
async function begin({ provider }: Pair, changed: Partial<StartRequest> = {}): Promise<AttemptRef> {
  const request = aRequest(changed);
  const started = await provider.start(request);
  if (started.kind !== 'done') throw new Error(`Not started: ${started.reason}`);
  return { attempt: request.attempt, providerRef: started.value.providerRef };
}

const NOTHING = { kind: 'open', amount: 0, refunded: 0, heldUntil: null, declined: null };

describe.each(NAMES)('%s', (name) => {
  const pair = {} as { -readonly [Key in keyof Pair]: Pair[Key] };
  beforeAll(async () => void Object.assign(pair, await OPEN[name]()));
  afterAll(() => pair.fake.close());
  const facts = factsOfProvider(name as ProviderName);

  test('a start gives a page of the provider; until it is paid, there is no money', async () => {
    const request = aRequest();
    const started = await pair.provider.start(request);
    if (started.kind !== 'done') throw new Error(started.reason);
    const { payUrl, providerRef } = started.value;
    expect(new URL(payUrl).protocol).toBe('https:');
    const ref = { attempt: request.attempt, providerRef };
    expect(await pair.provider.ask(ref)).toMatchObject({
      kind: 'done',
      value: { ...NOTHING, attempt: request.attempt },
    });
  });

  test('paid is the exact sum, in lei, of this attempt', async () => {
    for (const amount of [8350, 201, 33_333, 999_999]) {
      const ref = await begin(pair, { amount: bani(amount) });
      pair.fake.pay(ref.attempt);
      expect(await pair.provider.ask(ref)).toMatchObject({
        kind: 'done',
        value: { kind: 'paid', amount, refunded: 0, currency: 'RON', attempt: ref.attempt, declined: null },
      });
      expect(pair.fake.ledger(ref.attempt)).toEqual({ held: 0, taken: amount, refunded: 0 });
    }
  });

  test.each(['no_funds', 'wrong_data', 'bank_refused'] as const)(
    'declined (%s) stays payable and can be paid then',
    async (reason) => {
      const ref = await begin(pair);
      pair.fake.decline(ref.attempt, reason);
      expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'declined', declined: reason, amount: 0 } });
      pair.fake.pay(ref.attempt);
      expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'paid', declined: null, amount: PRICE } });
    },
  );

  test('part and then all of what was paid goes back; more is refused', async () => {
    const ref = await begin(pair);
    pair.fake.pay(ref.attempt);
    expect(await pair.provider.refund(ref, bani(1250), 'refund-1')).toEqual({ kind: 'done', value: null });
    const afterPart = await pair.provider.ask(ref);
    // NETOPIA says that money went back, and not how much.
    const expected = name === 'netopia' ? { refunded: PRICE, isRefundUncertain: true } : { refunded: 1250 };
    expect(afterPart).toMatchObject({ value: { kind: 'paid', amount: PRICE, ...expected } });
    expect(await pair.provider.refund(ref, bani(7101), 'refund-2')).toMatchObject({ kind: 'refused' });
    expect(await pair.provider.refund(ref, bani(7100), 'refund-3')).toEqual({ kind: 'done', value: null });
    expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'paid', amount: PRICE, refunded: PRICE } });
    expect(pair.fake.ledger(ref.attempt)).toEqual({ held: 0, taken: PRICE, refunded: PRICE });
  });

  test('money given back in the screens of the provider, and money asked back by a bank, is found by asking', async () => {
    const ref = await begin(pair);
    pair.fake.pay(ref.attempt);
    pair.fake.refundByHand(ref.attempt, PRICE);
    expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'paid', refunded: PRICE } });
    const other = await begin(pair);
    pair.fake.pay(other.attempt);
    pair.fake.chargeBack(other.attempt);
    expect(await pair.provider.ask(other)).toMatchObject({ value: { kind: 'disputed', amount: PRICE } });
  });

  test('an attempt that is too late is closed, without money', async () => {
    const ref = await begin(pair);
    pair.fake.expire(ref.attempt);
    expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'closed', amount: 0 } });
  });

  test('an attempt that the provider does not know is refused, not unknown', async () => {
    const ref = { attempt: 'never-started', providerRef: null };
    expect(await pair.provider.ask(ref)).toMatchObject({ kind: 'refused', reason: 'not_found' });
    expect(await pair.provider.refund(ref, PRICE, 'key')).toMatchObject({ kind: 'refused' });
  });

  test.each<[Fault, 'unknown' | 'done']>([
    ['cut', 'unknown'],
    ['cut_after', 'unknown'],
    ['error', 'unknown'],
    ['error_after', 'unknown'],
    ['silent', 'unknown'],
    ['redirect', 'unknown'],
    ['half', 'unknown'],
    ['busy', 'unknown'],
  ])('a start whose answer is %s is %s, and what is asked then decides', async (fault, kind) => {
    await pair.provider.tryKeys();
    const request = aRequest();
    pair.fake.faults.push(fault);
    expect(await pair.provider.start(request)).toMatchObject({ kind });
    expect(pair.fake.requests.filter((one) => one.endsWith(ELSEWHERE))).toEqual([]);
    const asked = await pair.provider.ask({ attempt: request.attempt, providerRef: null });
    const wasDone = ['cut_after', 'error_after', 'half'].includes(fault);
    // Viva finds no order without its code, and without the code nobody has the page.
    const isFound = wasDone && name !== 'viva';
    expect(asked).toMatchObject(isFound ? { kind: 'done', value: { kind: 'open' } } : { kind: 'refused' });
  });

  test.each<Fault>(['cut_after', 'error_after', 'silent', 'half', 'redirect', 'error', 'busy'])(
    'a refund whose answer is %s is unknown, sent once, and the ledger is what is asked',
    async (fault) => {
      const ref = await begin(pair);
      pair.fake.pay(ref.attempt);
      const before = pair.fake.requests.length;
      // The state is read first where a step needs the transaction behind the order.
      pair.fake.faults.push(...(name === 'netopia' ? [] : [null]), fault);
      expect(await pair.provider.refund(ref, PRICE, `${ref.attempt}-refund`)).toMatchObject({ kind: 'unknown' });
      expect(pair.fake.requests.length - before).toBe(name === 'netopia' ? 1 : 2);
      const { refunded } = pair.fake.ledger(ref.attempt);
      expect(refunded).toBe(['cut_after', 'error_after', 'half'].includes(fault) ? PRICE : 0);
      expect(await pair.provider.ask(ref)).toMatchObject({ kind: 'done', value: { refunded } });
    },
  );

  test.each<Fault>(['cut', 'error', 'silent', 'redirect', 'half', 'busy'])(
    'a question whose answer is %s is unknown',
    async (fault) => {
      const ref = await begin(pair);
      pair.fake.pay(ref.attempt);
      pair.fake.faults.push(fault);
      expect(await pair.provider.ask(ref)).toMatchObject({ kind: 'unknown' });
    },
  );

  test('a notice names its attempt, and its repetition has the same key', async () => {
    const ref = await begin(pair);
    pair.fake.pay(ref.attempt);
    const notice = await pair.fake.notice(ref.attempt, NOW);
    const read = pair.provider.readNotice(notice);
    expect(read).toMatchObject({ ok: true, value: { attempt: ref.attempt, providerRef: ref.providerRef } });
    const again = pair.provider.readNotice(await pair.fake.notice(ref.attempt, NOW + 1000));
    expect(read.ok && again.ok && again.value.key === read.value.key).toBe(true);
  });

  test.each<[Falsified, NoticeRefusal]>([
    ['forged', 'forged'],
    ['altered', 'forged'],
    ['old', 'too_old'],
    ['wrong_algorithm', 'wrong_algorithm'],
    ['unsigned', 'unreadable'],
    ['other_account', 'other_account'],
  ])('a notice that is %s is refused where notices are signed, and otherwise changes no answer', async (how, why) => {
    const ref = await begin(pair);
    const read = pair.provider.readNotice(await pair.fake.notice(ref.attempt, NOW, how));
    if (facts.noticeIsSigned || how === 'other_account') expect(read).toEqual({ ok: false, error: why });
    else expect(read).toMatchObject({ ok: true, value: { attempt: ref.attempt } });
    expect(await pair.provider.ask(ref)).toMatchObject({ value: NOTHING });
  });

  test('half a notice is refused, and one that is too long is not read', async () => {
    const ref = await begin(pair);
    expect(pair.provider.readNotice(await pair.fake.notice(ref.attempt, NOW, 'truncated')).ok).toBe(false);
    const notice = await pair.fake.notice(ref.attempt, NOW);
    const long = { ...notice, body: Buffer.concat([notice.body, Buffer.alloc(300_000, ' ')]) };
    expect(pair.provider.readNotice(long)).toEqual({ ok: false, error: 'unreadable' });
  });

  test('a stored notice is answered as good, another one so that it is repeated or given up', () => {
    expect(pair.provider.answerNotice('stored').status).toBe(200);
    expect(pair.provider.answerNotice('repeat_later').status).toBe(503);
    expect(pair.provider.answerNotice('refused').status).toBe(400);
  });

  test('right keys are told apart from no answer', async () => {
    expect(await pair.provider.tryKeys()).toEqual({ kind: 'done', value: null });
    pair.fake.faults.push('error', 'error');
    expect((await pair.provider.tryKeys()).kind).toBe('unknown');
    pair.fake.faults.length = 0;
  });

  test('a step that the provider does not offer is refused without a request', async () => {
    const ref = await begin(pair);
    const before = pair.fake.requests.length;
    if (facts.canHold) return;
    expect(await pair.provider.capture(ref, PRICE, 'k1')).toEqual({ kind: 'refused', reason: 'not_offered' });
    expect(await pair.provider.release(ref, 'k2')).toEqual({ kind: 'refused', reason: 'not_offered' });
    expect(await pair.provider.close(ref)).toEqual({ kind: 'refused', reason: 'not_offered' });
    expect(pair.fake.requests.length).toBe(before);
  });
});

describe.each(HOLDERS)('%s, held', (name) => {
  const pair = {} as { -readonly [Key in keyof Pair]: Pair[Key] };
  beforeAll(async () => void Object.assign(pair, await OPEN[name as 'stripe' | 'viva']()));
  afterAll(() => pair.fake.close());

  async function hold(): Promise<AttemptRef> {
    const ref = await begin(pair, { hold: true });
    pair.fake.pay(ref.attempt);
    return ref;
  }

  test('held until the moment that the provider names, then taken whole', async () => {
    const ref = await hold();
    const heldUntil = name === 'stripe' ? NOW + 7 * 86_400_000 : null;
    expect(await pair.provider.ask(ref)).toMatchObject({
      value: { kind: 'held', amount: PRICE, refunded: 0, heldUntil },
    });
    expect(await pair.provider.capture(ref, PRICE, `${ref.attempt}-capture`)).toEqual({ kind: 'done', value: null });
    expect(await pair.provider.ask(ref)).toMatchObject({
      value: { kind: 'paid', amount: PRICE, refunded: 0, heldUntil: null },
    });
    expect(await pair.provider.release(ref, `${ref.attempt}-release`)).toMatchObject({ kind: 'refused' });
  });

  test('less is taken than was held; the rest is no refund, and what is given back then is', async () => {
    const ref = await hold();
    expect(await pair.provider.capture(ref, bani(6000), `${ref.attempt}-capture`)).toMatchObject({ kind: 'done' });
    expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'paid', amount: 6000, refunded: 0 } });
    expect(await pair.provider.refund(ref, bani(2350), `${ref.attempt}-refund`)).toMatchObject({ kind: 'done' });
    expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'paid', amount: 6000, refunded: 2350 } });
    expect(pair.fake.ledger(ref.attempt)).toEqual({ held: 0, taken: 6000, refunded: 2350 });
  });

  test('released is closed, and nothing can be taken any more', async () => {
    const ref = await hold();
    expect(await pair.provider.release(ref, `${ref.attempt}-release`)).toEqual({ kind: 'done', value: null });
    expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'closed', amount: 0, refunded: 0 } });
    expect(await pair.provider.capture(ref, PRICE, `${ref.attempt}-capture`)).toMatchObject({ kind: 'refused' });
    expect(pair.fake.ledger(ref.attempt)).toEqual({ held: 0, taken: 0, refunded: 0 });
  });

  test('a capture whose answer is lost is unknown, and the question finds the money', async () => {
    const ref = await hold();
    pair.fake.faults.push(null, 'cut_after');
    expect(await pair.provider.capture(ref, PRICE, `${ref.attempt}-capture`)).toMatchObject({ kind: 'unknown' });
    expect(await pair.provider.ask(ref)).toMatchObject({ value: { kind: 'paid', amount: PRICE } });
  });

  test('nothing is taken, released or given back before anything was paid', async () => {
    const ref = await begin(pair, { hold: true });
    expect(await pair.provider.capture(ref, PRICE, 'a')).toMatchObject({ kind: 'refused', reason: 'not_paid' });
    expect(await pair.provider.release(ref, 'b')).toMatchObject({ kind: 'refused', reason: 'not_paid' });
    expect(await pair.provider.refund(ref, PRICE, 'c')).toMatchObject({ kind: 'refused', reason: 'not_paid' });
  });

  test('an unpaid page is closed, a second time too where it stays so; a paid one is not', async () => {
    const open = await begin(pair, { hold: true });
    expect(await pair.provider.close(open)).toEqual({ kind: 'done', value: null });
    expect(await pair.provider.ask(open)).toMatchObject({ value: { kind: 'closed' } });
    expect(() => pair.fake.pay(open.attempt)).toThrow('no longer takes money');
    expect(await pair.provider.close(await hold())).toMatchObject({ kind: 'refused' });
  });
});

test('wrong keys are named: the start fails at once, steps on money wait', async () => {
  const [netopia, stripe, viva] = await Promise.all([OPEN.netopia(), OPEN.stripe(), OPEN.viva()]);
  const wrong: readonly PaymentProvider[] = [
    openNetopia(netopia.fake, { ...NETOPIA_ACCOUNT, apiKey: 'alta', publicKeys: '' }),
    openNetopia(netopia.fake, { ...NETOPIA_ACCOUNT, apiKey: 'alta', publicKeys: (await openFakeNetopia()).publicKeys }),
    openStripe({ ...stripe.fake, clock }, { ...STRIPE_ACCOUNT, secretKey: 'sk_test_alta' }),
    openViva({ ...viva.fake, clock }, { ...VIVA_ACCOUNT, clientSecret: 'altul' }),
    openViva({ ...viva.fake, clock }, { ...VIVA_ACCOUNT, apiKey: 'alta' }),
  ];
  const tried = await Promise.all(wrong.map((provider) => provider.tryKeys()));
  expect(tried.map((one) => one.kind === 'refused' && one.reason)).toEqual([
    'public_key',
    'keys',
    'keys',
    'client_keys',
    'merchant_keys',
  ]);
  const started = await Promise.all([wrong[1], wrong[2], wrong[3]].map((provider) => provider?.start(aRequest())));
  expect(started).toEqual(Array(3).fill({ kind: 'refused', reason: 'keys' }));
  const asked = await Promise.all(
    [wrong[1], wrong[2], wrong[4]].map((provider) => provider?.ask({ attempt: 'a', providerRef: '1' })),
  );
  expect(asked).toEqual(Array(3).fill({ kind: 'unknown', reason: 'keys' }));
  await Promise.all([netopia, stripe, viva].map(({ fake }) => fake.close()));
});

test('what never left the machine may be started again at once, and is unknown for a step on money', async () => {
  for (const name of NAMES) {
    const { fake, provider } = await OPEN[name]();
    const ref = await begin({ fake, provider });
    await fake.close();
    expect(await provider.start(aRequest())).toEqual({ kind: 'refused', reason: 'not_sent_ECONNREFUSED' });
    expect(await provider.refund(ref, PRICE, 'key')).toEqual({ kind: 'unknown', reason: 'ECONNREFUSED' });
  }
});

test('NETOPIA: a used order id is refused with their code, and a page of another host is not given to a guest', async () => {
  const { fake, provider } = await OPEN.netopia();
  const request = aRequest();
  await provider.start(request);
  expect(await provider.start(request)).toEqual({ kind: 'refused', reason: 'netopia_56' });
  expect(await provider.start({ ...request, amount: bani(100) })).toEqual({ kind: 'refused', reason: 'netopia_99' });
  const elsewhere = {
    error: { code: '101' },
    payment: { ntpID: '1', status: 1, paymentURL: 'https://netopia-payments.com.rau.ro/' },
  };
  const body = Buffer.from(JSON.stringify(elsewhere));
  const fooled = openNetopia(
    { callOut: async () => ({ ok: true, value: { status: 200, body } }) },
    { ...NETOPIA_ACCOUNT, publicKeys: '' },
  );
  expect(await fooled.start(aRequest())).toEqual({ kind: 'refused', reason: 'pay_url_of_another_host' });
  await fake.close();
});

test.each([1, 2, 4, 6, 7, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23])(
  'NETOPIA: status %i is no money',
  async (status) => {
    const json = { order: { orderID: 'a' }, payment: { ntpID: '1', status, amount: 83.5, currency: 'RON' } };
    const callOut = async () => ({
      ok: true as const,
      value: { status: 200, body: Buffer.from(JSON.stringify(json)) },
    });
    const asked = await openNetopia({ callOut }, { ...NETOPIA_ACCOUNT, publicKeys: '' }).ask({
      attempt: 'a',
      providerRef: '1',
    });
    if (asked.kind === 'done') expect(asked.value).toMatchObject({ amount: 0, refunded: 0 });
    else expect(asked).toEqual({ kind: 'unknown', reason: 'unknown_status' });
  },
);

test('NETOPIA: keys are RSA of 2048 bits, one or several, as public keys or certificates; a token is what Web Crypto verifies', async () => {
  const fake = await openFakeNetopia();
  const second = await openFakeNetopia();
  expect(parsePublicKeys(`${second.publicKeys}\n${fake.publicKeys}`)).toHaveLength(2);
  expect(parsePublicKeys('')).toBe(null);
  expect(parsePublicKeys('-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----')).toBe(null);
  const weak = (await webcrypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-512' },
    true,
    ['sign', 'verify'],
  )) as webcrypto.CryptoKeyPair;
  const pem = Buffer.from(await webcrypto.subtle.exportKey('spki', weak.publicKey)).toString('base64');
  expect(parsePublicKeys(`-----BEGIN PUBLIC KEY-----\n${pem}\n-----END PUBLIC KEY-----`)).toBe(null);

  const provider = openNetopia(fake, { ...NETOPIA_ACCOUNT, publicKeys: `${second.publicKeys}${fake.publicKeys}` });
  const ref = await begin({ fake, provider });
  const notice = await fake.notice(ref.attempt, NOW);
  expect(provider.readNotice(notice).ok).toBe(true);
  const [head, payload, signature = ''] = (notice.headers['verification-token'] ?? '').split('.');
  const der = createPublicKey(fake.publicKeys).export({ type: 'spki', format: 'der' });
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512' };
  const key = await webcrypto.subtle.importKey('spki', new Uint8Array(der), algorithm, false, ['verify']);
  const bytes = new Uint8Array(Buffer.from(signature, 'base64url'));
  expect(
    await webcrypto.subtle.verify(algorithm.name, key, bytes, new TextEncoder().encode(`${head}.${payload}`)),
  ).toBe(true);
  // The algorithm of the token is not asked: one that says `none`, or HMAC with the public key, proves nothing.
  for (const alg of ['none', 'HS512', 'RS256', 'PS512']) {
    const forgedHead = Buffer.from(JSON.stringify({ alg })).toString('base64url');
    const mac = createHmac('sha512', fake.publicKeys).update(`${forgedHead}.${payload}`).digest('base64url');
    const forged = { ...notice, headers: { 'verification-token': `${forgedHead}.${payload}.${mac}` } };
    expect(provider.readNotice(forged)).toEqual({ ok: false, error: 'wrong_algorithm' });
  }
  await Promise.all([fake.close(), second.close()]);
});

test('Stripe: the same key is one step, a lost session is found among many, events of disputes name no attempt', async () => {
  const { fake, provider } = await OPEN.stripe();
  const lost = aRequest({ hold: true });
  fake.faults.push('cut_after');
  expect(await provider.start(lost)).toMatchObject({ kind: 'unknown' });
  for (let others = 0; others < 5; others += 1) await begin({ fake, provider });
  expect(await provider.ask({ attempt: lost.attempt, providerRef: null })).toMatchObject({ value: { kind: 'open' } });
  // The answer that was lost comes with the same key again.
  expect(await provider.start(lost)).toMatchObject({ kind: 'done' });
  const ref = { attempt: lost.attempt, providerRef: null };
  fake.pay(lost.attempt);
  expect(await provider.capture(ref, bani(5000), 'capture-key')).toMatchObject({ kind: 'done' });
  fake.faults.length = 0;
  expect(await provider.refund(ref, bani(1000), 'refund-key')).toMatchObject({ kind: 'done' });
  expect(await provider.refund(ref, bani(1000), 'refund-key')).toMatchObject({ kind: 'done' });
  expect(fake.ledger(lost.attempt)).toEqual({ held: 0, taken: 5000, refunded: 1000 });

  const event = { id: 'evt_9', livemode: false, data: { object: { id: 'dp_1', object: 'dispute', metadata: {} } } };
  const body = JSON.stringify(event);
  const t = NOW / 1000;
  const v1 = createHmac('sha256', STRIPE_ACCOUNT.webhookSecret).update(`${t}.${body}`).digest('hex');
  // Two signatures while a secret is replaced: one of them is enough.
  const headers = { 'stripe-signature': `t=${t},v1=${'0'.repeat(64)},v1=${v1}` };
  expect(provider.readNotice({ headers, body: Buffer.from(body), at: NOW })).toEqual({
    ok: true,
    value: { attempt: '', providerRef: null, key: 'evt_9' },
  });
  const live = openStripe({ ...fake, clock }, { ...STRIPE_ACCOUNT, mode: 'live' });
  expect(await live.start(aRequest())).toEqual({ kind: 'refused', reason: 'other_mode' });
  await fake.close();
});

test('Viva: a token is fetched once and again when it was refused, codes keep all digits, registration gets its key', async () => {
  const fake = await openFakeViva();
  const provider = openViva({ ...fake, clock }, VIVA_ACCOUNT);
  const first = await begin({ fake, provider });
  const second = await begin({ fake, provider });
  expect([first.providerRef, second.providerRef]).toEqual(['9972214778972601', '9972214778972602']);
  expect(fake.requests.filter((one) => one === 'POST /connect/token')).toHaveLength(1);
  fake.forgetTokens();
  expect(await provider.start(aRequest())).toEqual({ kind: 'refused', reason: 'keys' });
  expect(await provider.start(aRequest())).toMatchObject({ kind: 'done' });
  expect(await provider.start(aRequest({ amount: bani(29) }))).toEqual({ kind: 'refused', reason: 'too_small' });
  expect(await provider.answerRegistration?.()).toEqual({
    kind: 'done',
    value: { body: JSON.stringify({ Key: VIVA_REGISTRATION_KEY }), contentType: 'application/json' },
  });
  await fake.close();
});
