/** What `pofta` says, in Romanian, one sentence each. */

export const HELP = `pofta open NUME        deschide magazinul la https://NUME; fără nume, în rețeaua restaurantului
pofta status           ce versiune rulează, la ce adresă, ce copie este cea mai nouă
pofta update           versiunea nouă, dacă există; dacă nu pornește, se întoarce singur la cea de acum
pofta back             versiunea de dinainte, cu datele ei
pofta backup           o copie întreagă acum (pofta backup --help: celelalte)
pofta restore          datele dintr-o copie (pofta restore --help)
pofta logs             ce a scris magazinul; cu -f și ce urmează
pofta report           un fișier fără date despre oameni, de trimis celui care ajută
pofta start | stop | restart
pofta uninstall        scoate programul; întreabă ce facem cu datele
pofta version`;

export const REFUSALS = {
  unknown: (word: string) => `Nu cunosc „pofta ${word}”. Comenzile sunt:\n${HELP}`,
  needsRoot: (command: string) => `Comanda cere drepturi de administrator: sudo pofta ${command}`,
  notInstalled: 'Poftă nu este instalat aici: rulează întâi install.sh.',
  notUnpacked: (version: string) => `Versiunea ${version} nu este despachetată aici.`,
  noName: (typed: string) =>
    `„${typed}” nu este un nume de internet. Scrie de exemplu: pofta open comenzi.restaurant.ro`,
  older: (wanted: string, current: string) =>
    `Versiunea ${wanted} este mai veche decât ${current}, care rulează; nu am schimbat nimic. Înapoi la versiunea de dinainte: pofta back`,
  olderThanData: (wanted: string) =>
    `Versiunea ${wanted} nu cunoaște datele de acum, pe care le-a scris una mai nouă; nu am schimbat nimic.`,
  noPrevious: 'Nu este nicio versiune de dinainte la care să mă întorc.',
  otherPlatform: (platform: string) => `Arhiva este pentru ${platform}, nu pentru acest server.`,
  portTaken: (port: number) =>
    `Portul ${port} este ocupat de alt program (poate nginx sau apache): oprește-l și rulează din nou pofta open.`,
  noPort: 'Nu am găsit niciun port liber între 3000 și 3099 pentru magazin.',
  otherCaddy: (file: string, own: string) =>
    `Nu schimb fișierul ${file}, scris de altcineva: adaugă în el rândul „import ${own}”, apoi rulează din nou pofta open.`,
  noCaddy:
    'Nu pot instala Caddy, care aduce certificatul: instalează pachetul „caddy” al sistemului și rulează din nou.',
  caddyRefuses: (reason: string) => `Caddy nu primește setările: ${reason}`,
  noNetwork: 'Serverul nu are nicio adresă în rețea.',
  noUser: (reason: string) => `Nu pot face utilizatorul pofta: ${reason}`,
  needsYes: 'Aici nu pot întreba: adaugă --yes.',
  notAgreed: 'Nu am schimbat nimic.',
  noTerminal: 'Aici nu pot întreba: adaugă --keep-data (datele rămân) sau --delete-data (se șterg).',
  computesOtherwise: (version: string) =>
    `Versiunea ${version} calculează altfel comenzile de mai sus; nu am schimbat nimic. Dacă schimbarea este dorită: sudo pofta change-to ${version} --yes`,
  cannotMigrate: (version: string) =>
    `Datele nu pot trece la versiunea ${version}; motivul este mai sus. Nu am schimbat nimic, magazinul rulează mai departe.`,
  cannotJudge: 'Nu pot citi ce versiune au datele; nu am schimbat nimic. Motivul este mai sus.',
  restoreFailed: (version: string) =>
    `Datele de dinaintea actualizării nu au putut fi puse la loc; motivul este mai sus. Magazinul rămâne la ${version}.`,
  neitherOpens: (version: string) =>
    `Nici versiunea ${version} nu a pornit. Vezi „pofta logs” și trimite fișierul din „pofta report” celui care ajută.`,
  notOpened: 'Magazinul nu a pornit. Vezi „pofta logs”.',
} as const;

export const TELL = {
  installed: (version: string, changes: number) =>
    changes === 0
      ? `Poftă ${version} este instalat; 0 schimbări.`
      : `Poftă ${version} este instalat (${changes} schimbări).`,
  accounts: (file: string) => `Contul de administrator: sudo cat ${file} (notează parola, apoi șterge fișierul).`,
  next: 'Mai departe: sudo pofta open comenzi.restaurant.ro (numele tău), sau doar sudo pofta open pentru rețeaua restaurantului.',
  already: (version: string) => `Ai deja versiunea ${version}.`,
  rehearsing: (version: string) => `Încerc versiunea ${version} pe ultima copie; magazinul rulează între timp.`,
  notRehearsed: 'Nu am putut încerca versiunea pe o copie; motivul este mai sus. Merg mai departe fără această probă.',
  changing: (from: string, to: string) => `Trec de la ${from} la ${to}. Magazinul se închide câteva secunde.`,
  changed: (to: string) => `Actualizat la ${to}. Înapoi: pofta back`,
  wentBack: (to: string, from: string) => `Versiunea ${to} nu a pornit; magazinul rulează din nou cu ${from}.`,
  back: (to: string) => `Magazinul rulează din nou cu versiunea ${to}.`,
  dataGoBack:
    'Versiunea de dinainte nu cunoaște datele de acum. Se întorc datele de dinaintea actualizării; ce s-a comandat de atunci rămâne deoparte, în postgres/before-restore-…',
  interrupted: (to: string) => `O trecere la ${to} a fost întreruptă; o închei întâi.`,
  openAt: (address: string) =>
    `Magazinul este deschis la ${address}/ (comenzi: ${address}/comenzi, administrare: ${address}/admin)`,
  waitsForName:
    'Aștept ca numele să ducă aici; întrebarea se repetă de câteva ori pe minut. Ctrl-C oprește doar așteptarea.',
  certificate: 'Cer certificatul; durează până la un minut.',
  noCertificate: (name: string) =>
    `https://${name} nu răspunde încă. Portul 80 trebuie să fie deschis în firewall și la furnizorul serverului, iar o înregistrare CAA a numelui să permită letsencrypt.org; Caddy încearcă singur mai departe (journalctl -u caddy).`,
  caddyByHand: (file: string) => `Aici nu este systemd: pornește Caddy cu „caddy run --config ${file}”.`,
  firewall: 'Firewall-ul ufw este pornit: deschide porturile cu „ufw allow 80,443/tcp”.',
  firewallLan: (port: number) => `Firewall-ul ufw este pornit: deschide portul cu „ufw allow ${port}/tcp”.`,
  report: (file: string) => `Raportul este în ${file}; nu are date despre oameni. Citește-l înainte de a-l trimite.`,
  removed: 'Programul a fost scos.',
  kept: (data: string, settings: string) => `Datele au rămas în ${data}, setările în ${settings}.`,
  deleted: 'Datele și copiile din folderul lor au fost șterse.',
  askData: (data: string) =>
    `Datele restaurantului sunt în ${data}. Scrie „șterge tot” ca să le șterg; orice altceva le păstrează: `,
  deletePhrase: 'șterge tot',
} as const;
