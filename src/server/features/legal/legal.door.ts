/** What other features may use of `legal`; everything else is its own. */
export { countRiskyClauses, findLegalText } from './find-legal-text.ts';
export { loadTermsVersions, shownTermsVersion, type TermsVersion, termsInForce } from './load-terms-version.ts';
