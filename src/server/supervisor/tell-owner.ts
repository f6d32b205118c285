/** Console messages for the owner, short and in Romanian. Everything else goes to the log. */
import { composeCommand } from '../platform/command-line.ts';

/** The three addresses of an open shop. */
export function presentAddresses(publicUrl: string): string {
  return `
Poftă este deschis:
  Magazin        ${publicUrl}/
  Comenzi        ${publicUrl}/comenzi
  Administrare   ${publicUrl}/admin
Oprire: Ctrl-C
`;
}

/** The first administrator, created by the first start; printed once, because only the hash is stored. */
export function presentFirstAdmin({ email, password }: { readonly email: string; readonly password: string }): string {
  return `
Contul de administrator a fost creat (se afișează o singură dată):
  E-mail   ${email}
  Parolă   ${password}
`;
}

/** The manager of the demo restaurant, who answers orders; printed once, like the administrator. */
export function presentDemoManager({ email, password }: { readonly email: string; readonly password: string }): string {
  return `
Restaurantul demonstrativ are și un manager de comenzi (se afișează o singură dată):
  E-mail   ${email}
  Parolă   ${password}
`;
}

/** Shown while the shop does not answer because the database replays a long log. */
export const DATABASE_RECOVERS =
  'Baza de date se reface după o oprire neașteptată. Poate dura câteva minute; nu se pierde nimic.';

/** Why the shop cannot use a port or a folder. */
export const REFUSALS = {
  portTaken: (port: number) =>
    `Portul ${port} este ocupat de alt program. Oprește-l sau alege alt port: PORT=${port + 1} ${composeCommand('start')}`,
  alreadyRunning: (dataDir: string) => `Poftă rulează deja cu datele din ${dataDir}. Oprește-l sau alege alt DATA_DIR.`,
  developmentEnded: 'Serverul de dezvoltare s-a oprit.',
  databaseMoved: 'Baza de date s-a mutat pe alt port: pornește din nou npm run dev.',
  notPrepared: 'Baza de date nu a putut fi pregătită; motivul este mai sus.',
  preparationKilled: (signal: string) =>
    `Pregătirea bazei de date a fost oprită din afară (${signal}), poate pentru că memoria nu ajunge. Pornește din nou: reia de unde a rămas.`,
  workersDie: 'Aplicația nu pornește; motivul este mai sus.',
} as const;

/** Shown when a new version of the program finds the data of an older one. */
export const UPGRADE = {
  begins: (count: number) =>
    `Versiune nouă a programului peste date mai vechi (migrări de făcut: ${count}). Fac întâi o copie a bazei de date.`,
  done: (tables: number, orders: number) =>
    `Baza de date este actualizată și verificată: ${tables} tabele, ${orders} comenzi. Înapoi: ${composeCommand('restore', '--before-upgrade')}`,
  noCopy: (backupDir: string) =>
    `Nu am actualizat nimic, pentru că nu am putut face întâi o copie în ${backupDir}; motivul este mai sus. ` +
    'Îndreaptă-l și pornește din nou, sau pornește versiunea de dinainte a programului.',
  failed: (reason: string) =>
    `${reason}\nBaza de date a rămas cum era. Pornește versiunea de dinainte a programului, apoi cere ajutor cu mesajul de mai sus.`,
  notWhole: (reason: string) =>
    `Verificarea de după actualizare nu a reușit: ${reason}\n` +
    `Înapoi: ${composeCommand('restore', '--before-upgrade')}, apoi pornește versiunea de dinainte a programului.`,
} as const;

/** Problems that do not prevent the start, but should be corrected. */
export const NOTICES = {
  accountInFile: (file: string) =>
    `A fost creat un cont; adresa și parola lui sunt în ${file}, pe care îl poate citi doar utilizatorul care pornește Poftă. Notați parola și ștergeți fișierul.`,
  passwordsFileFails: (file: string, reason: string) =>
    `Contul nu a putut fi scris în ${file} (${reason}), așa că este afișat aici:`,
  undeclaredProxy:
    'Magazinul stă în spatele unui proxy nedeclarat: limitele pe adresă nu deosebesc vizitatorii. Setează TRUST_PROXY=1 și pornește din nou.',
} as const;
