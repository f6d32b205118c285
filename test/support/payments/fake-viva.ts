/** Viva Smart Checkout as documented: token, orders, the older API of transactions, and notices that nothing signs. */
import { randomUUID } from 'node:crypto';
import type { DeclineReason } from '#domain/payments/provider-state.ts';
import {
  type FakeAnswer,
  type FakeProvider,
  type FakeRequest,
  openFakeServer,
  PageClosed,
  rowOf,
} from './fake-provider.ts';

export const VIVA_ACCOUNT = {
  mode: 'test',
  clientId: 'proba.apps.vivapayments.com',
  clientSecret: 'secretul-aplicatiei',
  merchantId: 'bdf4c6b3-c26d-4046-b5df-5c443ec39d09',
  apiKey: 'cheia-viva',
  sourceCode: '8362',
} as const;
export const VIVA_REGISTRATION_KEY = '0000-cheia-de-inregistrare';

/** Beyond 2⁵³: a number that was read as one of JavaScript's is another order's. */
const FIRST_CODE = 9_972_214_778_972_601n;
const CHARGE = 5;
const [CAPTURE, PRE_AUTHORISATION, REFUND, VOID] = [0, 1, 4, 7];

type Transaction = {
  readonly TransactionId: string;
  readonly ParentId: string | null;
  StatusId: string;
  /** Lei. */
  readonly Amount: number;
  readonly typeId: number;
  readonly eventId: number | null;
};
type Row = {
  readonly attempt: string;
  readonly orderCode: string;
  readonly amount: number;
  readonly isHold: boolean;
  state: number;
  readonly transactions: Transaction[];
};
const EVENTS = { no_funds: 10_051, wrong_data: 10_054, bank_refused: 10_005 } as const satisfies Record<
  DeclineReason,
  number
>;

export async function openFakeViva(): Promise<FakeProvider & { readonly forgetTokens: () => void }> {
  const rows = new Map<string, Row>();
  const tokens = new Set<string>();
  const server = await openFakeServer((request) => serve(rows, tokens, request));
  const get = (attempt: string) => rowOf(rows, attempt);
  const paid = ({ transactions }: Row) =>
    transactions.find(({ typeId, StatusId }) => [CHARGE, CAPTURE].includes(typeId) && /^[FRM]/.test(StatusId));
  return {
    ...server,
    forgetTokens: () => tokens.clear(),
    pay(attempt) {
      const row = get(attempt);
      if (row.state !== 0) throw new PageClosed();
      row.state = 3;
      row.transactions.push(newTransaction(row.amount, row.isHold ? PRE_AUTHORISATION : CHARGE, null));
    },
    decline(attempt, reason) {
      const row = get(attempt);
      if (row.state !== 0) throw new PageClosed();
      const failed = {
        ...newTransaction(row.amount, row.isHold ? PRE_AUTHORISATION : CHARGE, null),
        eventId: EVENTS[reason],
      };
      row.transactions.push({ ...failed, StatusId: 'E' });
    },
    expire: (attempt) => Object.assign(get(attempt), { state: 1 }),
    refundByHand: (attempt, amount) => {
      const row = get(attempt);
      giveBack(row, paid(row)?.TransactionId ?? '', amount);
    },
    chargeBack: (attempt) => Object.assign(paid(get(attempt)) ?? {}, { StatusId: 'MI' }),
    ledger(attempt) {
      const row = get(attempt);
      const held = row.transactions.find(({ typeId, StatusId }) => typeId === PRE_AUTHORISATION && StatusId === 'F');
      const charge = paid(row);
      const refunds = row.transactions.filter(
        ({ typeId, ParentId }) => typeId === REFUND && ParentId === charge?.TransactionId,
      );
      const bani = (lei: number) => Math.round(lei * 100);
      return {
        held: bani(held?.Amount ?? 0),
        taken: bani(charge?.Amount ?? 0),
        refunded: refunds.reduce((sum, { Amount }) => sum + bani(Amount), 0),
      };
    },
    async notice(attempt, at, falsified) {
      const row = get(attempt);
      const last = row.transactions.at(-1);
      const MerchantId = falsified === 'other_account' ? randomUUID() : VIVA_ACCOUNT.merchantId;
      const body = JSON.stringify({
        Url: 'https://restaurant.example/',
        EventData: {
          Amount: row.amount / 100,
          MerchantId,
          OrderCode: 'ORDER_CODE',
          StatusId: last?.StatusId ?? 'A',
          TransactionId: last?.TransactionId ?? null,
          CurrencyCode: '946',
          MerchantTrns: attempt,
        },
        Created: new Date(at).toISOString(),
        EventTypeId: last?.StatusId === 'E' ? 1798 : 1796,
        MessageId: `message-${row.orderCode}-${row.transactions.length}`,
      }).replace('"ORDER_CODE"', row.orderCode);
      return { headers: {}, body: Buffer.from(falsified === 'truncated' ? body.slice(0, 40) : body), at: at as never };
    },
  };
}

