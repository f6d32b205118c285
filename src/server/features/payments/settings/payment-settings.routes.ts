import { getPaymentSettings } from '#contract/payment-settings/staff-calls.ts';
import { trialSentence } from '#domain/payments/trial-sentence.ts';
import { answerAs, answerSaved, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import type { ChooserServices } from '../choose-provider.ts';
import { describePaymentSetup, type PaymentSetupServices } from './describe-payment-setup.ts';
import { removePaymentAccount, savePaymentAccount, tryPaymentKeys } from './save-payment-account.ts';
import { savePaymentSettings } from './save-payment-settings.ts';

/** The provider of payments online, its keys, and what is missing before real payments. */
export function paymentSettingsRoutes(services: PaymentSetupServices & ChooserServices): readonly Route[] {
  return [
    defineRoute('getPaymentSettings', async () => answerAs(getPaymentSettings, await describePaymentSetup(services))),
    defineRoute('savePaymentSettings', async ({ body, session }) =>
      answerSaved(await savePaymentSettings(services, session.userId, body), () =>
        body.provider === null ? 'Plata online este oprită.' : 'Plata online este pornită.',
      ),
    ),
    defineRoute('savePaymentAccount', async ({ body, session }) =>
      answerSaved(await savePaymentAccount(services, session.userId, body), 'Cheile au fost salvate, criptate.'),
    ),
    defineRoute('removePaymentAccount', async ({ body, session }) =>
      answerSaved(await removePaymentAccount(services, session.userId, body), 'Cheile au fost șterse.'),
    ),
    defineRoute('tryPaymentKeys', async ({ body }) =>
      answerWith(await tryPaymentKeys(services, body), (tried) => ({
        outcome: tried.outcome,
        message: trialSentence(body.provider, tried),
      })),
    ),
  ];
}
