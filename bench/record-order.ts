/**
 * Records the statements of the order transaction while the product places an order, to be run again without the
 * product.
 */
import { PlaceOrderRequest } from '#contract/orders/wire.ts';
import { loadConfig } from '#server/config.ts';
import { placeOrder } from '#server/features/orders/placing/place-order.ts';
import { bindProviders } from '#server/features/payments/find-provider.ts';
import { openServices } from '#server/services.ts';
import { anOrder, guest, type Orderable } from '#test/support/an-order.ts';
import { anOnlineOrder } from '#test/support/online-payments.ts';
import { listenToStatements, type Statement } from '#test/support/said-statements.ts';

export type RecordedOrder = {
  /** From `begin` to `commit`. */
  readonly statements: readonly Statement[];
  readonly id: number;
  readonly number: number;
  /** Values that identify the guest. */
  readonly guest: readonly string[];
};

/** Numbers that identify a guest and occur in no other order of the benchmark. */
const FIRST_GUEST = 9_000_000;
const FIRST_ONLINE_GUEST = 9_100_000;

/** Statements of an order that is paid online, from its first one until the guest is sent to the provider's page. */
export async function countOnlineStatements(databaseUrl: string, dishes: readonly Orderable[]): Promise<number> {
  const services = openServices(loadConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', DEMO: 'on' }));
  const said = listenToStatements(services.pool);
  try {
    for (const index of [FIRST_ONLINE_GUEST, FIRST_ONLINE_GUEST + 1]) {
      said.length = 0;
      const headers = new Headers({ 'Idempotency-Key': `recorded-${index}-${Date.now()}` });
      const body = PlaceOrderRequest.parse(anOnlineOrder({ of: dishes, delivery: guest(index) }));
      const asked = { body, headers, session: null, device: null };
      const placed = await placeOrder({ ...services, payments: bindProviders(services) }, asked);
      if (!placed.ok) throw new Error(`The order to record was refused: ${placed.error.code}`);
      if (placed.value.payUrl === null) throw new Error('The order to record has no page to pay at');
    }
    return said.length;
  } finally {
    await services.close();
  }
}

/**
 * Places two orders for `dishes` and returns the statements of the second one, when everything is prepared and cached.
 *
 * The order's id must be a number that occurs nowhere else in the order, so that it can be recognised.
 */
export async function recordOrder(databaseUrl: string, dishes: readonly Orderable[]): Promise<RecordedOrder> {
  const services = openServices(loadConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }));
  const said = listenToStatements(services.pool);
  try {
    let number = 0;
    for (const index of [FIRST_GUEST, FIRST_GUEST + 1]) {
      said.length = 0;
      const headers = new Headers({ 'Idempotency-Key': `recorded-${index}-${Date.now()}` });
      const body = PlaceOrderRequest.parse(anOrder({ of: dishes, delivery: guest(index) }));
      const placed = await placeOrder(
        { ...services, payments: async () => null },
        { body, headers, session: null, device: null },
      );
      if (!placed.ok) throw new Error(`The order to record was refused: ${placed.error.code}`);
      number = placed.value.answer.orderNumber;
    }
    const begin = said.findIndex(({ text }) => /^begin/.test(text));
    const commit = said.findIndex(({ text }) => /^commit/i.test(text));
    if (begin < 0 || commit < begin) throw new Error('No transaction was recorded');
    const { rows } = await services.pool.query<{ id: number }>('select id from orders where number = $1', [number]);
    const { email = '', phoneNumber } = guest(FIRST_GUEST + 1);
    return { statements: said.slice(begin, commit + 1), id: rows[0]?.id ?? 0, number, guest: [email, phoneNumber] };
  } finally {
    await services.close();
  }
}
