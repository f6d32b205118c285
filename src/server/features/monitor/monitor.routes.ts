import { randomUUID } from 'node:crypto';
import { getShopHealth } from '#contract/monitor/staff-calls.ts';
import { answer, answerAs, defineRoute, type Route } from '#server/platform/http/route.ts';
import { isPlainAddress } from '#server/platform/http/served-securely.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { usesMailServer } from '#server/platform/mail/mail-server.ts';
import { setMailsAside } from '#server/platform/mail/mails.repository.ts';
import { type HealthServices, loadShopHealth } from './load-shop-health.ts';
import { trialMail } from './mails/trial-mail.ts';
import { findKnownPlainAddress, keepKnownPlainAddress } from './monitor.repository.ts';

export function monitorRoutes(services: HealthServices & { readonly log: Log; readonly jobs: Jobs }): readonly Route[] {
  const { db, config, log } = services;
  return [
    defineRoute('getShopHealth', async () => answerAs(getShopHealth, await loadShopHealth(services))),
    defineRoute('getPlainAddress', async () => {
      const address = new URL(config.publicUrl).origin;
      const isAsked = isPlainAddress(config.publicUrl) && (await findKnownPlainAddress(db)) !== address;
      return answer({ isAsked, address });
    }),
    defineRoute('acceptPlainAddress', async ({ session }) => {
      const address = new URL(config.publicUrl).origin;
      await keepKnownPlainAddress(db, address);
      log.warn({ userId: session.userId, address }, 'security.plain_address_known');
      return answer({ message: 'Am notat. Rândul rămâne în „Starea magazinului” până când adresa este criptată.' });
    }),
    defineRoute('sendTrialMail', async ({ session }) => {
      const enqueue = await services.jobs.ready();
      const job = trialMail.job({ userId: session.userId, occasion: randomUUID() });
      await inTransaction(db, (tx) => enqueue(tx, job));
      return answer({
        message: (await usesMailServer(services))
          ? 'E-mailul de probă a plecat spre adresa contului dumneavoastră. Căutați-l și în „Spam”.'
          : 'E-mailul a fost scris, dar nu pleacă: serverul de e-mail nu este încă pus.',
      });
    }),
    defineRoute('setMailsAside', async () => {
      await setMailsAside(services.db, services.clock());
      return answer({ message: 'E-mailurile care nu au mai plecat nu mai sunt amintite.' });
    }),
  ];
}
