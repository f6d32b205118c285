/**
 * Explains why the shop does not start: a sentence that tells the owner what to do, followed by the system's message.
 */
import { failureReason } from '../platform/failure-reason.ts';
import { isConnectionLoss } from '../platform/outage.ts';

const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL'];

/** Why DATA_DIR cannot be used. */
export function explainFolder(dataDir: string, error: unknown): string {
  return `Nu pot folosi DATA_DIR ${dataDir}: ${folderTrouble(codeOf(error))} (${failureReason(error)})`;
}

function folderTrouble(code: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'utilizatorul care pornește Poftă nu are voie să scrie acolo. Dă-i folderul (chown) sau alege alt DATA_DIR.';
    case 'EROFS':
      return 'discul este doar pentru citire. Alege alt DATA_DIR sau montează discul cu drept de scriere.';
    case 'EEXIST':
    case 'ENOTDIR':
      return 'acolo este un fișier, nu un folder. Alege alt DATA_DIR.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'discul este plin. Eliberează spațiu.';
    default:
      return 'sistemul nu îl dă.';
  }
}

/** Why PORT and HOST cannot be listened on, unless the port is taken. */
export function explainAddress({ port, host }: { readonly port: number; readonly host: string }, error: unknown) {
  const code = codeOf(error);
  if (code === 'EACCES') {
    return `Portul ${port} cere drepturi de administrator. Alege unul de la 1024 în sus, de exemplu PORT=3000, și pune un proxy în față.`;
  }
  if (code === 'EADDRNOTAVAIL' || UNKNOWN_HOST.includes(code)) {
    return `HOST=${host} nu este o adresă a acestei mașini. Fără HOST magazinul se vede doar de pe ea, cu HOST=0.0.0.0 din toată rețeaua.`;
  }
  return `Nu pot asculta la ${host}, portul ${port}: ${failureReason(error)}`;
}

/** Why the database of DATABASE_URL cannot be used; `null` when the error has another cause. */
export function explainDatabase(error: unknown): string | null {
  if (isConnectionLoss(error)) return `Baza de date din DATABASE_URL nu răspunde: ${failureReason(error)}`;
  const code = codeOf(error);
  if (UNKNOWN_HOST.includes(code)) {
    return `Gazda din DATABASE_URL nu există sau nu poate fi găsită: verifică numele ei. (${failureReason(error)})`;
  }
  switch (code) {
    case '28P01':
    case '28000':
      return `Baza de date din DATABASE_URL nu primește utilizatorul sau parola: verifică-le. (${failureReason(error)})`;
    case '3D000':
      return `Baza de date din DATABASE_URL nu există: creeaz-o (createdb) sau îndreaptă numele. (${failureReason(error)})`;
    case '42501':
      return `Utilizatorul din DATABASE_URL nu are destule drepturi: trebuie să fie proprietarul bazei de date. (${failureReason(error)})`;
    case '53300':
      return `Baza de date din DATABASE_URL nu mai primește conexiuni: mărește max_connections. (${failureReason(error)})`;
    // Concurrent preparation by another node: one of an older version does not take the lock.
    case '23505':
    case '25P02':
    case '42P06':
    case '42P07':
    case '42710':
      return `Baza de date din DATABASE_URL a fost pregătită în aceeași clipă și de alt nod: pornește din nou. (${failureReason(error)})`;
    default:
      return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
