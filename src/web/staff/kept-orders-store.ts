/** One value on this device for a time without a line; signing out takes it away (`web/session/forget-person.ts`). */
import { KEPT_ORDERS_STORE } from '#web/session/device-keys.ts';

const ROOM = 'comenzi';
const PLACE = 'deschise';

/** What `keepOnDevice` left; undefined when there is nothing, or a browser that keeps nothing. */
export function readFromDevice(): Promise<unknown> {
  return withRoom('readonly', (room) => room.get(PLACE));
}

/** Keeps `value` in the place of what was there. */
export async function keepOnDevice(value: unknown): Promise<void> {
  await withRoom('readwrite', (room) => room.put(value, PLACE));
}

export function forgetOnDevice(): void {
  globalThis.indexedDB?.deleteDatabase(KEPT_ORDERS_STORE);
}

/** Opened for one step only: signing out in another tab need not wait for this one. */
async function withRoom(mode: IDBTransactionMode, step: (room: IDBObjectStore) => IDBRequest): Promise<unknown> {
  if (!globalThis.indexedDB) return undefined;
  let database: IDBDatabase;
  try {
    const opening = indexedDB.open(KEPT_ORDERS_STORE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROOM);
    database = await asked(opening);
  } catch {
    // A private window keeps nothing; the panel is whole without it.
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
