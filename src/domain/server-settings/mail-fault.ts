/** Why a mail server did not take a mail, as one sentence with what to do. */

export const MAIL_FAULTS = [
  'unknown_host',
  'no_connection',
  'no_answer',
  'not_encrypted',
  'wrong_encryption',
  'certificate',
  'login',
  'sender',
  'later',
  'refused',
  'other',
] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** What the mail library says of a failure. */
export type MailFailure = {
  /** ECONNECTION, EAUTH, ETLS, EENVELOPE …, or a code of the system. */
  readonly code: string;
  /** Of the server's answer; 0 without one. */
  readonly status: number;
  /** The step of the protocol that failed: CONN, AUTH LOGIN, MAIL FROM … */
  readonly command: string;
  readonly message: string;
};

const TEMPORARY = { from: 400, below: 500 };

export function faultOf({ code, status, command, message }: MailFailure): MailFault {
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${message}`)) return 'unknown_host';
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(`${code} ${message}`)) return 'no_connection';
  if (/certificate|self-signed|altnames|unable to verify/i.test(message)) return 'certificate';
  if (/wrong version number|EPROTO|packet length|ssl3|tlsv1/i.test(`${code} ${message}`)) return 'wrong_encryption';
  if (code === 'ETLS') return 'not_encrypted';
  if (/ETIMEDOUT|ECONNRESET|ETIMEOUT/.test(`${code} ${message}`) || /timeout|greeting never/i.test(message)) {
    return 'no_answer';
  }
  // 454 and 421 at the login are temporary, 535 and 534 are not.
  if (status >= TEMPORARY.from && status < TEMPORARY.below) return 'later';
  if (code === 'EAUTH') return 'login';
  if (command === 'MAIL FROM') return 'sender';
  return status >= TEMPORARY.below ? 'refused' : 'other';
}

type FaultFacts = {
  readonly fault: MailFault;
  readonly host: string;
  readonly port: number;
  /** What the server answered; '' when it did not. */
  readonly said: string;
};

export function mailFaultSentence({ fault, host, port, said }: FaultFacts): string {
  const answered = said === '' ? '' : ` Serverul a răspuns: „${said}”.`;
  switch (fault) {
    case 'unknown_host':
      return `Nu există niciun server cu numele ${host}. Verificați cum este scris.`;
    case 'no_connection':
      return `La ${host}, portul ${port} este închis. Verificați portul: de obicei este 587 sau 465.`;
    case 'no_answer':
      return `${host} nu răspunde pe portul ${port}. Dacă numele este bun, firma care vă găzduiește serverul oprește acest port: încercați 587, 465 sau 2525.`;
    case 'not_encrypted':
      return `${host} nu oferă criptare pe portul ${port}, deci parola nu a fost trimisă. Alegeți „TLS” cu portul 465 sau verificați serverul.`;
    case 'wrong_encryption':
      return `Criptarea aleasă nu se potrivește cu portul ${port}: la 465 alegeți „TLS”, la 587 „STARTTLS”.`;
    case 'certificate':
      return `Certificatul serverului nu este pentru ${host} sau nu este valabil, deci parola nu a fost trimisă. Scrieți numele serverului exact cum îl dă furnizorul.`;
    case 'login':
      return `${host} nu primește utilizatorul sau parola.${answered} Verificați că ați pus cheia pentru SMTP, nu parola contului.`;
    case 'sender':
      return `${host} nu primește adresa restaurantului ca expeditor.${answered} Confirmați adresa sau domeniul în contul furnizorului.`;
    case 'later':
      return `${host} cere să se încerce mai târziu.${answered} E-mailurile magazinului se repetă singure; încercați proba din nou peste câteva minute.`;
    case 'refused':
      return `${host} a refuzat e-mailul.${answered}`;
    case 'other':
      return `E-mailul nu a plecat prin ${host}.${answered} Verificați serverul, portul și criptarea.`;
  }
}
