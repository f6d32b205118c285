/**
 * The addresses for the computer beside the fiscal register. Not calls of the contract: a script or a driver without a
 * session asks them, and the key in the address authenticates (docs/decisions/0283).
 */
import type { Context, Hono } from 'hono';
import { readText } from '#server/platform/http/read-json.ts';
import { type AppEnv, isInternal, visitorAddress } from '#server/platform/http/request-facts.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { findRegister, noteRegisterPoll } from './fiscal-settings.repository.ts';
import { type FiscalServices, giveNextReceipt, settleAnswer } from './give-receipts.ts';
import { isRegisterKey, REGISTER_PATH, registerKey } from './register-address.ts';

export type RegisterServices = FiscalServices & {
  readonly secrets: Secrets;
  readonly rateLimits: RateLimits;
  readonly config: { readonly trustedProxies: number };
};

/** Unknown addresses per network. */
const WRONG_ADDRESSES = { points: 60, seconds: 60 };
/** A poll every five seconds and two requests for each receipt leave room for a hundred receipts a minute. */
const REQUESTS_PER_MINUTE = { points: 240, seconds: 60 };

/**
 * `GET …/next`: the oldest receipt that waits, as text, with its id and the name of its file in headers; 204 for none.
 * `POST …/{id}/result`: what the driver answered, as text.
 */
export function serveRegister(app: Hono<AppEnv>, services: RegisterServices): void {
  app.get(`${REGISTER_PATH}/:key/next`, (context) =>
    open(services, context, async () => {
      await noteRegisterPoll(services.db, services.clock());
      const given = await giveNextReceipt(services);
      if (given === null) return context.body(null, 204, { 'Cache-Control': 'no-store' });
      return context.text(given.body, 200, {
        'Content-Type': 'text/plain; charset=us-ascii',
        'Cache-Control': 'no-store',
        'X-Receipt-Id': given.token,
        'X-Receipt-File': given.fileName,
      });
    }),
  );
  app.post(`${REGISTER_PATH}/:key/:receipt/result`, (context) =>
    open(services, context, async () => {
      const sent = await readText(context.req.raw);
      if (!sent.ok) return context.text('', 413);
      const token = context.req.param('receipt') ?? '';
      const isKnown = await settleAnswer(services, { token, sent: sent.value });
      return context.text('', isKnown ? 200 : 404);
    }),
  );
  app.all(`${REGISTER_PATH}/*`, (context) => context.text('', 404));
}

/** Lets in who knows the key. */
async function open(
  services: RegisterServices,
  context: Context<AppEnv>,
  serve: () => Promise<Response>,
): Promise<Response> {
  const register = await findRegister(services.db);
  const secret = await services.secrets.load('register_address');
  const isRight =
    register !== null && isRegisterKey(context.req.param('key') ?? '', registerKey(secret, register.secretTurn));
  const wait = isRight
    ? await services.rateLimits.countUse('register', 'register', REQUESTS_PER_MINUTE)
    : await services.rateLimits.countVisit('register_address', addressOf(services, context), WRONG_ADDRESSES);
  if (wait !== null) return context.text('', 429, { 'Retry-After': String(wait) });
  return isRight ? serve() : context.text('', 404);
}

function addressOf({ config }: RegisterServices, context: Context<AppEnv>): string {
  const peer = isInternal(context) ? '' : context.env.incoming?.socket.remoteAddress;
  return visitorAddress({ peer, forwardedFor: context.req.header('x-forwarded-for') }, config.trustedProxies);
}
