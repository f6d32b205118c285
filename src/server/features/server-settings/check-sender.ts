import { err, ok, type Result } from '#domain/result.ts';
import {
  dmarcNames,
  domainOfAddress,
  judgeSender,
  type SenderLine,
  selectorsOf,
} from '#domain/server-settings/judge-sender.ts';
import { MAIL_PROVIDERS, mailProviderOf } from '#domain/server-settings/mail-providers.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { FindTexts } from '#server/platform/dns-texts.ts';
import { type MailServerPlace, readMailServer } from '#server/platform/mail/mail-server.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';

export type CheckSenderServices = MailServerPlace & { readonly snapshots: Snapshots; readonly findTexts: FindTexts };

export type SenderCheck = { readonly domain: string; readonly lines: readonly SenderLine[] };

/**
 * Looks up the records of the restaurant's own domain, never of another one.
 *
 * @param selector name of the DKIM key that a mail named; null: those that the provider uses
 */
export async function checkSender(
  services: CheckSenderServices,
  selector: string | null,
): Promise<Result<SenderCheck, { readonly code: 'mail_sender_missing' }>> {
  const { findTexts, config } = services;
  const { email } = await loadRestaurantContact(services);
  if (email === '') return err({ code: 'mail_sender_missing' });
  const domain = domainOfAddress(email);
  const { values } = await readMailServer(services);
  const host = config.smtpUrl === null ? (values.host ?? '') : new URL(config.smtpUrl).hostname;
  const stored = config.smtpUrl === null ? MAIL_PROVIDERS.find((one) => one === values.provider) : undefined;
  const provider = stored ?? mailProviderOf(host);
  const [spf, dmarc, dkim] = await Promise.all([
    findTexts(domain),
    findDmarc(findTexts, domain),
    Promise.all(
      selectorsOf(provider, selector).map(async (name) => ({
        selector: name,
        texts: await findTexts(`${name}._domainkey.${domain}`),
      })),
    ),
  ]);
  return ok({ domain, lines: judgeSender({ address: email, provider, host, texts: { spf, dmarc, dkim } }) });
}

/** The first name that has a record; null when DNS did not answer. */
async function findDmarc(findTexts: FindTexts, domain: string): Promise<readonly string[] | null> {
  for (const name of dmarcNames(domain)) {
    const texts = await findTexts(name);
    if (texts === null || texts.some((text) => text.startsWith('v=DMARC1'))) return texts;
  }
  return [];
}
