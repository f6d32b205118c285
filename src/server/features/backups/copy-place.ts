/** The second place of copies: entered, tried and forgotten in the back office. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SaveCopyPlaceRequest, TryCopyPlaceRequest } from '#contract/backups/wire.ts';
import { sentenceOf } from '#contract/errors.ts';
import { entriesOf } from '#domain/keys-of.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { copyFaultSentence } from '#domain/server-settings/copy-fault.ts';
import { parseCopyPlace } from '#domain/server-settings/parse-copy-place.ts';
import { environmentOfPart, fieldsOfPart, SERVER_PARTS } from '#domain/server-settings/server-settings.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import { type CopyPlaceServices, copyPlaceFrom, readCopyPlace } from '#server/platform/backups/copy-place.ts';
import { openS3Store, type S3Place, StoreError } from '#server/platform/backups/s3-store.ts';
import type { DbServices } from '#server/platform/database.ts';
import { deleteSealedSettings } from '#server/platform/server-settings/server-settings.repository.ts';
import { type SettingValues, storeSettings } from '#server/platform/server-settings/stored-settings.ts';

export const COPIES_SUBJECT = 'copy-place';
const TITLE = SERVER_PARTS.copies.label;
/** A person waits for a trial. */
const TRIAL_PATIENCE = { timeoutMs: 15_000, pauseMs: 1, attempts: 1 };

export type CopyPlaceUse = DbServices & CopyPlaceServices & { readonly config: { readonly backupS3: S3Place | null } };

type Invalid = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };
type Saved = { readonly version: number };

export async function saveCopyPlace(
  services: CopyPlaceUse,
  staffId: number,
  { version, ...typed }: z.output<typeof SaveCopyPlaceRequest>,
): Promise<
  Result<
    Saved,
    | ChangedMeanwhile
    | Invalid
    | { readonly code: 'set_by_environment'; readonly details: { readonly variables: string } }
  >
> {
  if (services.config.backupS3 !== null) {
    return err({ code: 'set_by_environment', details: { variables: environmentOfPart('copies').join(', ') } });
  }
  return saveByStaff<Saved, Invalid>(services, { subject: COPIES_SUBJECT, staffId, version }, async (tx, save, now) => {
    const { values: before } = await readCopyPlace({ ...services, db: tx });
    const merged = mergeTyped(typed, before);
    if (!merged.ok) return merged;
    const values = merged.value;
    return save({
      title: TITLE,
      before: describeValues(before, ''),
      after: describeValues(values, values.secret === before.secret ? '' : 'schimbat'),
      write: () => storeSettings(tx, { dataDir: services.config.dataDir, part: 'copies', values, now }),
    });
  });
}

export function removeCopyPlace(
  services: CopyPlaceUse,
  staffId: number,
  { version }: { readonly version?: number | null | undefined },
): Promise<Result<Saved, ChangedMeanwhile>> {
  return saveByStaff<Saved, never>(services, { subject: COPIES_SUBJECT, staffId, version }, async (tx, save) => {
    const { values } = await readCopyPlace({ ...services, db: tx });
    return save({
      title: TITLE,
      action: 'deleted',
      before: describeValues(values, ''),
      write: () => deleteSealedSettings(tx, 'copies'),
    });
  });
}

/** Writes, lists, reads and deletes a small file: all that copies need there. */
export async function checkCopyPlace(
  services: CopyPlaceUse,
  typed: z.output<typeof TryCopyPlaceRequest>,
): Promise<
  Result<
    { readonly url: string },
    Invalid | { readonly code: 'copy_place_failed'; readonly details: { readonly sentence: string } }
  >
> {
  const { backupS3 } = services.config;
  const merged = backupS3 === null ? mergeTyped(typed, (await readCopyPlace(services)).values) : null;
  if (merged?.ok === false) return merged;
  const place = backupS3 ?? copyPlaceFrom(merged?.value ?? {});
  const store = openS3Store(place, TRIAL_PATIENCE);
  const name = `trial/${randomUUID()}`;
  const bytes = Buffer.from('trial');
  try {
    await store.write(name, bytes);
    const isThere = (await store.list('trial')).includes(name) && (await store.read(name))?.equals(bytes) === true;
    await store.remove(name);
    if (!isThere) throw new StoreError('', { status: 500, code: 'NotStored' });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return err({ code: 'copy_place_failed', details: { sentence: copyFaultSentence(error) } });
  }
  return ok({ url: place.url });
}

/** The stored secret stays for the same place and key only: another one must not be sent what it signs. */
function mergeTyped(
  typed: z.output<typeof TryCopyPlaceRequest>,
  before: SettingValues,
): Result<SettingValues, Invalid> {
  const first = parseCopyPlace(typed, true);
  const isSame =
    first.ok &&
    before.endpoint === first.value.endpoint &&
    before.keyId === first.value.keyId &&
    Boolean(before.secret);
  const parsed = parseCopyPlace(typed, isSame);
  if (!parsed.ok) {
    const fields = Object.fromEntries(parsed.error.map(({ field, code }) => [field, sentenceOf(code)]));
    return err({ code: 'invalid_request', fields });
  }
  return ok({ ...parsed.value, secret: parsed.value.secret || (before.secret ?? '') });
}

/** For the history: without the secret, of which it only says that another one was typed. */
function describeValues(values: SettingValues, secret: string): Words {
  return Object.fromEntries(
    entriesOf(fieldsOfPart('copies')).map(([name, { label, isSecret }]) => [
      label,
      isSecret === true ? secret : (values[name] ?? ''),
    ]),
  );
}
