/**
 * NETOPIA Payments, API v2, hosted page: charged at once, given back on rejection. It keeps no idempotency keys, so
 * nothing is sent twice; an `orderID` is used once. Its documented steps `capture` and `void` are announced for „a
 * future date” and are not used.
 */

import { isoInstant } from '#contract/values/convert.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { mayCall } from '#server/platform/define/outbound-caller.ts';
import {
  answerDone,
  answerRefused,
  answerUnknown,
  answerUnstarted,
  areKeysRefused,
  askProvider,
  type ProviderServices,
  readAnswered,
} from '../ask-provider.ts';
import type { Answer, AttemptRef, PaymentProvider, StartRequest } from '../provider.ts';
import { APPROVED_CODE, NETOPIA_API, NetopiaAnswer, REDIRECT_CODE, ROMANIA } from './netopia-api.ts';
import { stateFromNetopia } from './netopia-state.ts';
import { parsePublicKeys, readNetopiaNotice } from './read-netopia-notice.ts';

export type NetopiaAccount = {
  readonly mode: 'test' | 'live';
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly posSignature: string;
  /** PEM blocks. */
  readonly publicKeys: string;
};

export function openNetopia(services: ProviderServices, account: NetopiaAccount): PaymentProvider {
  const keys = parsePublicKeys(account.publicKeys) ?? [];

  const send = (path: string, body: unknown) =>
    askProvider(services, NETOPIA_API, {
      address: new URL(`${account.baseUrl}${path}`),
      method: 'POST',
      headers: { Authorization: account.apiKey, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });

  const askStatus = async ({ attempt, providerRef }: AttemptRef): Promise<Answer<NetopiaAnswer>> => {
    const body = { posID: account.posSignature, ntpID: providerRef ?? '', orderID: attempt };
    const answered = readAnswered(await send('/operation/status', body));
    if (answered.kind !== 'done') return answered;
    const { status, json } = answered.value;
    const read = NetopiaAnswer.safeParse(json);
    const isNotFound = status === 404 || (read.success && /not found/i.test(read.data.error?.message ?? ''));
    if (isNotFound) return answerRefused('not_found');
    if (!read.success || status >= 300) return answerUnknown('unreadable');
    const named = read.data.order?.orderID;
    return named === undefined || named === attempt ? answerDone(read.data) : answerUnknown('other_order');
  };

  return {
    name: 'netopia',
    mode: account.mode,
    async start(request) {
      const reply = await send('/payment/card/start', bodyOfStart(request, account.posSignature));
      if (reply.kind !== 'answered') return answerUnstarted(reply);
      if (areKeysRefused(reply.status)) return answerRefused('keys');
      const read = NetopiaAnswer.safeParse(reply.json);
      if (!read.success) return answerUnknown('unreadable');
      const { error, payment } = read.data;
      if (error?.code !== REDIRECT_CODE) return answerRefused(`netopia_${error?.code ?? reply.status}`);
      if (payment?.paymentURL === undefined || payment.ntpID === '') return answerUnknown('unreadable');
      const isTheirs = URL.canParse(payment.paymentURL) && mayCall(NETOPIA_API, new URL(payment.paymentURL));
      // Nobody has the address of the page, so nobody can pay there.
      return isTheirs
        ? answerDone({ providerRef: payment.ntpID, payUrl: payment.paymentURL })
        : answerRefused('pay_url_of_another_host');
    },
    async ask(ref) {
      const asked = await askStatus(ref);
      if (asked.kind !== 'done') return asked;
      const state = stateFromNetopia(asked.value, ref.attempt);
      return state.ok ? answerDone(state.value) : answerUnknown(state.error);
    },
    capture: async () => answerRefused('not_offered'),
    release: async () => answerRefused('not_offered'),
    async refund(ref, amount) {
      const ntpID = await findNtpId(ref);
      if (ntpID.kind !== 'done') return ntpID;
      const reply = await send('/operation/credit', { ntpID: ntpID.value, amount: leiFromBani(amount) });
      const answered = readAnswered(reply);
      if (answered.kind !== 'done') return answered;
      const { status, json } = answered.value;
      const read = NetopiaAnswer.safeParse(json);
      if (!read.success) return status >= 400 ? answerRefused(`http_${status}`) : answerUnknown('unreadable');
      const code = read.data.error?.code ?? '';
      return code === APPROVED_CODE && status < 300 ? answerDone(null) : answerRefused(`netopia_${code || status}`);
    },
    close: async () => answerRefused('not_offered'),
    readNotice: (notice) => readNetopiaNotice(notice, { posSignature: account.posSignature, keys }),
    answerNotice(outcome) {
      const [status, errorType] = { stored: [200, 0], repeat_later: [503, 1], refused: [400, 2] }[outcome] as [
        number,
        number,
      ];
      const body = JSON.stringify({ errorType, errorCode: errorType === 0 ? 0 : status, errorMessage: outcome });
      return { status, body, contentType: 'application/json' };
    },
    async tryKeys() {
      if (keys.length === 0) return answerRefused('public_key');
      // An order that does not exist: right keys answer that they do not know it.
      const reply = await send('/operation/status', { posID: account.posSignature, ntpID: '', orderID: 'incercare' });
      if (reply.kind !== 'answered') return answerUnstarted(reply);
      if (areKeysRefused(reply.status)) return answerRefused('keys');
      return reply.json === undefined ? answerUnknown('unreadable') : answerDone(null);
    },
  };

  /** The answer of a lost start is asked for by our number. */
  async function findNtpId(ref: AttemptRef): Promise<Answer<string>> {
    if (ref.providerRef !== null) return answerDone(ref.providerRef);
    const asked = await askStatus(ref);
    if (asked.kind !== 'done') return asked;
    const ntpID = asked.value.payment?.ntpID ?? '';
    return ntpID === '' ? answerUnknown('unreadable') : answerDone(ntpID);
  }
}

/** One product line: discounts and deposits would not add up otherwise, and a negative line is refused. */
function bodyOfStart(request: StartRequest, posSignature: string): object {
  const { guest, billing } = request;
  const [firstName = '', ...others] = guest.name.trim().split(/\s+/);
  const amount = leiFromBani(request.amount);
  return {
    config: {
      emailTemplate: '',
      emailSubject: '',
      notifyUrl: request.noticeUrl,
      redirectUrl: request.returnUrl,
      cancelUrl: request.cancelUrl,
      language: 'ro',
    },
    payment: { options: { installments: 0, bonus: 0 }, instrument: { type: 'card' }, data: {} },
    order: {
      ntpID: '',
      posSignature,
      dateTime: isoInstant(request.at),
      description: request.description,
      orderID: request.attempt,
      amount,
      currency: 'RON',
      billing: {
        email: guest.email,
        phone: guest.phone,
        firstName,
        lastName: others.length === 0 ? firstName : others.join(' '),
        city: billing.city,
        country: ROMANIA,
        countryName: 'Romania',
        state: billing.county,
        postalCode: billing.postalCode,
        details: billing.street,
      },
      products: [
        { name: request.description, code: request.orderNumber, category: 'Restaurant', price: amount, vat: 0 },
      ],
      installments: { selected: 0, available: [0] },
      data: {},
    },
  };
}
