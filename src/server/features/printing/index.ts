/** Public API of the feature `printing`: other features import nothing else of it. */
export { loadPrinterStates, loadPrintQuestions, type PrinterState, type PrintQuestion } from './load-printers.ts';
export { queueOnAcceptance, queueOnCancellation, queueOnChange, slipsOnArrival } from './queue-slips.ts';
