/**
 * The page of the trial provider: pay, be refused, leave. What is done there changes the provider's own books and sends
 * the shop a signed notice, through the same address as from any provider.
 */
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formatLei } from '#domain/money/format-lei.ts';
import { DECLINE_REASONS, type DeclineReason } from '#domain/payments/provider-state.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { pagePolicy } from '#server/platform/security/security-headers.ts';
import { findPayment, markPaid, type TrialPayment, takeFault } from './trial-payments.repository.ts';
import {
  holdEnd,
  loadTrialKey,
  SIGNATURE_HEADER,
  signNotice,
  TRIAL_PATH,
  type TrialServices,
} from './trial-provider.ts';

const REFUSALS = {
  no_funds: 'Refuză: bani insuficienți',
  wrong_data: 'Refuză: date greșite',
  bank_refused: 'Refuză: banca spune nu',
} as const satisfies Record<DeclineReason, string>;

export function serveTrialPage(app: Hono<AppEnv>, services: TrialServices & { readonly isOn: boolean }): void {
  if (!services.isOn) return;
  app.get(`${TRIAL_PATH}/:id`, async (context) => {
    const payment = await findPayment(services.db, { id: context.req.param('id') });
    return payment === null ? context.text('', 404) : drawPage(context, payment, services);
  });
  app.post(`${TRIAL_PATH}/:id`, async (context) => {
    const id = context.req.param('id');
    const { choice } = await context.req.parseBody();
    const now = services.clock();
    const declined = DECLINE_REASONS.find((reason) => reason === choice) ?? null;
    if (choice === 'pay' || declined !== null) {
      await markPaid(services.db, id, { isPaid: choice === 'pay', declined, heldUntil: holdEnd(now) });
    }
    const payment = await findPayment(services.db, { id });
    if (payment === null) return context.text('', 404);
    if (choice !== 'leave') await sendNotice(app, services, payment);
    return declined === null ? context.redirect(payment.returnUrl, 303) : drawPage(context, payment, services);
  });
}

/** Lost or sent twice where a test says so. */
async function sendNotice(app: Hono<AppEnv>, services: TrialServices, payment: TrialPayment): Promise<void> {
  const fault = await takeFault(services.db, 'notice');
  if (fault === 'lost_before') return;
  const key = await loadTrialKey(services);
  const { reference, id } = payment;
  const { body, signature } = signNotice(key, { reference, id, at: services.clock() });
  for (let times = fault === 'twice' ? 2 : 1; times > 0; times -= 1) {
    await app.request(payment.noticePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
    });
  }
}

async function drawPage(context: Context<AppEnv>, payment: TrialPayment, services: TrialServices): Promise<Response> {
  const isOpen = payment.state === 'open' || payment.state === 'declined';
  const refused = DECLINE_REASONS.find((reason) => reason === payment.declined);
  const page = await html`<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Plată de probă</title></head>
<body>
<h1>Plată de probă</h1>
<p>Aici nu se mișcă bani: pagina arată drumul unei plăți online.</p>
<p>${payment.description}</p>
<p><strong>${formatLei(payment.amount)}</strong></p>
${refused === undefined ? '' : html`<p role="alert">Plata a fost refuzată. Poți încerca din nou.</p>`}
<form method="post">
${
  isOpen
    ? [
        html`<button name="choice" value="pay">Plătește</button>`,
        ...DECLINE_REASONS.map((reason) => html`<button name="choice" value="${reason}">${REFUSALS[reason]}</button>`),
      ]
    : html`<p>Plata s-a încheiat.</p>`
}
<button name="choice" value="leave">Înapoi la comandă</button>
</form>
</body>
</html>`;
  const styleless = pagePolicy({ scripts: [], styles: [] }, 'plain', services.config.publicUrl);
  return context.html(page, 200, { 'Content-Security-Policy': styleless, 'Cache-Control': 'no-store' });
}
