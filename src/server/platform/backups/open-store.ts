/** Opens the copies of a restaurant: encrypted files are read and written with the keys of its data folder. */
import { createHash } from 'node:crypto';
import { composeCommand } from '#server/platform/command-line.ts';
import { BackupError, DamagedCopyError, LockedCopyError } from './backup-error.ts';
import { type Area, areaOf, type BackupStore, type FileStore, openFolderStore, placesOf } from './backup-store.ts';
import { type CopyKeys, isStoreSealed, loadCopyKeys } from './copy-keys.ts';
import { openSealer, type Sealer } from './seal.ts';

export type BackupPlace = { readonly dataDir: string; readonly backupDir: string };

/** @throws BackupError when the keys cannot be read */
export async function openStore({ dataDir, backupDir }: BackupPlace): Promise<BackupStore> {
  return unlockStore(openFolderStore(backupDir), await loadCopyKeys(dataDir));
}

/** @param keys null = no choice about encryption was made yet; a store with encrypted files is then read-only */
export async function unlockStore(files: FileStore, keys: CopyKeys | null): Promise<BackupStore> {
  const isRefused = keys === null && (await isStoreSealed(files));
  const sealers = new Map(
    keys?.keys.map(({ area, secret }): [Area, Sealer] => [area, openSealer(Buffer.from(secret, 'base64'))]),
  );
  const sealerOf = (name: string): Sealer | null => {
    const area = areaOf(name);
    if (area === null) return null;
    const sealer = sealers.get(area);
    if (sealer === undefined) throw new LockedCopyError(name);
    return sealer;
  };
  return {
    ...files,
    area: keys?.current ?? null,
    async list(folder) {
      const [plain, sealed] = placesOf(folder);
      return [...(await files.list(plain)), ...(await files.list(sealed))];
    },
    async read(name) {
      const sealer = sealerOf(name);
      const stored = await files.read(name);
      if (stored === null || sealer === null) return stored;
      const opened = sealer.open(name, stored);
      if (opened === null) throw new DamagedCopyError(name, 'este trunchiat sau modificat');
      return opened;
    },
    async write(name, bytes) {
      if (isRefused) throw new BackupError(refusePlain(files.place));
      await files.write(name, sealerOf(name)?.seal(name, bytes) ?? bytes);
    },
    canOpen(name) {
      const area = areaOf(name);
      return area === null || sealers.has(area);
    },
    hashOf: (bytes, area) => sealers.get(area)?.hashOf(bytes) ?? createHash('sha256').update(bytes).digest('hex'),
  };
}

function refusePlain(place: string): string {
  return (
    `Copiile din ${place} sunt criptate, iar cheia lor nu este în DATA_DIR, deci nu copiez nimic. ` +
    `Restaurează cu ${composeCommand('restore')} și cheia tipărită, sau fă altă cheie cu ${composeCommand('backup', '--new-key')}.`
  );
}
