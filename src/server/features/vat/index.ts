/** Public API of the feature `vat`: other features import nothing else of it. */
export {
  findVatYearToCheck,
  loadChargedVat,
  loadProposedVat,
  loadVatRates,
  loadVatValues,
  resolveVat,
} from './load-vat-rates.ts';
