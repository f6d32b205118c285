/** NETOPIA's API v2 as documented and measured by others: start, status, credit, and notices signed with RS512. */
import { createHash, generateKeyPairSync, type webcrypto } from 'node:crypto';
import { bani } from '#domain/money/bani.ts';
import type { DeclineReason } from '#domain/payments/provider-state.ts';
import {
  type FakeAnswer,
  type FakeProvider,
  type FakeRequest,
  type Falsified,
  openFakeServer,
  PageClosed,
  rowOf,
} from './fake-provider.ts';

export const NETOPIA_ACCOUNT = {
  mode: 'test',
  baseUrl: 'https://secure.sandbox.netopia-payments.com',
  apiKey: 'cheia-netopia-de-test',
  posSignature: 'ABCD-EFGH-IJKL-MNOP-QRST',
} as const;

type Row = {
  readonly ntpID: string;
  readonly amount: number;
  status: number;
  code: string;
  refunded: number;
};
const CODES = { no_funds: '20', wrong_data: '21', bank_refused: '35' } as const satisfies Record<DeclineReason, string>;

export async function openFakeNetopia(): Promise<FakeProvider & { readonly publicKeys: string }> {
  const rows = new Map<string, Row>();
  const [own, foreign] = [makeKeys(), makeKeys()];
  const server = await openFakeServer((request) => serve(rows, request));
  const byNtpId = (attempt: string) => rowOf(rows, attempt);
  const openPage = (attempt: string) => {
    const row = byNtpId(attempt);
    if (row.status !== 1 && row.status !== 12) throw new PageClosed();
    return row;
  };
  return {
    ...server,
    publicKeys: own.publicKey,
    pay: (attempt) => Object.assign(openPage(attempt), { status: 3, code: '00' }),
    decline: (attempt, reason) => Object.assign(openPage(attempt), { status: 12, code: CODES[reason] }),
    expire: (attempt) => Object.assign(byNtpId(attempt), { status: 23, code: '23' }),
    refundByHand: (attempt, amount) => {
      const row = byNtpId(attempt);
      Object.assign(row, { status: 8, refunded: row.refunded + amount });
    },
    chargeBack: (attempt) => Object.assign(byNtpId(attempt), { status: 9 }),
    ledger: (attempt) => {
      const { status, amount, refunded } = byNtpId(attempt);
      return { held: 0, taken: [3, 5, 8, 9].includes(status) ? amount : 0, refunded };
    },
    async notice(attempt, at, falsified) {
      const { ntpID, amount, status, code } = byNtpId(attempt);
      const payment = { method: 'card', ntpID, status, amount: amount / 100, currency: 'RON', code };
      const body = Buffer.from(JSON.stringify({ payment, order: { orderID: attempt } }));
      const token = await signNotice(body, at, falsified === 'forged' ? foreign.privateKey : own.privateKey, falsified);
      const sent = { truncated: body.subarray(0, 20), altered: Buffer.from(body.toString().replace('RON', 'EUR')) };
      const headers = falsified === 'unsigned' ? {} : { 'verification-token': token };
      return {
        headers,
        body: falsified === 'truncated' || falsified === 'altered' ? sent[falsified] : body,
        at: at as never,
      };
    },
  };
}

function serve(rows: Map<string, Row>, { path, headers, body, host }: FakeRequest): FakeAnswer {
  if (host !== 'secure.sandbox.netopia-payments.com') return { status: 404, json: {} };
  if (headers.authorization !== NETOPIA_ACCOUNT.apiKey) return { status: 401, json: { message: 'Unauthorized' } };
  const asked = JSON.parse(body);
  if (path === '/payment/card/start') return start(rows, asked);
  if (path === '/operation/status') return answerStatus(rows, asked);
  if (path === '/operation/credit') return credit(rows, asked);
  return { status: 404, json: {} };
}

