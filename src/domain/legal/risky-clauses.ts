/**
 * Clauses of the first default texts that are not legally valid, with replacements. A restaurant that published its own
 * text may still use them.
 */
export type RiskyClause = {
  readonly kind: 'terms' | 'privacy';
  /** Pattern that detects it, applied to text with single spaces. */
  readonly pattern: RegExp;
  /** As staff read it. */
  readonly clause: string;
  readonly instead: string;
};

/** Terms: Legea 193/2000 (unfair clauses). Privacy: GDPR art. 13 (what is loaded from whom). */
const RISKY_CLAUSES: readonly RiskyClause[] = [
  {
    kind: 'terms',
    pattern: /depășit cu până la 80 ?%/,
    clause: '„termenul de execuție poate fi depășit cu până la 80%”',
    instead:
      'Ora este o estimare; anunțați întârzierea, iar peste 30 de minute clientul poate renunța fără niciun cost.',
  },
  {
    kind: 'terms',
    pattern: /90 de zile.{0,60}pot fi respinse/,
    clause: '„reclamațiile primite după 90 de zile pot fi respinse”',
    instead: 'Reclamațiile se fac de preferință în ziua comenzii; drepturile legale rămân neatinse.',
  },
  {
    kind: 'terms',
    pattern: /14 zile lucrătoare/,
    clause: '„14 zile lucrătoare”',
    instead: 'Banii se înapoiază de îndată, în cel mult 14 zile calendaristice.',
  },
  {
    kind: 'terms',
    pattern: /între 13 și 17 ani/,
    clause: '„persoanele între 13 și 17 ani”',
    instead: 'Între 14 și 17 ani se pot comanda produse obișnuite, de mică valoare, fără alcool.',
  },
  {
    kind: 'privacy',
    pattern: /nu încarcă hărți/,
    clause: '„site-ul nu încarcă hărți de la terți”',
    instead: 'Numiți harta de la openstreetmap.org, care se încarcă după o atingere, și transferul de date.',
  },
];

/** The risky clauses in a text, in the order of the list above. */
export function riskyClauses(kind: string, text: string): readonly RiskyClause[] {
  const folded = text.replaceAll(/\s+/g, ' ');
  return RISKY_CLAUSES.filter((one) => one.kind === kind && one.pattern.test(folded));
}
