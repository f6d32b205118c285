import type { Page } from '@playwright/test';

/** The numbers of the orders that a panel keeps on this tablet for offline use. */
export function keptNumbers(tablet: Page): Promise<number[]> {
  return tablet.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'pofta-comenzi')) return [];
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('pofta-comenzi'));
    try {
      // Another page may be deleting it at this moment.
      if (!database.objectStoreNames.contains('comenzi')) return [];
      const kept = await answer(database.transaction('comenzi').objectStore('comenzi').get('deschise'));
      // Independent of the stored format: an order number has eight digits.
      return (JSON.stringify(kept ?? null).match(/\b\d{8}\b/g) ?? []).map(Number);
    } finally {
      database.close();
    }
  });
}
