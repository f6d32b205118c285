import { type HealthLine, judgeHealth } from '#domain/health/judge-health.ts';
import { openSince } from '#domain/orders/steps/escalation.ts';
import { whyUnreachable } from '#domain/restaurant/public-address.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type BackupServices, reviewBackups } from '#server/features/backups/index.ts';
import { usesCodes } from '#server/features/guard/index.ts';
import { loadPrinterStates } from '#server/features/printing/index.ts';
import { readScheduleInForce } from '#server/features/restaurant-facts/index.ts';
import { findHeardPanels } from '#server/features/watch/index.ts';
import type { Database } from '#server/platform/database.ts';
import { isPlainAddress } from '#server/platform/http/served-securely.ts';
import { type MailServerPlace, usesMailServer } from '#server/platform/mail/mail-server.ts';
import { findWaitingMails } from '#server/platform/mail/mails.repository.ts';
import type { DiskSpace } from '#server/platform/postgres/disk-space.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import { findDatabaseVersion, findNewsletterUnderWay, findOrderSigns, listTablets } from './monitor.repository.ts';
import { readClockAhead } from './watch-clock.ts';

export type HealthServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly snapshots: Snapshots;
  readonly diskSpace: DiskSpace;
  readonly config: { readonly publicUrl: string } & MailServerPlace['config'] & BackupServices['config'];
};

/** The present health of the shop. */
export async function loadShopHealth(
  services: HealthServices,
): Promise<{ readonly at: Instant; readonly lines: HealthLine[] }> {
  const { db, clock, snapshots, diskSpace, config } = services;
  const now = clock();
  const copies = await reviewBackups(services);
  const isOpen = openSince(await readScheduleInForce({ snapshots }), now) !== null;
  const serverVersion = await findDatabaseVersion(db);
  const lines = judgeHealth({
    now,
    copies,
    mail: { isSent: await usesMailServer(services), ...(await findWaitingMails(db, now)) },
    asksForCodes: await usesCodes(db),
    newsletter: await findNewsletterUnderWay(db),
    freeBytes: await diskSpace.readFreeBytes(),
    panels: { ...(await findHeardPanels(db, now)), isOpen },
    tablets: await listTablets(db, now),
    printers: await loadPrinterStates(db, now),
    orders: await findOrderSigns(db),
    clockAheadSeconds: await readClockAhead(db),
    unreachable: whyUnreachable(config.publicUrl),
    isPlain: isPlainAddress(config.publicUrl),
    serverVersion,
    programs: [`Poftă ${packageFile.version}`, `Node ${process.versions.node}`, `PostgreSQL ${serverVersion}`],
  });
  return { at: now, lines: [...lines] };
}
