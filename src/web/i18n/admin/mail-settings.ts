/** `/admin/mail-settings`. */
import type { SenderFinding, SenderState } from '#domain/server-settings/judge-sender.ts';
import type { MailSecurity } from '#domain/server-settings/mail-providers.ts';

export const mailSettingsWords = {
  title: 'Trimiterea e-mailurilor',
  intro: 'Prin ce server pleacă e-mailurile către clienți, și dacă ajung la ei.',
  failed: 'Setările de e-mail nu pot fi afișate acum.',
  environment: {
    title: (variables: string) => `Setat prin mediu: ${variables}`,
    text: 'Serverul de e-mail este scris în setările serverului, care au întâietate. Se schimbă acolo, de cel care se ocupă de server.',
  },
  none: {
    title: 'E-mailurile nu pleacă încă',
    text: 'Până puneți un server, e-mailurile se păstrează ca fișiere pe server: clienții nu primesc confirmarea comenzii, iar dumneavoastră nu primiți alarmele.',
  },
  unreadable: {
    title: 'Parola nu poate fi citită, e-mailurile așteaptă',
    text: 'A fost criptată pe alt calculator, de pildă înainte de o restaurare. Scrieți din nou serverul și parola: e-mailurile pleacă apoi singure.',
  },
  noSender: {
    title: 'Lipsește adresa restaurantului',
    text: 'E-mailurile pleacă de la adresa restaurantului. Completați-o întâi.',
    link: 'Completează adresa de e-mail',
  },
  provider: 'Cine trimite',
  providerHint: 'Alegeți furnizorul la care aveți cont; serverul și portul se completează singure.',
  server: 'Contul',
  serverHint: 'Parola se păstrează criptată și nu se mai afișează, nici aici, nici în istoric sau arhive.',
  sentFrom: (address: string) => `E-mailurile pleacă de la ${address}.`,
  host: 'Server',
  port: 'Port',
  security: 'Criptare',
  securities: {
    tls: 'TLS (de obicei portul 465)',
    starttls: 'STARTTLS (de obicei portul 587)',
    none: 'Fără (numai în rețeaua dumneavoastră)',
  } satisfies Record<MailSecurity, string>,
  user: 'Utilizator',
  password: 'Parola sau cheia pentru SMTP',
  stored: 'Păstrată. Scrieți aici numai ca s-o schimbați.',
  attempt: 'Trimite un mail de probă',
  attemptHint: (address: string) => `Ajunge la ${address}. Nu se salvează nimic.`,
  attemptFailed: 'Proba nu a putut fi făcută. Încercați din nou.',
  remove: 'Șterge serverul de e-mail',
  removeTitle: 'Ștergeți serverul de e-mail?',
  removeText: 'E-mailurile nu mai pleacă: se păstrează ca fișiere pe server până puneți altul.',
  removeFailed: 'Serverul de e-mail nu a fost șters.',
  sender: {
    title: 'Ce știu căsuțele despre expeditor',
    hint: (domain: string) =>
      `Înregistrările DNS ale domeniului ${domain}. Fără ele, Gmail și Yahoo pun e-mailurile în „Spam”. Se adaugă acolo unde ați cumpărat domeniul și se văd după câteva minute până la o zi.`,
    failed: 'Înregistrările DNS nu pot fi citite acum.',
    again: 'Verifică din nou',
    states: { good: 'Bună', missing: 'Lipsește', unknown: 'Nu se știe' } satisfies Record<SenderState, string>,
    recordName: 'Nume (tip TXT)',
    recordText: 'Valoare',
    copy: 'Copiază',
    copied: 'Copiat.',
    findings: {
      spf_good: 'Domeniul spune că acest furnizor poate trimite în numele lui.',
      spf_present: 'Domeniul are înregistrarea. Dacă serverul este în ea, spun antetele mesajului de probă, mai jos.',
      spf_own: 'Furnizorul răspunde singur pentru drumul mesajelor; contează semnătura DKIM.',
      spf_missing: 'Domeniul nu spune cine poate trimite în numele lui. Adăugați înregistrarea:',
      spf_lacks_provider: 'Furnizorul ales nu este în înregistrarea domeniului. Schimbați valoarea ei în:',
      spf_several: 'Sunt mai multe înregistrări și de aceea nu contează niciuna. Ștergeți-le și lăsați una singură:',
      no_server: 'Puneți întâi serverul de e-mail: de el depinde ce trebuie scris.',
      dkim_good: 'Cheia cu care se semnează mesajele este publicată.',
      dkim_not_found:
        'Nu am găsit cheia la numele obișnuite. Porniți DKIM în contul furnizorului: el vă dă înregistrarea de copiat. Dacă ați pornit-o deja, lipiți mai jos antetele mesajului de probă.',
      dkim_by_mail:
        'Furnizorul dă alt nume fiecărui cont. Lipiți mai jos antetele mesajului de probă: din ele se vede.',
      dmarc_good: 'Domeniul spune ce să facă o căsuță cu mesajele false.',
      dmarc_missing: 'Gmail și Yahoo cer această înregistrare. Adăugați-o:',
      dmarc_several: 'Sunt mai multe înregistrări și de aceea nu contează niciuna. Lăsați una singură:',
      dns_silent: 'DNS-ul nu a răspuns. Încercați din nou peste un minut.',
      free_domain:
        'Adresa restaurantului este la un serviciu gratuit, iar altcineva nu poate trimite sigur în numele ei: multe mesaje vor ajunge în „Spam”. Folosiți o adresă pe domeniul restaurantului.',
      free_domain_own:
        'Adresa este Gmail și mesajele pleacă prin Gmail: ajung. Cel mult 500 pe zi; o adresă pe domeniul restaurantului arată mai bine.',
    } satisfies Record<SenderFinding, string>,
  },
  headers: {
    title: 'Ce a crezut căsuța care a primit proba',
    hint: 'Deschideți mesajul de probă. În Gmail: cele trei puncte → „Afișați originalul”. În Outlook: „Vizualizare sursă mesaj”. În Yahoo: „Vizualizare mesaj neprelucrat”. Copiați tot și lipiți aici; textul nu pleacă din browser.',
    label: 'Antetele mesajului',
    unreadable:
      'În text nu este verdictul unei căsuțe (rândul „Authentication-Results”). Copiați tot originalul mesajului.',
    results: 'Verdictul căsuței',
    pass: 'trece',
    fails: (word: string) => `nu trece (${word})`,
    absent: 'nu spune nimic',
    allPass: 'Toate trei trec: e-mailurile ajung la clienți.',
    somethingFails: 'Ce nu trece se repară cu înregistrările de mai sus.',
  },
} as const;
