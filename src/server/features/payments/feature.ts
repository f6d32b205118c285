import { defineFeature } from '#server/platform/define/feature.ts';
import type { FeatureServices } from '#server/platform/define/feature-services.ts';
import { bindProviders } from './find-provider.ts';
import { paymentReturned, paymentsOff, paymentTrouble } from './mails/payment-mails.ts';
import type { OrderSteps } from './order-steps.ts';
import { guestPaymentRoutes } from './payments.routes.ts';
import { forgetCards } from './personal-data.ts';
import { NETOPIA_API } from './providers/netopia/netopia-api.ts';
import { STRIPE_API } from './providers/stripe/stripe-api.ts';
import { serveTrialPage } from './providers/trial/serve-trial-page.ts';
import { VIVA_API } from './providers/viva/viva-api.ts';
import { runPaymentJobs } from './run-payment-jobs.ts';
import { serveNotices } from './serve-notices.ts';
import { serveRegistration } from './serve-registration.ts';
import { paymentSettingsRoutes } from './settings/payment-settings.routes.ts';
import { staffPaymentRoutes } from './staff-payments.routes.ts';

/** @param orders the steps of an order; passed in, because orders use payments */
export const paymentsFeature = (orders: OrderSteps) => {
  const withOrders = (services: FeatureServices) => ({ ...services, payments: bindProviders(services), orders });
  return defineFeature('payments', {
    routes: [
      (services) => guestPaymentRoutes(withOrders(services)),
      (services) => staffPaymentRoutes(withOrders(services)),
      paymentSettingsRoutes,
    ],
    addresses: [
      serveRegistration,
      (app, services) => serveNotices(app, withOrders(services)),
      (app, services) => serveTrialPage(app, { ...services, isOn: services.config.isDemo }),
    ],
    mails: [paymentTrouble, paymentReturned, paymentsOff],
    chores: [
      {
        name: 'runPaymentJobs',
        every: 'five seconds',
        of: 'shop',
        run: (services) => runPaymentJobs(withOrders(services)),
      },
    ],
    outboundCallers: [NETOPIA_API, STRIPE_API, VIVA_API],
    personalData: { forget: forgetCards },
    tables: {
      payment_settings: { archive: 'restaurant', topic: 'Payments', withheld: ['delete'] },
      payment_accounts: { archive: 'secret', topic: 'Payments' },
      payment_attempts: { archive: 'guests', topic: 'Payments', withheld: ['delete'] },
      payment_events: { archive: 'guests', topic: 'Payments', withheld: ['delete', 'update'] },
      // A copy of the shop must not move money: what is still to be done stays with the shop that it was copied from.
      payment_jobs: { archive: 'passing', topic: 'Payments', withheld: ['delete'] },
      payment_breaker: { archive: 'passing', topic: 'Payments', withheld: ['delete'] },
      trial_payments: { archive: 'passing', topic: 'Payments', withheld: ['delete'] },
      trial_faults: { archive: 'passing', topic: 'Payments', withheld: ['delete', 'insert'] },
    },
  });
};
