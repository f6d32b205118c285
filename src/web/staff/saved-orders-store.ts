/** One value stored on this device for offline use; signing out deletes it (`web/session/forget-person.ts`). */
import { SAVED_ORDERS_STORE } from '#web/session/device-keys.ts';

const ROOM = 'comenzi';
const PLACE = 'deschise';

/** The value saved by `saveOnDevice`; undefined when there is none, or the browser stores nothing. */
export function readFromDevice(): Promise<unknown> {
  return withRoom('readonly', (room) => room.get(PLACE));
}

/** Saves `value`, replacing the previous one. */
export async function saveOnDevice(value: unknown): Promise<void> {
  await withRoom('readwrite', (room) => room.put(value, PLACE));
}

export function deleteFromDevice(): void {
  globalThis.indexedDB?.deleteDatabase(SAVED_ORDERS_STORE);
}

/** Opened for one operation only, so that a sign-out in another tab can delete the database without waiting. */
async function withRoom(mode: IDBTransactionMode, step: (room: IDBObjectStore) => IDBRequest): Promise<unknown> {
  if (!globalThis.indexedDB) return undefined;
  let database: IDBDatabase;
  try {
    const opening = indexedDB.open(SAVED_ORDERS_STORE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROOM);
    database = await asked(opening);
  } catch {
    // A private window stores nothing; the panel works without storage.
    return undefined;
  }
  try {
    return await asked(step(database.transaction(ROOM, mode).objectStore(ROOM)));
  } finally {
    database.close();
  }
}

function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}
