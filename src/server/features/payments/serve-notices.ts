/**
 * Where providers send notices, and where guests come back from them. Not calls of the contract: the protocols are the
 * providers'. A notice only says that something happened; the provider is then asked, and its answer counts.
 */
import type { Context, Hono } from 'hono';
import { ALL_PROVIDERS } from '#domain/payments/providers.ts';
import { readBytes } from '#server/platform/http/read-json.ts';
import { type AppEnv, isInternal, visitorAddress } from '#server/platform/http/request-facts.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { askProvider } from './ask-provider.ts';
import { NOTICES_PATH, RETURN_PATH } from './payment-paths.ts';
import { findAttempt } from './payments.repository.ts';
import type { PaymentProvider } from './providers/provider.ts';
import type { PaymentServices } from './settle-payment.ts';

export type NoticeServices = PaymentServices & {
  readonly rateLimits: RateLimits;
  readonly securityLog: SecurityLog;
  readonly config: PaymentServices['config'] & { readonly trustedProxies: number };
};

/** Notices that are not believed, per network. */
const WRONG_NOTICES = { points: 60, seconds: 60 };
/** Notices about one attempt: each of them asks the provider. */
const NOTICES_OF_ATTEMPT = { points: 30, seconds: 60 };

export function serveNotices(app: Hono<AppEnv>, services: NoticeServices): void {
  app.post(`${NOTICES_PATH}/:provider`, async (context) => {
    const name = ALL_PROVIDERS.find((one) => one === context.req.param('provider'));
    const provider = name === undefined ? null : await services.payments(name);
    if (provider === null) return context.text('', 404);
    return takeNotice(services, provider, context);
  });
  // Providers send the guest back by GET or by a form; what comes along proves nothing.
  app.all(`${RETURN_PATH}/:reference`, async (context) => {
    const reference = context.req.param('reference');
    const attempt = await findAttempt(
      services.db,
      // Viva sends guests back to the address in its own settings, with the id of its order.
      reference === 'viva' ? { provider: reference, ref: context.req.query('s') ?? '' } : { reference },
    );
    const path = attempt === null ? '/' : await services.orders.pagePath(services.secrets, attempt.orderId);
    return context.redirect(`${services.config.publicUrl}${path}`, 303);
  });
}

async function takeNotice(
  services: NoticeServices,
  provider: PaymentProvider,
  context: Context<AppEnv>,
): Promise<Response> {
  const reply = (outcome: Parameters<PaymentProvider['answerNotice']>[0]) => {
    const { status, body, contentType } = provider.answerNotice(outcome);
    return new Response(body, { status, headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
  };
  const body = await readBytes(context.req.raw);
  if (!body.ok) {
    const wait = await refuseNotice(services, provider, context, body.error);
    return wait ?? context.text('', body.error === 'payload_too_large' ? 413 : 400);
  }
  const headers = Object.fromEntries(context.req.raw.headers.entries());
  const notice = provider.readNotice({ headers, body: body.value, at: services.clock() });
  if (!notice.ok) return (await refuseNotice(services, provider, context, notice.error)) ?? reply('refused');
  const { attempt: reference, providerRef } = notice.value;
  const named =
    reference === '' && providerRef !== null ? { provider: provider.name, ref: providerRef } : { reference };
  const attempt = await findAttempt(services.db, named);
  // A payment of another site of the same account: a provider stops sending to an address that goes on refusing.
  if (attempt === null && reference === '') return reply('stored');
  const isOurs = attempt !== null && attempt.provider === provider.name;
  if (!isOurs) return (await refuseNotice(services, provider, context, 'other_attempt')) ?? reply('refused');
  if ((await services.rateLimits.countUse('payment_notice', attempt.reference, NOTICES_OF_ATTEMPT)) !== null) {
    return reply('repeat_later');
  }
  const asked = await askProvider(services, attempt);
  return reply(asked.kind === 'answered' ? 'stored' : 'repeat_later');
}

/** Notes it in the security log; answers itself while there are too many. */
async function refuseNotice(
  { rateLimits, securityLog, config }: NoticeServices,
  provider: PaymentProvider,
  context: Context<AppEnv>,
  reason: string,
): Promise<Response | null> {
  const peer = isInternal(context) ? '' : context.env.incoming?.socket.remoteAddress;
  const ip = visitorAddress({ peer, forwardedFor: context.req.header('x-forwarded-for') }, config.trustedProxies);
  await securityLog.record({
    kind: 'input_refused',
    userId: null,
    ip,
    userAgent: context.req.header('user-agent') ?? '',
    detail: `payment notice ${provider.name} ${reason}`,
  });
  const wait = await rateLimits.countVisit('payment_notice', ip, WRONG_NOTICES);
  return wait === null ? null : context.text('', 429, { 'Retry-After': String(wait) });
}
