/** A noon in fast motion: what guests, a second tablet, the printer and the courier do outside the screens. */
import { randomUUID } from 'node:crypto';
import { CallFailure } from '#contract/client.ts';
import { type Bani, bani, sumBani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { aDelivery, anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { aManager } from '#test/support/factories.ts';
import { fakeStar } from '#test/support/fake-star.ts';
import { aDish } from './dishes.ts';
import type { JourneyShop } from './open-journey-shop.ts';

const FLOAT = 50;

export async function openNoon(shop: JourneyShop) {
  const dish = await aDish(shop);
  const owner = { Authorization: `Bearer ${await shop.signIn()}` };
  const hands = await Promise.all(
    ['Maria', 'Ioan'].map(async () => {
      const { token } = await aManager(shop.db, { sessionOpenedAt: instant(Date.now()) });
      return { Authorization: `Bearer ${token}` };
    }),
  );
  const { code } = await shop.db
    .selectFrom('delivery_zones')
    .select('code')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const hire = async (name: string) => {
    const { access, id } = await shop.api('saveCourier', {
      headers: owner,
      body: { name, phoneNumber: '', float: FLOAT },
    });
    if (access === null) throw new Error('A new courier has a link and a PIN');
    return { id, ...access };
  };
  const [tudor, ilie] = [await hire('Tudor Neagu'), await hire('Ilie Rus')];
  const link = ilie.link.split('/').at(-1) ?? '';
  const { token } = await shop.api('authenticateCourier', { body: { link, pin: ilie.pin } });
  const courier = { Authorization: `Bearer ${token}` };
  const settings = {
    protocol: 'star',
    width: 384,
    prints: 'kitchen',
    printsOn: 'acceptance',
    stationId: null,
  } as const;
  const { id: printerId } = await shop.api('savePrinter', {
    headers: owner,
    body: { name: `Noon ${dish.id}`, ...settings },
  });
  const { printers } = await shop.api('getPrinters', { headers: owner });
  const address = printers.find(({ id }) => id === printerId)?.address ?? '';
  const star = fakeStar((path, init) => fetch(`${shop.address}${path}`, init), new URL(address).pathname);
  // A printer counts as connected after its first poll.
  await star.poll();
  const deliveries = new Set<number>();
  let guests = 0;

  return {
    /** The courier whose phone is a screen of the journey. */
    courier: { link: tudor.link, pin: tudor.pin },
    /** This many guests order at the same moment; every third picks the order up. */
    async order(count: number): Promise<readonly number[]> {
      // All requests come from one IP address, so the rate limits are reset.
      await shop.db.deleteFrom('rate_limits').execute();
      return Promise.all(
        Array.from({ length: count }, async () => {
          guests += 1;
          const isDelivery = guests % 3 !== 0;
          const contact = contactOf(10_000 * dish.id + guests);
          const delivery = isDelivery ? aDelivery(code, contact) : contact;
          const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery }));
          if (isDelivery) deliveries.add(orderNumber);
          return orderNumber;
        }),
      );
    },
    deliveriesOf: (numbers: readonly number[]) => numbers.filter((number) => deliveries.has(number)),
    /** Both tablets press at the same moment: one succeeds. */
    async acceptOnBoth(numbers: readonly number[]): Promise<void> {
      const press = (headers: (typeof hands)[number], orderNumber: number) =>
        shop.api('confirmOrder', { headers, body: { orderNumber, timeToPrepare: 30 } }).then(
          () => 1,
          (failure: unknown) => {
            if (failure instanceof CallFailure && failure.status === 409) return 0;
            throw failure;
          },
        );
      for (const number of numbers) {
        const wins: number[] = await Promise.all(hands.map((headers) => press(headers, number)));
        if (wins.reduce((sum, one) => sum + one) !== 1) throw new Error(`Accepted ${wins.join(' and ')} times`);
      }
    },
    /** The printer polls until nothing waits. */
    async print(): Promise<void> {
      while (await star.turn());
    },
    async makeReady(numbers: readonly number[]): Promise<void> {
      for (const orderNumber of numbers) {
        await shop.api('changeStage', { headers: owner, body: { orderNumber, stage: 'ready' } });
      }
    },
    /**
     * The other courier takes all orders without a courier, and guests pick up the rest; everything is paid in cash.
     */
    async handOver(numbers: readonly number[]): Promise<void> {
      const payment = { method: 'CASH' as const };
      for (const orderNumber of numbers.filter((number) => !deliveries.has(number))) {
        await shop.api('markAsDelivered', { headers: owner, body: { orderNumber, payment } });
      }
      for (const { orderNumber } of (await shop.api('getCourierWork', { headers: courier })).ready) {
        await shop.api('carryOrder', { headers: courier, body: { orderNumber } });
        const step = { ageSeconds: 0, orderNumber };
        const leave = { ...step, kind: 'leave' as const, key: randomUUID() };
        const deliver = { ...step, kind: 'deliver' as const, key: randomUUID(), payment };
        await shop.api('sendCourierSteps', { headers: courier, body: { steps: [leave, deliver] } });
      }
    },
    /** How often each slip was printed. */
    slips(): readonly number[] {
      const jobs = star.tokens.map((token) => token.split('T')[0]);
      return [...new Set(jobs)].map((job) => jobs.filter((one) => one === job).length);
    },
    /** What each courier must hand in: the float, and the cash from their guests. */
    async owed(): Promise<readonly [Bani, Bani]> {
      const owedBy = async ({ id }: typeof tudor) => {
        const sold = await shop.db.selectFrom('orders').select('payable_bani').where('courier_id', '=', id).execute();
        return sumBani([bani(FLOAT * 100), ...sold.map((order) => bani(order.payable_bani))]);
      };
      return [await owedBy(tudor), await owedBy(ilie)];
    },
    async closeShifts(owed: readonly Bani[]): Promise<void> {
      const { couriers } = await shop.api('getCouriers', { headers: owner });
      for (const [index, { id }] of [tudor, ilie].entries()) {
        const shiftId = couriers.find((one) => one.id === id)?.shift?.id ?? 0;
        await shop.api('closeShift', { headers: owner, body: { shiftId, counted: (owed[index] ?? 0) / 100 } });
        await shop.api('endCourier', { headers: owner, body: { id } });
      }
      await shop.api('removePrinter', { headers: owner, body: { id: printerId } });
    },
  };
}
