import { sentenceOf } from '#contract/errors.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { type NewsletterServices, subscribe } from './subscribe.ts';

const PENDING = 'Mai e un pas: confirmă adresa din e-mailul pe care ți l-am trimis.';
const CONFIRMED = 'Abonarea este confirmată. Îți mulțumim!';
const LEFT = 'Te-ai dezabonat.';

export function newsletterRoutes(services: NewsletterServices): readonly Route[] {
  return [
    defineRoute('subscribe', async ({ body: { email = '', consentVersion, source, website = '' } }) => {
      const wrongEmail = () => refuse('invalid_request', {}, { fields: { email: sentenceOf('email_invalid') } });
      // Honeypot: a bot that filled in the hidden field gets the answer of a success, and nothing is stored.
      if (website.trim() !== '') return parseEmail(email).ok ? answer({ message: PENDING }) : wrongEmail();
      const asked = await subscribe(services, { email, consentVersion, source });
      return asked.ok ? answer({ message: PENDING }) : wrongEmail();
    }),
    defineRoute('confirmSubscription', async ({ body: { token } }) => {
      const confirmed = await confirmSubscription(services, token);
      if (!confirmed.ok) return refuse(confirmed.error.code);
      return answer({ message: CONFIRMED, couponSent: confirmed.value.couponSent });
    }),
    defineRoute('leaveNewsletter', async ({ body: { token } }) => {
      const left = await leaveNewsletter(services, token);
      return left.ok ? answer({ message: LEFT }) : refuse(left.error.code);
    }),
  ];
}
