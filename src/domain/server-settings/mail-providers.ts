/** Services that send mail for a restaurant, as their documents describe them (docs/operations.md, "Mail"). */

export const MAIL_PROVIDERS = [
  'gmail',
  'microsoft',
  'brevo',
  'mailgun',
  'sendgrid',
  'ses',
  'hosting',
  'other',
] as const;
export type MailProvider = (typeof MAIL_PROVIDERS)[number];

/** `tls`: encrypted from the first byte; `starttls`: encrypted before the password is sent. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

export type MailProviderFacts = {
  readonly label: string;
  /** Empty: it differs from account to account. */
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** The same for every account; empty: one's own. */
  readonly user: string;
  /** Where the password or key is found. */
  readonly keyPlace: string;
  /** What the sender's SPF record must contain; empty: it depends on the server, or the service needs none. */
  readonly spf: string;
  /** The service answers for the path of its mails itself, so the sender's SPF record does not count. */
  readonly hasOwnSpf: boolean;
  /** Names under which the service puts its DKIM key; empty: they differ from account to account. */
  readonly selectors: readonly string[];
};

const FACTS: Readonly<Record<MailProvider, MailProviderFacts>> = {
  gmail: {
    label: 'Gmail sau Google Workspace',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
    user: '',
    keyPlace:
      'Parola contului nu merge. În contul Google: Securitate → porniți „Verificarea în doi pași”, apoi „Parole pentru aplicații” și faceți una pentru magazin. Utilizatorul este adresa întreagă.',
    spf: 'include:_spf.google.com',
    hasOwnSpf: false,
    selectors: ['google'],
  },
  microsoft: {
    label: 'Outlook sau Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
    user: '',
    keyPlace:
      'În centrul de administrare Microsoft 365: Utilizatori → căsuța → E-mail → Aplicații de e-mail → bifați „SMTP autentificat”. De la sfârșitul lui decembrie 2026 Microsoft oprește conectarea cu parolă până o repornește un administrator. Adresele @outlook.com și @hotmail.com nu merg așa.',
    spf: 'include:spf.protection.outlook.com',
    hasOwnSpf: false,
    selectors: ['selector1', 'selector2'],
  },
  brevo: {
    label: 'Brevo',
    host: 'smtp-relay.brevo.com',
    port: 587,
    security: 'starttls',
    user: '',
    keyPlace:
      'În Brevo: Settings → SMTP & API → SMTP. Utilizatorul este „SMTP login” de acolo; parola este o cheie SMTP, nu o cheie API. Se arată o singură dată.',
    spf: '',
    hasOwnSpf: true,
    selectors: ['brevo1', 'brevo2', 'mail'],
  },
  mailgun: {
    label: 'Mailgun',
    host: 'smtp.eu.mailgun.org',
    port: 587,
    security: 'starttls',
    user: '',
    keyPlace:
      'În Mailgun: Sending → Domain settings → SMTP credentials. Utilizatorul este de forma postmaster@domeniul. Un domeniu din regiunea SUA are serverul smtp.mailgun.org.',
    spf: 'include:mailgun.org',
    hasOwnSpf: false,
    selectors: ['k1', 'mx', 'pic', 'smtp', 'mailo', 'email'],
  },
  sendgrid: {
    label: 'SendGrid (Twilio)',
    host: 'smtp.sendgrid.net',
    port: 587,
    security: 'starttls',
    user: 'apikey',
    keyPlace:
      'În SendGrid: Settings → API Keys → Create API Key, cu dreptul „Mail Send”. Utilizatorul este chiar cuvântul apikey; parola este cheia.',
    spf: '',
    hasOwnSpf: true,
    selectors: ['s1', 's2'],
  },
  ses: {
    label: 'Amazon SES',
    host: 'email-smtp.eu-central-1.amazonaws.com',
    port: 587,
    security: 'starttls',
    user: '',
    keyPlace:
      'În Amazon SES: SMTP settings → Create SMTP credentials. Sunt altele decât cheile AWS și altele în fiecare regiune; serverul este cel scris acolo. Contul trebuie scos din „sandbox”.',
    spf: '',
    hasOwnSpf: true,
    selectors: [],
  },
  hosting: {
    label: 'Găzduirea site-ului (cPanel)',
    host: '',
    port: 465,
    security: 'tls',
    user: '',
    keyPlace:
      'În cPanel: Email Accounts → Connect Devices → „Mail Client Manual Settings”. Utilizatorul este adresa întreagă, parola este a căsuței. Serverul este de forma mail.domeniul.',
    spf: '',
    hasOwnSpf: false,
    selectors: ['default'],
  },
  other: {
    label: 'Alt server SMTP',
    host: '',
    port: 587,
    security: 'starttls',
    user: '',
    keyPlace: 'Cereți-le celui care ține serverul: numele, portul, utilizatorul și parola.',
    spf: '',
    hasOwnSpf: false,
    selectors: ['default', 'mail', 'dkim', 's1'],
  },
};

export function factsOfMailProvider(provider: MailProvider): MailProviderFacts {
  return FACTS[provider];
}

/** The provider of a server by its name, for a server that the environment sets. */
export function mailProviderOf(host: string): MailProvider {
  const name = host.toLowerCase();
  if (/\.amazonaws\.com$/.test(name)) return 'ses';
  if (/\.mailgun\.org$/.test(name)) return 'mailgun';
  return MAIL_PROVIDERS.find((one) => FACTS[one].host === name) ?? 'other';
}
