/** Keeps the open orders on this tablet while there is a line, and gives them back when there is none. */

import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type KeptOrder, type KeptOrders, packKept, unpackKept } from './kept-orders.ts';

export type OrderKeeperParts = {
  readonly now: () => Instant;
  readonly readFromDevice: () => Promise<unknown>;
  readonly saveOnDevice: (packed: unknown) => Promise<void>;
  readonly deleteFromDevice: () => void;
  readonly listAccepted: () => Promise<readonly ListedOrder[]>;
  /** The order in this version or a later one. */
  readonly readDetail: (orderNumber: number, version: number) => Promise<OrderView>;
  readonly readHouse: () => Promise<ShownRestaurant>;
};

/** A rush is not copied order by order. */
const ROUND_EVERY_MS = 10_000;

export class OrderKeeper {
  readonly #parts: OrderKeeperParts;
  readonly #listeners = new Set<() => void>();
  #kept: KeptOrders | null = null;
  #isKeeping = false;
  #roundAt: Instant | null = null;
  #isStopped = false;

  constructor(parts: OrderKeeperParts) {
    this.#parts = parts;
    parts.readFromDevice().then(
      (packed) => {
        // What came over the line meanwhile is newer.
        if (this.#kept === null && !this.#isStopped) this.#say(unpackKept(packed, parts.now()));
      },
      // A browser that dropped its storage has nothing to restore.
      () => {},
    );
  }

  readonly getKept = (): KeptOrders | null => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The list of waiting orders has just come; a round that breaks off leaves what was kept before. */
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
      await this.#parts.saveOnDevice(packKept(kept));
    } catch {
      // Network or storage failed in the middle; the next list begins the next round.
    } finally {
      this.#isKeeping = false;
    }
  }

  /** The session has ended: kept orders are deleted, because they may not be read without one. Begins again with the next list. */
  forget(): void {
    this.#say(null);
    this.#parts.deleteFromDevice();
  }

  stop(): void {
    this.#isStopped = true;
    this.#listeners.clear();
  }

  async #collect(waiting: readonly ListedOrder[], savedAt: Instant): Promise<KeptOrders> {
    const before = new Map(this.#kept?.orders.map((order) => [order.summary.number, order.detail]));
    const orders: KeptOrder[] = [];
    for (const summary of [...waiting, ...(await this.#parts.listAccepted())]) {
      const known = before.get(summary.number) ?? null;
      // One after the other: no screen waits for them.
      const detail =
        known?.version === summary.version ? known : await this.#parts.readDetail(summary.number, summary.version);
      orders.push({ summary, detail });
    }
    return { savedAt, orders, house: await this.#parts.readHouse() };
  }

  #say(kept: KeptOrders | null): void {
    if (kept === this.#kept) return;
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }
}
