import { defineFeature } from '#server/platform/define/feature.ts';
import { NETOPIA_API } from './providers/netopia/netopia-api.ts';
import { STRIPE_API } from './providers/stripe/stripe-api.ts';
import { VIVA_API } from './providers/viva/viva-api.ts';
import { serveRegistration } from './serve-registration.ts';
import { paymentSettingsRoutes } from './settings/payment-settings.routes.ts';

export const paymentsFeature = defineFeature('payments', {
  routes: [paymentSettingsRoutes],
  addresses: [serveRegistration],
  outboundCallers: [NETOPIA_API, STRIPE_API, VIVA_API],
  tables: {
    payment_settings: { archive: 'restaurant', topic: 'Payments', withheld: ['delete'] },
    payment_accounts: { archive: 'secret', topic: 'Payments' },
  },
});