function serve(rows: Map<string, Row>, tokens: Set<string>, request: FakeRequest): FakeAnswer {
  const { host, headers, path } = request;
  if (host === 'demo-accounts.vivapayments.com') return giveToken(tokens, headers.authorization);
  if (host === 'demo-api.vivapayments.com') {
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return { status: 401, json: {} };
    return path === '/checkout/v2/orders' ? startOrder(rows, request) : { status: 404, json: {} };
  }
  if (host !== 'demo.vivapayments.com') return { status: 404, json: {} };
  if (headers.authorization !== basic(VIVA_ACCOUNT.merchantId, VIVA_ACCOUNT.apiKey)) return { status: 401, json: {} };
  return serveOlder(rows, request);
}

function giveToken(tokens: Set<string>, authorization: string | undefined): FakeAnswer {
  if (authorization !== basic(VIVA_ACCOUNT.clientId, VIVA_ACCOUNT.clientSecret)) {
    return { status: 400, json: { error: 'invalid_client' } };
  }
  const token = randomUUID();
  tokens.add(token);
  return { status: 200, json: { access_token: token, expires_in: 3600, token_type: 'Bearer' } };
}

function startOrder(rows: Map<string, Row>, { body }: FakeRequest): FakeAnswer {
  const { amount, currencyCode, preauth, merchantTrns, sourceCode } = JSON.parse(body);
  const isGood =
    Number.isInteger(amount) && amount >= 30 && currencyCode === '946' && sourceCode === VIVA_ACCOUNT.sourceCode;
  if (!isGood) return { status: 400, json: { ErrorCode: 400 } };
  const orderCode = String(FIRST_CODE + BigInt(rows.size));
  rows.set(merchantTrns, { attempt: merchantTrns, orderCode, amount, isHold: preauth, state: 0, transactions: [] });
  return { status: 200, json: { orderCode: numberOf(orderCode) } };
}

function serveOlder(rows: Map<string, Row>, { method, path, query, body }: FakeRequest): FakeAnswer {
  if (path === '/api/messages/config/token') return { status: 200, json: { Key: VIVA_REGISTRATION_KEY } };
  const all = [...rows.values()];
  if (method === 'GET' && path === '/api/transactions') {
    const row = all.find(({ orderCode }) => orderCode === query.get('ordercode'));
    return {
      status: 200,
      json: { Transactions: row === undefined ? [] : row.transactions.map((one) => present(one, row)) },
    };
  }
  const id = path.split('/').at(-1) ?? '';
  if (path.startsWith('/api/orders/'))
    return answerOrder(
      all.find(({ orderCode }) => orderCode === id),
      method,
    );
  const row = all.find(({ transactions }) => transactions.some(({ TransactionId }) => TransactionId === id));
  if (row === undefined) return { status: 404, json: {} };
  return method === 'POST'
    ? capture(row, id, JSON.parse(body).amount)
    : giveBack(row, id, Number(query.get('amount') ?? row.amount));
}

function answerOrder(row: Row | undefined, method: string): FakeAnswer {
  if (row === undefined) return { status: 404, json: {} };
  if (method === 'GET') return { status: 200, json: { StateId: row.state, RequestAmount: row.amount / 100 } };
  if (row.state !== 0) return { status: 200, json: { ErrorCode: 403 } };
  row.state = 2;
  return { status: 200, json: { ErrorCode: 0 } };
}

function capture(row: Row, id: string, amount: number): FakeAnswer {
  const hold = row.transactions.find(({ TransactionId }) => TransactionId === id);
  if (hold?.typeId !== PRE_AUTHORISATION || hold.StatusId !== 'F' || amount > row.amount)
    return { status: 200, json: { ErrorCode: 403 } };
  hold.StatusId = 'C';
  row.transactions.push(newTransaction(amount, CAPTURE, id));
  return { status: 200, json: { ErrorCode: 0, StatusId: 'F' } };
}

function giveBack(row: Row, id: string, amount: number): FakeAnswer {
  const given = row.transactions.find(({ TransactionId }) => TransactionId === id);
  if (given === undefined) return { status: 404, json: {} };
  if (given.typeId === PRE_AUTHORISATION) {
    if (given.StatusId !== 'F') return { status: 200, json: { ErrorCode: 403 } };
    given.StatusId = 'X';
    row.transactions.push(newTransaction(row.amount, VOID, id));
    return { status: 200, json: { ErrorCode: 0, StatusId: 'F' } };
  }
  const before = row.transactions.filter(({ ParentId, typeId }) => typeId === REFUND && ParentId === id);
  const sum = before.reduce((total, { Amount }) => total + Math.round(Amount * 100), 0);
  if (sum + amount > Math.round(given.Amount * 100)) return { status: 200, json: { ErrorCode: 403 } };
  given.StatusId = 'R';
  row.transactions.push(newTransaction(amount, REFUND, id));
  return { status: 200, json: { ErrorCode: 0, StatusId: 'F' } };
}

function newTransaction(amount: number, typeId: number, ParentId: string | null): Transaction {
  return { TransactionId: randomUUID(), ParentId, StatusId: 'F', Amount: amount / 100, typeId, eventId: null };
}

function present({ typeId, eventId, ...transaction }: Transaction, { attempt }: Row) {
  return {
    ...transaction,
    MerchantTrns: attempt,
    CurrencyCode: '946',
    TransactionType: { TransactionTypeId: typeId },
    CreditCard: { Number: '414746XXXXXX0133' },
    ResponseEventId: eventId,
  };
}

function basic(name: string, secret: string): string {
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
}

/** A number of JSON that has more digits than one of JavaScript. */
function numberOf(digits: string): unknown {
  return (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(digits);
}
