/** Stores the open orders on this tablet while it is online, and returns them when it is offline. */

import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import type { Instant } from '#domain/time/instant.ts';
import { packSaved, type SavedOrder, type SavedOrders, unpackSaved } from './saved-orders.ts';

export type OrderKeeperParts = {
  readonly now: () => Instant;
  readonly readFromDevice: () => Promise<unknown>;
  readonly saveOnDevice: (packed: unknown) => Promise<void>;
  readonly deleteFromDevice: () => void;
  readonly listAccepted: () => Promise<readonly ListedOrder[]>;
  /** The order in this version or a later one. */
  readonly readDetail: (orderNumber: number, version: number) => Promise<OrderView>;
  readonly readRestaurant: () => Promise<ShownRestaurant>;
};

/** In a rush orders are not copied one by one. */
const ROUND_EVERY_MS = 10_000;

export class OrderKeeper {
  readonly #parts: OrderKeeperParts;
  readonly #listeners = new Set<() => void>();
  #kept: SavedOrders | null = null;
  #isKeeping = false;
  #roundAt: Instant | null = null;
  #isStopped = false;

  constructor(parts: OrderKeeperParts) {
    this.#parts = parts;
    parts.readFromDevice().then(
      (packed) => {
        // Orders that were fetched meanwhile are newer.
        if (this.#kept === null && !this.#isStopped) this.#say(unpackSaved(packed, parts.now()));
      },
      // The browser has dropped its storage: nothing to restore.
      () => {},
    );
  }

  readonly getSaved = (): SavedOrders | null => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called with each new list of waiting orders; a round that fails leaves what was kept before. */
  async keep(waiting: readonly ListedOrder[]): Promise<void> {
    const now = this.#parts.now();
    if (this.#isKeeping || this.#isStopped) return;
    if (this.#roundAt !== null && now - this.#roundAt < ROUND_EVERY_MS) return;
    this.#isKeeping = true;
    this.#roundAt = now;
    try {
      const kept = await this.#collect(waiting, now);
      if (this.#isStopped) return;
      this.#say(kept);
      await this.#parts.saveOnDevice(packSaved(kept));
    } catch {
      // The network or the storage failed in the middle; the next list starts the next round.
    } finally {
      this.#isKeeping = false;
    }
  }

  /**
   * Deletes the kept orders when the session ends, because they must not be read without one. The next list starts
   * again.
   */
  forget(): void {
    this.#say(null);
    this.#parts.deleteFromDevice();
  }

  stop(): void {
    this.#isStopped = true;
    this.#listeners.clear();
  }

  async #collect(waiting: readonly ListedOrder[], savedAt: Instant): Promise<SavedOrders> {
    const before = new Map(this.#kept?.orders.map((order) => [order.summary.number, order.detail]));
    const orders: SavedOrder[] = [];
    for (const summary of [...waiting, ...(await this.#parts.listAccepted())]) {
      const known = before.get(summary.number) ?? null;
      // One after the other: no screen waits for them.
      const detail =
        known?.version === summary.version ? known : await this.#parts.readDetail(summary.number, summary.version);
      orders.push({ summary, detail });
    }
    return { savedAt, orders, restaurant: await this.#parts.readRestaurant() };
  }

  #say(kept: SavedOrders | null): void {
    if (kept === this.#kept) return;
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }
}
