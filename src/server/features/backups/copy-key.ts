/**
 * The key of the copies, made and confirmed in the back office. Between the two nothing is stored: the browser holds
 * what was made, encrypted for this machine.
 */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { openFolderStore } from '#server/platform/backups/backup-store.ts';
import {
  AreaKey,
  addKey,
  keepKeysIn,
  loadCopyKeys,
  makeCopyKey,
  saveCopyKeys,
} from '#server/platform/backups/copy-keys.ts';
import { drawKeySheet, keyGroups } from '#server/platform/backups/draw-key-sheet.ts';
import type { Log } from '#server/platform/log.ts';
import { openSettingsSealer } from '#server/platform/security/settings-sealer.ts';

export type CopyKeyServices = {
  readonly clock: () => Instant;
  readonly log: Log;
  readonly config: {
    readonly dataDir: string;
    readonly backupDir: string;
    readonly databaseFolder: string | null;
  };
};

/** Groups of the key that are typed again: two, never the first, which is the same in every key. */
const ASKED = 2;
/** Long enough to print a page. */
const VALID_MS = 60 * MINUTE_MS;
const SEAL_NAME = 'new copy key';
const Made = z.object({ key: AreaKey, printed: z.string(), asked: z.array(z.int()), at: z.number() });

type NotHere = { readonly code: 'copies_not_here' };
export type NewKey = {
  readonly groups: readonly string[];
  readonly sheet: string;
  readonly token: string;
  readonly asked: readonly number[];
};

export async function prepareCopyKey({ clock, config }: CopyKeyServices): Promise<Result<NewKey, NotHere>> {
  if (config.databaseFolder === null) return err({ code: 'copies_not_here' });
  const at = clock();
  const { key, printed } = await makeCopyKey(at);
  const groups = keyGroups(printed);
  const asked = pickGroups(groups.length);
  const sealed = await openSettingsSealer(config.dataDir).seal(SEAL_NAME, JSON.stringify({ key, printed, asked, at }));
  const sheet = drawKeySheet({ printed, at, place: config.backupDir });
  return ok({ groups, sheet, token: sealed.toString('base64'), asked });
}

export async function confirmCopyKey(
  { clock, log, config }: CopyKeyServices,
  { token, words }: { readonly token: string; readonly words: readonly string[] },
): Promise<Result<null, NotHere | { readonly code: 'copy_key_over' | 'copy_key_wrong' }>> {
  if (config.databaseFolder === null) return err({ code: 'copies_not_here' });
  const text = await openSettingsSealer(config.dataDir).open(SEAL_NAME, Buffer.from(token, 'base64'));
  const made = text === null ? null : Made.parse(JSON.parse(text));
  if (made === null || clock() - instant(made.at) > VALID_MS) return err({ code: 'copy_key_over' });
  const groups = keyGroups(made.printed);
  const isRight = made.asked.every((number, index) => groups[number - 1] === words[index]?.trim().toUpperCase());
  if (!isRight) return err({ code: 'copy_key_wrong' });
  const held = await loadCopyKeys(config.dataDir);
  // Sent twice after a lost answer: the key is there already.
  if (held?.keys.some(({ area }) => area === made.key.area) === true) return ok(null);
  const keys = addKey(held, made.key);
  // The store first, because copies that only this machine can decrypt are useless after its loss.
  await keepKeysIn(openFolderStore(config.backupDir), keys);
  await saveCopyKeys(config.dataDir, keys);
  log.warn({ area: made.key.area }, 'backup.key_changed');
  return ok(null);
}

function pickGroups(count: number): readonly number[] {
  const picked = new Set<number>();
  while (picked.size < ASKED) picked.add(randomInt(2, count + 1));
  return [...picked].toSorted((one, other) => one - other);
}
