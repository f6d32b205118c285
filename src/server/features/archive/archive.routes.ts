import type { CallName } from '#contract/all-calls.ts';
import type { Archive as ShownArchive } from '#contract/archive/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { ok } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { ArchiveTables } from '#server/platform/define/tables.ts';
import { answer, answerWith, defineRoute, type Route, refuse, stream } from '#server/platform/http/route.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { SecurityEvent, SecurityLog } from '#server/platform/security/security-log.ts';
import type { Session } from '#server/platform/sessions.ts';
import { streamOf } from '#server/platform/stream-of.ts';
import { writeZip, type ZipPart } from '#server/platform/write-zip.ts';
import {
  claimArchive,
  countArchived,
  findHasGuests,
  insertArchive,
  listArchives,
  moveArchive,
  type StoredArchive,
} from './archive.repository.ts';
import { keepRows, readWhole, startReading } from './read-whole.ts';
import { openArchive } from './write-archive.ts';

/** Calls whose answers are the settings in an archive, with which another shop fills its forms. */
export const SETTINGS = [
  'fetchSetup',
  'getScheduleSetup',
  'getOfferedServices',
  'getPaymentMethods',
  'getGuestRules',
  'getDeliveryZones',
  'getRestaurantPictures',
] as const satisfies readonly CallName[];

/** The download must begin within this time after it was requested. */
const PATIENCE_MS = 10 * MINUTE_MS;
/** Without progress for this long, writing was aborted: by the browser, or by a process that ended. */
const BROKEN_AFTER_MS = 120_000;

type ArchiveServices = DbServices &
  ArchiveTables & {
    readonly secrets: Secrets;
    readonly securityLog: Pick<SecurityLog, 'recordWithin'>;
    /** Answers a call without parameters for this session. */
    readonly askCall: (name: (typeof SETTINGS)[number], session: Session) => Promise<unknown>;
  };

export function archiveRoutes(services: ArchiveServices): readonly Route[] {
  const { db, clock, askCall } = services;
  return [
    defineRoute('getArchives', async () => {
      const archives = await listArchives(db);
      return answer({
        counts: await countArchived(db),
        archives: archives.map((archive) => presentArchive(archive, clock())),
      });
    }),
    // A separate POST, so that every export is recorded and a link on another page cannot start one.
    defineRoute('beginArchive', async ({ body: { hasGuests }, session, ip, headers }) => {
      const event = {
        kind: 'exported',
        userId: session.userId,
        ip,
        userAgent: headers.get('user-agent') ?? '',
      } as const;
      const begun = await beginArchive(services, { event, staffId: session.userId, hasGuests });
      return answerWith(begun, (id) => ({ id }));
    }),
    defineRoute('downloadArchive', async ({ params: { id }, session }) => {
      const hasGuests = await findHasGuests(db, id);
      if (hasGuests === null) return refuse('not_found');
      const settings: Record<string, unknown> = {};
      for (const name of SETTINGS) settings[name] = await askCall(name, session);
      const at = clock();
      const archive = await openArchive(db, {
        hasGuests,
        tables: services.listArchivedTables(hasGuests),
        at,
        settings,
        orderNumberKey: await services.secrets.load('order_number'),
      });
      const since = instant(at - PATIENCE_MS);
      const isOurs = await claimArchive(db, id, { staffId: session.userId, since, at, parts: archive.count });
      if (!isOurs) return refuse('not_found');
      return stream(streamOf(writeParts(services, id, archive)), {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="pofta-${dateOf(at)}.zip"`,
      });
    }),
    defineRoute('startArchiveReading', async ({ body, session }) => {
      const started = await startReading(services, { ...body, staffId: session.userId });
      return answerWith(started, (tables) => ({ tables: [...tables] }));
    }),
    defineRoute('sendArchiveRows', async ({ body, session }) =>
      answerWith(await keepRows(services, { ...body, staffId: session.userId }), (rows) => ({ rows })),
    ),
    defineRoute('readArchive', async ({ body: { pictures, orderNumberKey }, session }) => {
      const read = await readWhole(services, { staffId: session.userId, pictures, orderNumberKey });
      return answerWith(read, (restaurant) => ({
        ...restaurant,
        closedStaff: [...restaurant.closedStaff],
        message: 'Arhiva a fost citită: restaurantul e aici cu tot ce avea.',
      }));
    }),
  ];
}

function beginArchive(
  services: ArchiveServices,
  {
    event,
    staffId,
    hasGuests,
  }: { readonly event: SecurityEvent; readonly staffId: number; readonly hasGuests: boolean },
) {
  return saveByStaff<number, never>(services, { subject: 'archive', staffId }, async (tx, save, at) => {
    const id = await insertArchive(tx, { staffId, hasGuests, at });
    await services.securityLog.recordWithin(tx, { ...event, detail: hasGuests ? 'archive' : 'archive-house' });
    await save({
      title: 'Arhivă descărcată',
      action: 'created',
      after: { Conținut: hasGuests ? 'Tot, cu datele clienților' : 'Meniul, setările și pozele' },
    });
    return ok(id);
  });
}

/** Interval of progress updates: frequent enough to watch, cheap enough. */
const TOLD_EVERY_MS = 500;

async function* writeParts(
  { db, clock }: DbServices,
  id: number,
  { parts }: { readonly parts: AsyncIterable<ZipPart> },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let partsDone = 0;
  let bytes = 0;
  let toldAt = performance.now();
  yield* writeZip(parts, async (written) => {
    partsDone += 1;
    bytes = written;
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    await moveArchive(db, id, { partsDone, bytes, at: clock(), isEnded: false });
  });
  await moveArchive(db, id, { partsDone, bytes, at: clock(), isEnded: true });
}

function presentArchive({ begunAt, endedAt, movedAt, ...archive }: StoredArchive, now: Instant): ShownArchive {
  const isBroken = endedAt === null && now - movedAt > BROKEN_AFTER_MS;
  return {
    ...archive,
    begunAt: isoInstant(begunAt),
    state: endedAt !== null ? 'done' : isBroken ? 'broken' : 'writing',
  };
}
