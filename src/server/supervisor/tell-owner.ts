/** Console messages for the owner, short and in Romanian. Everything else goes to the log. */

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

/** Why the shop does not answer yet, when the database replays a long log. */
export const DATABASE_RECOVERS =
  'Baza de date se reface după o oprire neașteptată. Poate dura câteva minute; nu se pierde nimic.';

/** Why the shop cannot use a port or a folder. */
export const REFUSALS = {
  portTaken: (port: number) =>
    `Portul ${port} este ocupat de alt program. Oprește-l sau alege alt port: PORT=${port + 1} npm start`,
  alreadyRunning: (dataDir: string) => `Poftă rulează deja cu datele din ${dataDir}. Oprește-l sau alege alt DATA_DIR.`,
  developmentEnded: 'Serverul de dezvoltare s-a oprit.',
  databaseMoved: 'Baza de date s-a mutat pe alt port: pornește din nou npm run dev.',
  workersDie: 'Aplicația nu pornește; motivul este mai sus.',
} as const;

/** What does not prevent the start, but should be corrected. */
export const NOTICES = {
  undeclaredProxy:
    'Magazinul stă în spatele unui proxy nedeclarat: limitele pe adresă nu deosebesc vizitatorii. Setează TRUST_PROXY=1 și pornește din nou.',
} as const;