function start(
  rows: Map<string, Row>,
  { order, payment }: { order: Record<string, never>; payment: never },
): FakeAnswer {
  const { orderID, amount, products, billing, posSignature } = order as never as {
    orderID: string;
    amount: number;
    posSignature: string;
    products: readonly { price: number }[];
    billing: Readonly<Record<string, unknown>>;
  };
  const isWhole = Number.isInteger(Math.round(amount * 1e6) / 1e4) && amount > 0;
  const areLinesGood = products.every(({ price }) => price > 0) && sum(products) === amount;
  const isBilled = ['email', 'phone', 'firstName', 'lastName', 'city', 'state', 'postalCode', 'details'].every(
    (field) => typeof billing[field] === 'string' && billing[field] !== '',
  );
  if (
    !isWhole ||
    !areLinesGood ||
    !isBilled ||
    posSignature !== NETOPIA_ACCOUNT.posSignature ||
    payment === undefined
  ) {
    return { status: 400, json: { error: { code: '1', message: 'Invalid request' } } };
  }
  const used = rows.get(orderID);
  if (used !== undefined) return refuse(used.amount === Math.round(amount * 100) ? '56' : '99');
  const ntpID = String(1_300_000 + rows.size);
  rows.set(orderID, { ntpID, amount: Math.round(amount * 100), status: 1, code: '', refunded: 0 });
  return {
    status: 200,
    json: {
      customerAction: null,
      error: { code: '101', message: 'Redirect user to payment page' },
      payment: {
        amount,
        currency: 'RON',
        ntpID,
        status: 1,
        paymentURL: `${NETOPIA_ACCOUNT.baseUrl}/ui/card?p=${ntpID}`,
      },
    },
  };
}

function answerStatus(rows: Map<string, Row>, { orderID, ntpID }: { orderID: string; ntpID: string }): FakeAnswer {
  const row = rows.get(orderID);
  if (row === undefined || (ntpID !== '' && ntpID !== row.ntpID)) {
    return { status: 404, json: { error: { code: '404', message: 'Payment not found' } } };
  }
  const { status, amount, code } = row;
  const instrument = status === 1 ? null : { panMasked: '9****5098', country: 642 };
  return {
    status: 200,
    json: {
      error: { code, message: '' },
      order: { orderID },
      payment: { ntpID: row.ntpID, status, amount: amount / 100, currency: 'RON', instrument },
    },
  };
}

function credit(rows: Map<string, Row>, { ntpID, amount }: { ntpID: string; amount: number }): FakeAnswer {
  const row = [...rows.values()].find((one) => one.ntpID === ntpID);
  const given = Math.round(amount * 100);
  if (row === undefined || ![3, 5, 8].includes(row.status) || row.refunded + given > row.amount) return refuse('34');
  Object.assign(row, { status: 8, refunded: row.refunded + given });
  return { status: 200, json: { error: { code: '00', message: 'Approved' }, payment: { ntpID, status: 8, amount } } };
}

function refuse(code: string): FakeAnswer {
  return { status: 200, json: { error: { code, message: 'Order closed' } } };
}

function sum(products: readonly { readonly price: number }[]): number {
  return bani(products.reduce((total, { price }) => total + Math.round(price * 100), 0)) / 100;
}

function makeKeys() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** By the Web Crypto API, which shares no code of the product's verification. */
async function signNotice(body: Buffer, at: number, pem: string, falsified?: Falsified): Promise<string> {
  const hash = falsified === 'wrong_algorithm' ? 'SHA-256' : 'SHA-512';
  const header = { typ: 'JWT', alg: hash === 'SHA-256' ? 'RS256' : 'RS512' };
  const iat = Math.floor(at / 1000) - (falsified === 'old' ? 3 * 86_400 : 1);
  const aud = [falsified === 'other_account' ? 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ' : NETOPIA_ACCOUNT.posSignature];
  const sub = createHash('sha512').update(body).digest('base64');
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode(header)}.${encode({ iss: 'NETOPIA Payments', aud, sub, iat })}`;
  const der = Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64');
  const algorithm: webcrypto.RsaHashedImportParams = { name: 'RSASSA-PKCS1-v1_5', hash };
  const key = await crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign(algorithm.name, key, Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}
