/** The second place of copies in force: of the environment, else the one that was entered in the back office. */
import { z } from 'zod';
import { addressOfPlace } from '#domain/server-settings/parse-copy-place.ts';
import type { SettingSource } from '#domain/server-settings/server-settings.ts';
import { readStoredSettings, type SettingsPlace, type SettingValues } from '../server-settings/stored-settings.ts';
import type { S3Place } from './s3-store.ts';

/** The supervisor is told that a copy was asked for. */
export const COPY_ASKED_NOTICE = 'copy_asked';

const Stored = z.object({
  endpoint: z.string(),
  bucket: z.string(),
  folder: z.string(),
  region: z.string(),
  keyId: z.string(),
  secret: z.string(),
});

export function copyPlaceFrom(values: SettingValues): S3Place {
  const { keyId, secret, region, ...place } = Stored.parse(values);
  return { url: addressOfPlace({ ...place, keyId, region }), keyId, secret, region };
}

export type CopyPlaceServices = SettingsPlace & {
  readonly config: { readonly dataDir: string; readonly backupS3: { readonly url: string } | null };
};

export async function readCopyPlace(
  services: CopyPlaceServices,
): Promise<{ readonly source: SettingSource; readonly values: SettingValues; readonly url: string | null }> {
  const stored = await readStoredSettings(services, 'copies');
  const values = stored.state === 'stored' ? stored.values : {};
  const { backupS3 } = services.config;
  if (backupS3 !== null) return { source: 'environment', values, url: backupS3.url };
  return { source: stored.state, values, url: stored.state === 'stored' ? copyPlaceFrom(values).url : null };
}
