/** The legal texts of the shop. */
export const LEGAL_KINDS = ['terms', 'privacy', 'cookies', 'accessibility'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];
