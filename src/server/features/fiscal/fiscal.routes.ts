import { sentenceOf } from '#contract/errors.ts';
import { getFiscalSetup, getReceipts } from '#contract/fiscal/staff-calls.ts';
import { receiptStanding } from '#domain/fiscal/receipt-state.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { findVersion } from '#server/features/changes/index.ts';
import {
  answerAs,
  answerSaved,
  answerWith,
  defineRoute,
  type Route,
  refuse,
  refuseAs,
} from '#server/platform/http/route.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { findRegister } from './fiscal-settings.repository.ts';
import {
  answerReceipt,
  type FiscalServices,
  giveToPerson,
  queueAskedReceipt,
  queueTestReceipt,
} from './give-receipts.ts';
import { listRateValues } from './list-rate-values.ts';
import { findTestReceipt, listReceiptsOfDay } from './receipts.repository.ts';
import { registerKey, registerPath } from './register-address.ts';
import { FISCAL_SUBJECT, renewRegisterAddress, saveFiscalSettings } from './save-fiscal-settings.ts';

type Services = FiscalServices & {
  readonly secrets: Secrets;
  readonly config: { readonly publicUrl: string };
};

export function fiscalRoutes(services: Services): readonly Route[] {
  const { db, clock, secrets, config } = services;
  return [
    defineRoute('getFiscalSetup', async () => {
      const register = await findRegister(db);
      const test = await findTestReceipt(db);
      const secret = await secrets.load('register_address');
      const rates = new Set([...(await listRateValues(db)), ...Object.keys(register?.groups ?? {}).map(Number)]);
      return answerAs(getFiscalSetup, {
        version: await findVersion(db, FISCAL_SUBJECT),
        settings: register === null ? null : settingsOf(register),
        rates: [...rates].toSorted((one, other) => one - other),
        address:
          register === null ? null : `${config.publicUrl}${registerPath(registerKey(secret, register.secretTurn))}`,
        lastSeenAt: register?.lastSeenAt ?? null,
        test:
          test === null
            ? null
            : {
                state: receiptStanding(test, clock()),
                number: test.number,
                failure: test.failure,
                givenAt: test.givenAt,
              },
      });
    }),
    defineRoute('saveFiscalSettings', async ({ body, session }) =>
      answerSaved(await saveFiscalSettings(services, session.userId, body), 'Casa de marcat a fost salvată.'),
    ),
    defineRoute('renewRegisterAddress', async ({ session }) =>
      answerWith(await renewRegisterAddress(services, session.userId), () => ({
        message: 'Casa are o adresă nouă. Descărcați din nou programul: cel vechi nu mai merge.',
      })),
    ),
    defineRoute('queueTestReceipt', async () =>
      answerWith(await queueTestReceipt(services), () => ({ message: 'Bonul de probă așteaptă casa.' })),
    ),
    defineRoute('getReceipts', async ({ query }) => {
      const date =
        query.date === undefined ? { ok: true as const, value: dateOf(clock()) } : parseLocalDate(query.date);
      if (!date.ok) return refuse('invalid_time');
      const register = await findRegister(db);
      const receipts = await listReceiptsOfDay(db, date.value, { withOpen: query.date === undefined });
      return answerAs(getReceipts, {
        date: date.value,
        isOn: register?.isOn === true,
        lastSeenAt: register?.lastSeenAt ?? null,
        receipts: receipts.map(({ orderNumber, payable, deliveredAt, receipt, isOtherPayment }) => ({
          ...{ orderNumber, payable, deliveredAt, hasOtherPayment: isOtherPayment },
          id: receipt?.id ?? null,
          state: receipt === null ? null : receiptStanding(receipt, clock()),
          number: receipt?.number ?? '',
          secondNumber: receipt?.secondNumber ?? '',
          failure: receipt?.failure ?? '',
          wasGiven: receipt !== null && receipt.attempts > 0,
        })),
      });
    }),
    defineRoute('queueReceipt', async ({ body: { orderNumber } }) =>
      answerWith(await queueAskedReceipt(services, orderNumber), () => ({ message: 'Bonul așteaptă casa.' })),
    ),
    defineRoute('takeReceiptFile', async ({ body: { orderNumber } }) =>
      answerWith(await giveToPerson(services, orderNumber), ({ fileName, body }) => ({ fileName, body })),
    ),
    defineRoute('answerReceipt', async ({ body: { id, answer: word, number: typed }, session }) => {
      const number = typed.trim();
      if (!/^\d{0,10}$/.test(number)) {
        return refuseAs({ code: 'invalid_request', fields: { number: sentenceOf('receipt_number_invalid') } });
      }
      const answered = await answerReceipt(services, { id, word, number, staffId: session.userId });
      return answerWith(answered, () => ({
        message: word === 'print_again' ? 'Bonul se trimite încă o dată la casă.' : 'Am notat că bonul a ieșit.',
      }));
    }),
  ];
}

function settingsOf(register: NonNullable<Awaited<ReturnType<typeof findRegister>>>) {
  const { secretTurn: _turn, lastSeenAt: _seen, groups, paymentCodes, ...settings } = register;
  return { ...settings, groups: { ...groups }, paymentCodes: { ...paymentCodes } };
}
