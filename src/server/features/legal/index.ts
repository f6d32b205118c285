/** Public API of the feature `legal`: other features import nothing else of it. */
export { countRiskyClauses, findLegalText } from './find-legal-text.ts';
export { loadTermsVersions, shownTermsVersion, type TermsVersion, termsInForce } from './load-terms-version.ts';
