/** Why a place of copies cannot be used, as one sentence with what to do. */

/** What the place answered; status 0 and its reason when it did not answer. */
export type CopyFailure = { readonly status: number; readonly code: string; readonly message: string };

const DENIED =
  'Cheia nu are voie aici. Dați-i dreptul să citească, să scrie, să șteargă și să listeze în această găleată.';
const NO_BUCKET = 'Găleata nu există. Faceți-o întâi în contul furnizorului sau verificați cum este scrisă.';
const ELSEWHERE = 'Găleata este la altă adresă sau în altă regiune. Le vedeți în contul furnizorului.';

const BY_CODE: ReadonlyMap<string, string> = new Map([
  ['InvalidAccessKeyId', 'Locul nu cunoaște cheia de acces. Copiați-o din nou din contul furnizorului.'],
  [
    'SignatureDoesNotMatch',
    'Secretul nu se potrivește cu cheia de acces sau regiunea este alta. Copiați-le din nou, fără spații.',
  ],
  [
    'RequestTimeTooSkewed',
    'Ceasul serverului este greșit cu mai mult de un sfert de oră. Cereți celui care se ocupă de server să-l pună la oră.',
  ],
  ['AuthorizationHeaderMalformed', 'Regiunea nu este cea a găleții. O vedeți în contul furnizorului, lângă găleată.'],
]);
const BY_STATUS: ReadonlyMap<number, string> = new Map([
  [301, ELSEWHERE],
  [307, ELSEWHERE],
  [401, DENIED],
  [403, DENIED],
  [404, NO_BUCKET],
]);

export function copyFaultSentence({ status, code, message }: CopyFailure): string {
  const known = BY_CODE.get(code) ?? BY_STATUS.get(status);
  if (known !== undefined) return known;
  if (status > 0) {
    const said = [status, code].filter(Boolean).join(' ');
    return `Locul a refuzat (${said}). Încercați din nou peste câteva minute.`;
  }
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) {
    return 'Nu există niciun serviciu la această adresă. Verificați cum este scrisă.';
  }
  if (/certificate|self-signed|altnames/i.test(message)) {
    return 'Certificatul serviciului nu este valabil. Verificați adresa.';
  }
  return 'Serviciul nu răspunde la această adresă. Verificați adresa și legătura la internet a serverului.';
}
