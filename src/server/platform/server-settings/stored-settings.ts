/** The values of a part of the server's settings, encrypted in the database (docs/decisions/0295). */
import { z } from 'zod';
import type { ServerPartName } from '#domain/server-settings/server-settings.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../database.ts';
import type { Tx } from '../in-transaction.ts';
import { openSettingsSealer } from '../security/settings-sealer.ts';
import { findSealedSettings, saveSealedSettings } from './server-settings.repository.ts';

export type SettingValues = Readonly<Record<string, string>>;

/** `unreadable`: stored on another machine, or its key is lost. */
export type StoredSettings =
  | { readonly state: 'none' }
  | { readonly state: 'unreadable' }
  | { readonly state: 'stored'; readonly values: SettingValues };

export type SettingsPlace = { readonly db: Database; readonly config: { readonly dataDir: string } };

const Values = z.record(z.string(), z.string());

/** Bound to its part: one cannot be put in the place of another. */
const sealName = (part: ServerPartName) => `server settings ${part}`;

export async function readStoredSettings({ db, config }: SettingsPlace, part: ServerPartName): Promise<StoredSettings> {
  const sealed = await findSealedSettings(db, part);
  if (sealed === null) return { state: 'none' };
  const values = await openSettings(config.dataDir, part, sealed);
  return values === null ? { state: 'unreadable' } : { state: 'stored', values };
}

/** Null when this machine cannot open them. */
export async function openSettings(
  dataDir: string,
  part: ServerPartName,
  sealed: Uint8Array,
): Promise<SettingValues | null> {
  const text = await openSettingsSealer(dataDir).open(sealName(part), sealed);
  return text === null ? null : Values.parse(JSON.parse(text));
}

export async function storeSettings(
  tx: Tx,
  {
    dataDir,
    part,
    values,
    now,
  }: {
    readonly dataDir: string;
    readonly part: ServerPartName;
    readonly values: SettingValues;
    readonly now: Instant;
  },
): Promise<void> {
  const sealed = await openSettingsSealer(dataDir).seal(sealName(part), JSON.stringify(values));
  await saveSealedSettings(tx, part, sealed, now);
}
