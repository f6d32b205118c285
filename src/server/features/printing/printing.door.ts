/** What other features may use of `printing`; everything else is its own. */
export { loadPrinterStates, loadPrintQuestions, type PrinterState, type PrintQuestion } from './load-printers.ts';
export { queueOnAcceptance, queueOnCancellation, queueOnChange, slipsOnArrival } from './queue-slips.ts';
