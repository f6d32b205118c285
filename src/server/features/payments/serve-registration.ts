/** What a provider asks for when the address of notices is registered in its screens. Not a call of the contract. */
import type { Hono } from 'hono';
import { CONTRACT_PROVIDERS } from '#domain/payments/payment-settings.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { type ChooserServices, openProviderChooser } from './choose-provider.ts';
import { NOTICES_PATH } from './payment-paths.ts';

/** Mounts `GET` at the addresses to which notices are sent by `POST`. */
export function serveRegistration(app: Hono<AppEnv>, services: ChooserServices): void {
  const choose = openProviderChooser(services);
  app.get(`${NOTICES_PATH}/:provider`, async (context) => {
    const name = CONTRACT_PROVIDERS.find((one) => one === context.req.param('provider'));
    const provider = name === undefined ? null : await choose(name);
    const answered = await provider?.answerRegistration?.();
    if (answered === undefined || answered.kind === 'refused') return context.text('', 404);
    if (answered.kind === 'unknown') return context.text('', 503);
    const { body, contentType } = answered.value;
    return new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
  });
}
