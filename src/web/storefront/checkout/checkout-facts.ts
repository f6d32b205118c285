/** What a checkout is judged against: what the restaurant answered, read for the rules, and what time it is. */
import type { Menu } from '#domain/menu/menu.ts';
import type { OrderZone } from '#domain/orders/decide-order.ts';
import type { PaymentMethod } from '#domain/orders/order.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

export type CheckoutFacts = {
  readonly menu: Menu;
  readonly promotions: readonly Promotion[];
  readonly zones: readonly OrderZone[];
  readonly schedule: Schedule;
  readonly offeredPayments: Readonly<Record<PaymentMethod, boolean>>;
  readonly isDineInOn: boolean;
  /** The day from which guests may bring their own container. */
  readonly ownContainerFrom: LocalDate;
  /** What to call when nothing else helps. */
  readonly phone: string;
  /** Where one comes for one's food, as one writes it. */
  readonly address: string;
  readonly now: Instant;
};
