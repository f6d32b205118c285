/** Public API of the feature `fiscal`: other features import nothing else of it. */

export { countReceiptsToAnswer, loadOrderReceipt, loadReceiptsToMatch } from './load-receipts.ts';
export { anonymiseReceipts, dropReceipt, queueReceiptOnHandover, updateReceipt } from './queue-receipts.ts';
