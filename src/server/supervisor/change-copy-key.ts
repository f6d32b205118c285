/** `npm run backup -- --new-key | --no-key | --check-key`: whether copies are encrypted, and with which key. */
import { writeFile } from 'node:fs/promises';
import { formatDateTime } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { BackupError } from '../platform/backups/backup-error.ts';
import { openFolderStore } from '../platform/backups/backup-store.ts';
import {
  addKey,
  keepKeysIn,
  loadCopyKeys,
  makeCopyKey,
  saveCopyKeys,
  unlockKeys,
} from '../platform/backups/copy-keys.ts';
import { drawKeySheet } from '../platform/backups/draw-key-sheet.ts';
import type { BackupPlace } from '../platform/backups/open-store.ts';
import { parseStamp } from '../platform/backups/wal-files.ts';

/**
 * Number of last characters of the key that the owner must type again, which proves that the key was written down
 * before anything depends on it.
 */
const REPEATED = 6;

export type NewKeyOptions = {
  readonly config: BackupPlace;
  readonly at: Instant;
  readonly say: (text: string) => void;
  /** Null = not interactive: the caller stores the printed key. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** Path for a printable page with the key; null = none is written. */
  readonly sheet: string | null;
};

/**
 * Creates a key, shows it once, and encrypts new copies with it. Earlier copies keep their own key. Returns the key.
 *
 * @throws BackupError when the key was not repeated correctly; nothing has changed then
 */
export async function changeToNewKey({ config, at, say, ask, sheet }: NewKeyOptions): Promise<string> {
  const held = await loadCopyKeys(config.dataDir);
  const { key, printed } = await makeCopyKey(at);
  say(presentKey(printed, at));
  if (sheet !== null) {
    // Never overwrites a file, and only the owner can read it: it contains the key.
    await writeFile(sheet, drawKeySheet({ printed, at, place: config.backupDir }), { mode: 0o600, flag: 'wx' }).catch(
      (error: NodeJS.ErrnoException) => {
        throw new BackupError(`Nu pot scrie foaia ${sheet}: ${error.message}. Nu am schimbat nimic.`);
      },
    );
    say(`Foaia de tipărit este în ${sheet}. Tipărește-o, apoi șterge fișierul.`);
  }
  const repeated = ask === null ? null : await ask(`Scrie ultimele ${REPEATED} caractere ale cheii, de pe foaie: `);
  if (repeated !== null && repeated.toUpperCase() !== printed.slice(-REPEATED)) {
    throw new BackupError('Nu sunt acelea. Nu am schimbat nimic; cheia de mai sus nu este folosită. Încearcă din nou.');
  }
  const keys = addKey(held, key);
  // The store first, because copies that only this machine can decrypt are useless after its loss.
  await keepKeysIn(openFolderStore(config.backupDir), keys);
  await saveCopyKeys(config.dataDir, keys);
  return printed;
}

/** New copies are no longer encrypted; earlier ones stay as they are. */
export async function changeToNoKey({ dataDir }: BackupPlace): Promise<void> {
  const held = await loadCopyKeys(dataDir);
  await saveCopyKeys(dataDir, { current: null, keys: held?.keys ?? [] });
}

/**
 * Tells in a sentence whether the owner's key opens the copies.
 *
 * @throws BackupError when it opens none
 */
export async function describeKey({ dataDir, backupDir }: BackupPlace, printed: string): Promise<string> {
  const opened = await unlockKeys(openFolderStore(backupDir), printed);
  const current = (await loadCopyKeys(dataDir))?.current ?? null;
  const since = opened.map(({ area }) => formatDateTime(instant(parseStamp(area)))).join('; ');
  const isOfToday = opened.some(({ area }) => area === current);
  return `Cheia este bună: deschide copiile criptate cu cheile din ${since}. ${isOfToday ? 'Și copiile de acum.' : 'Copiile de acum au altă cheie, sau nu sunt criptate.'}`;
}

function presentKey(printed: string, at: Instant): string {
  return `
Cheia copiilor, făcută la ${formatDateTime(at)} (se afișează o singură dată și nu este păstrată nicăieri):

  ${printed}

Tipărește-o sau scrie-o pe hârtie, în două exemplare: unul în seif, unul în altă clădire. Nu o ține pe acest calculator.
Cu ea se citesc toate copiile: cine o are vede datele clienților. Fără ea, dacă acest calculator se strică, copiile nu mai pot
fi citite de nimeni.
`;
}
