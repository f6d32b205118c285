/** Public API of the feature `fiscal`: other features import nothing else of it. */
export { anonymiseReceipts, dropReceipt, queueReceiptOnAcceptance, queueReceiptOnHandover } from './queue-receipts.ts';
export { countOpenReceipts, findReceiptOfOrder } from './receipts.repository.ts';
