import { getCopies } from '#contract/backups/staff-calls.ts';
import { environmentOfPart } from '#domain/server-settings/server-settings.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { loadCopyKeys } from '#server/platform/backups/copy-keys.ts';
import { readCopyPlace } from '#server/platform/backups/copy-place.ts';
import { answerAs, answerSaved, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { type AskedCopyServices, askForCopy, loadCopyRun } from './asked-copy.ts';
import type { LastBackup } from './backups.repository.ts';
import { type CopyKeyServices, confirmCopyKey, prepareCopyKey } from './copy-key.ts';
import { COPIES_SUBJECT, type CopyPlaceUse, checkCopyPlace, removeCopyPlace, saveCopyPlace } from './copy-place.ts';
import { type BackupServices, reviewBackups } from './review-backups.ts';

export function backupRoutes(
  services: CopyPlaceUse & CopyKeyServices & AskedCopyServices & BackupServices,
): readonly Route[] {
  return [
    defineRoute('getCopies', async () => {
      const { db, config } = services;
      const { source, values, url } = await readCopyPlace(services);
      const { last, second } = await reviewBackups(services);
      const { endpoint = '', bucket = '', folder = '', region = '', keyId = '', secret = '' } = values;
      return answerAs(getCopies, {
        version: await findVersion(db, COPIES_SUBJECT),
        source,
        variables: [...environmentOfPart('copies')],
        ...{ endpoint, bucket, folder, region, keyId },
        hasSecret: secret !== '',
        place: url,
        isMadeHere: config.databaseFolder !== null,
        hasKey: ((await loadCopyKeys(config.dataDir))?.current ?? null) !== null,
        first: presentCopy(last),
        second: presentCopy(second?.last ?? null),
        run: await loadCopyRun(services),
      });
    }),
    defineRoute('saveCopyPlace', async ({ body, session }) =>
      answerSaved(
        await saveCopyPlace(services, session.userId, body),
        'Locul copiilor a fost salvat, criptat. Copiile pleacă acolo de acum.',
      ),
    ),
    defineRoute('removeCopyPlace', async ({ body, session }) =>
      answerSaved(
        await removeCopyPlace(services, session.userId, body),
        'Locul copiilor a fost șters de aici. Ce este acolo rămâne.',
      ),
    ),
    defineRoute('tryCopyPlace', async ({ body }) =>
      answerWith(await checkCopyPlace(services, body), ({ url }) => ({
        message: `Locul este bun: am scris, citit și șters un fișier de probă la ${url}.`,
      })),
    ),
    defineRoute('makeCopyKey', async () =>
      answerWith(await prepareCopyKey(services), ({ groups, asked, ...made }) => ({
        ...made,
        groups: [...groups],
        asked: [...asked],
      })),
    ),
    defineRoute('confirmCopyKey', async ({ body }) =>
      answerWith(await confirmCopyKey(services, body), () => ({
        message: 'Copiile de acum încolo sunt criptate cu această cheie.',
      })),
    ),
    defineRoute('startCopy', async () =>
      answerWith(await askForCopy(services), () => ({ message: 'Copia începe în câteva clipe.' })),
    ),
  ];
}

function presentCopy(copy: LastBackup | null) {
  return copy === null ? null : { at: copy.finishedAt, isVerified: copy.isVerified, isEncrypted: copy.isEncrypted };
}
