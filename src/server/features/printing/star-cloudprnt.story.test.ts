/** Slips on a Star printer: whatever goes wrong on the way, no order is missing on paper and nothing is printed twice unsaid. */
import { describe, expect, test } from 'vitest';
import { composeSlip, FIRST_SLIP } from '#domain/printing/compose-slip.ts';
import { findStaffOrder } from '#server/features/orders/index.ts';
import { aPrintingKitchen } from '#test/support/a-printing-kitchen.ts';
import { aCategory, aProduct } from '#test/support/factories.ts';
import { fakeStar } from '#test/support/fake-star.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { hashBasic } from './printer-address.ts';
import { cutForPrinter, drawSlip } from './raster/draw-slip.ts';
import { encodePng } from './raster/encode-png.ts';

async function openKitchen(about: Parameters<typeof aPrintingKitchen>[0] = {}) {
  const kitchen = await aPrintingKitchen(about);
  return { ...kitchen, star: fakeStar(kitchen.story.request, kitchen.printer.path) };
}

/** The picture of the kitchen's slip as the order stands now. */
async function kitchenSlipOf({ db, clock }: TestApp, orderNumber: number, isCopy = false): Promise<Buffer> {
  const slip = composeSlip('kitchen', await findOrder(db, orderNumber), {
    ...FIRST_SLIP,
    isCopy,
    at: clock.now(),
    restaurant: null,
  });
  return encodePng(drawSlip(slip, 576));
}

async function findOrder(db: TestApp['db'], orderNumber: number) {
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', orderNumber).executeTakeFirstOrThrow();
  const order = await findStaffOrder(db, id);
  if (order === null) throw new Error('The order is gone');
  return order;
}

test('an accepted order comes out of the printer once, an order that waits does not', async () => {
  await using kitchen = await openKitchen();
  const { star, story } = kitchen;
  const orderNumber = await kitchen.order();
  expect(await star.turn()).toBe(false);
  await kitchen.accept(orderNumber);
  expect(await star.turn()).toBe(true);
  expect(await star.turn()).toBe(false);
  expect(star.paper).toEqual([await kitchenSlipOf(story, orderNumber)]);
});

test('a printer that prints on arrival prints the order nobody has accepted yet', async () => {
  await using kitchen = await openKitchen({ printsOn: 'arrival', prints: 'both' });
  const { star } = kitchen;
  const orderNumber = await kitchen.order();
  await star.turn();
  await star.turn();
  expect(star.paper).toHaveLength(2);
  await kitchen.accept(orderNumber);
  expect(await star.turn()).toBe(false);
});

test('without paper nothing is fetched, and everything is printed once there is some', async () => {
  await using kitchen = await openKitchen();
  const { star } = kitchen;
  await kitchen.accepted();
  expect(await star.turn('no_paper')).toBe(false);
  expect(await star.turn('cover_open')).toBe(false);
  expect(await star.turn()).toBe(true);
  expect(star.paper).toHaveLength(1);
});

test('a slip that is fetched twice, or did not arrive whole, is printed once', async () => {
  await using kitchen = await openKitchen();
  const { star } = kitchen;
  await kitchen.accepted();
  await star.turn('broken_download');
  expect(star.paper).toHaveLength(0);
  await star.turn('double_get');
  expect(star.paper).toHaveLength(1);
  expect(await star.turn()).toBe(false);
});

test.each(['lost_delete', 'power_cut_before', 'power_cut_after'] as const)(
  'after %s nobody knows whether it was printed: it is not printed again by itself, and the next order is',
  async (fault) => {
    await using kitchen = await openKitchen();
    const { star, story } = kitchen;
    await kitchen.accepted();
    await star.turn(fault);
    const before = star.paper.length;
    story.clock.advanceMinutes(2);
    expect(await star.turn()).toBe(false);
    await kitchen.accepted();
    await star.turn();
    expect(star.paper).toHaveLength(before + 1);
  },
);

test('a slip that the printer could not have for ten minutes is not printed by itself any more', async () => {
  await using kitchen = await openKitchen();
  const { star, story } = kitchen;
  await kitchen.accepted();
  story.clock.advanceMinutes(11);
  expect(await star.turn()).toBe(false);
});

test('an order that is cancelled before its slip was fetched is not printed; afterwards the kitchen is told on paper', async () => {
  await using kitchen = await openKitchen();
  const { star } = kitchen;
  const [early, late] = [await kitchen.order(), await kitchen.order()];
  await kitchen.accept(early);
  await kitchen.reject(early);
  expect(await star.turn()).toBe(false);
  await kitchen.accept(late);
  await star.turn();
  await kitchen.reject(late);
  await star.turn();
  expect(star.paper).toHaveLength(2);
  expect(star.paper[0]?.equals(star.paper[1] ?? Buffer.alloc(0))).toBe(false);
});

test('nothing opens but the printer’s own address', async () => {
  await using kitchen = await openKitchen();
  const { printer, story } = kitchen;
  const wrong = `${printer.path.slice(0, -1)}${printer.path.endsWith('0') ? '1' : '0'}`;
  for (const path of [wrong, '/imprimanta/1', '/imprimanta/999999999-000000000000000000000000', '/imprimanta/x']) {
    const answer = await story.request(path, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  }
  expect((await story.request(printer.path, { method: 'PUT' })).status).toBe(405);
  expect((await story.request(printer.path, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(400);
  expect((await story.request(`${printer.path}?type=text%2Fplain&token=1`)).status).toBe(415);
  expect((await story.request(`${printer.path}?token=77`)).status).toBe(404);
});

test('wrong addresses are limited per network, and a printer that asks without end is slowed down', async () => {
  await using kitchen = await openKitchen();
  const { printer, story } = kitchen;
  const knock = async (path: string, count: number, headers = {}, ip = '203.0.113.7') => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < count; turn += 1) {
      statuses.add((await story.request(path, { method: 'DELETE', headers }, { ip })).status);
    }
    return [...statuses];
  };
  expect(await knock('/imprimanta/1-000000000000000000000000', 61)).toEqual([404, 429]);
  expect(await knock(printer.path, 241)).toEqual([200, 429]);
  await story.db
    .updateTable('printers')
    .set({ basic_hash: hashBasic('star', 'parola') })
    .execute();
  const guess = { Authorization: `Basic ${Buffer.from('star:alta').toString('base64')}` };
  expect(await knock(printer.path, 61, {}, '203.0.114.8')).toEqual([401]);
  expect(await knock(printer.path, 61, guess, '203.0.115.9')).toEqual([401, 429]);
});

test('a printer that does not name the slip means the one it was told of', async () => {
  await using kitchen = await openKitchen();
  const { printer, star, story } = kitchen;
  await kitchen.accepted();
  await star.poll();
  const fetched = await story.request(`${printer.path}?type=image%2Fpng`);
  expect(fetched.status).toBe(200);
  expect((await story.request(`${printer.path}?code=200%20OK`, { method: 'DELETE' })).status).toBe(200);
  expect((await star.poll()).jobReady).toBe(false);
  story.clock.advanceMinutes(2);
  expect((await story.request(printer.path)).status).toBe(404);
});

test('whatever it calls its state is kept without what cannot be stored', async () => {
  await using kitchen = await openKitchen();
  const { star, story, printer } = kitchen;
  await star.poll({ statusCode: '500%00%E0%A4%A' });
  await star.poll({ statusCode: '5%00%0A00' });
  const row = await story.db.selectFrom('printers').select(['condition', 'last_word']).executeTakeFirstOrThrow();
  expect(row).toEqual({ condition: 'error', last_word: '500' });
  await kitchen.accepted();
  const { jobToken = '' } = await star.poll();
  await story.request(`${printer.path}?token=${jobToken}`);
  expect((await story.request(`${printer.path}?code=4%00&token=${jobToken}`, { method: 'DELETE' })).status).toBe(200);
});

test('while it prints it is told of nothing else', async () => {
  await using kitchen = await openKitchen();
  await kitchen.accepted();
  expect(await kitchen.star.poll({ statusCode: '200 OK', printingInProgress: true })).toEqual({ jobReady: false });
  expect((await kitchen.star.poll()).jobReady).toBe(true);
});

test('what it says of an earlier try changes nothing', async () => {
  await using kitchen = await openKitchen();
  const { printer, star, story } = kitchen;
  await kitchen.accepted();
  const { jobToken = '' } = await star.poll();
  await story.request(`${printer.path}?token=${jobToken}`);
  const sorry = () => story.request(`${printer.path}?code=520&token=${jobToken}`, { method: 'DELETE' });
  await sorry();
  await star.turn('lost_delete');
  await sorry();
  expect(await star.turn()).toBe(false);
  expect(star.paper).toHaveLength(1);
});

test('a picture that it cannot print is given up', async () => {
  await using kitchen = await openKitchen();
  const { printer, star, story } = kitchen;
  await kitchen.accepted();
  const { jobToken = '' } = await star.poll();
  await story.request(`${printer.path}?token=${jobToken}`);
  await story.request(`${printer.path}?code=510%20Incompatible&token=${jobToken}`, { method: 'DELETE' });
  expect(await star.turn()).toBe(false);
});

test('the printer of a station prints what is made there, and nothing of an order without', async () => {
  const kitchen = await aPrintingKitchen();
  await using _ = kitchen;
  const { story, printer } = kitchen;
  const star = fakeStar(story.request, printer.path);
  const { id } = await story.db
    .insertInto('stations')
    .values({ name: 'Grătar', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await story.db.updateTable('printers').set({ station_id: id }).where('id', '=', printer.id).execute();
  const grill = await aCategory(story.db, { stationId: id });
  const steak = await aProduct(story.db, { categoryId: grill.id });
  await kitchen.accepted();
  expect(await star.turn()).toBe(false);
  await kitchen.accept(await kitchen.order({ of: [steak] }));
  expect(await star.turn()).toBe(true);
});

describe('a slip longer than a printer accepts', () => {
  /** As many dishes as an order may have, with a long name and a message each. */
  async function openBanquet(about: Parameters<typeof aPrintingKitchen>[0] = {}) {
    const kitchen = await openKitchen(about);
    const { story } = kitchen;
    const { id: productId, sizeId } = await aProduct(story.db, { name: 'Ciorbă de văcuță cu tarhon '.repeat(4) });
    const orderDetails = Array.from({ length: 50 }, (_, at) => ({
      productId,
      dimensionsBean: { id: sizeId, quantity: 1 },
      preferredMessage: `fără smântână, masa ${at}`,
    }));
    return { ...kitchen, banquet: () => kitchen.order({ of: [], orderDetails }) };
  }

  async function partsOf({ db, clock }: TestApp, orderNumber: number, isCopy = false): Promise<readonly Buffer[]> {
    const order = await findOrder(db, orderNumber);
    const slip = composeSlip('kitchen', order, { ...FIRST_SLIP, isCopy, at: clock.now(), restaurant: null });
    return cutForPrinter(slip, 576).map((part) => encodePng(drawSlip(part, 576)));
  }

  test('comes out part by part, before the slip of the next order', async () => {
    await using kitchen = await openBanquet();
    const { star, story } = kitchen;
    const orderNumber = await kitchen.banquet();
    await kitchen.accept(orderNumber);
    const next = await kitchen.accepted();
    while (await star.turn());
    const parts = await partsOf(story, orderNumber);
    expect(parts.length).toBeGreaterThan(1);
    expect(star.paper).toEqual([...parts, await kitchenSlipOf(story, next)]);
  });

  test('goes on with the part that could not be printed once there is paper again', async () => {
    await using kitchen = await openBanquet();
    const { star, story } = kitchen;
    const orderNumber = await kitchen.banquet();
    await kitchen.accept(orderNumber);
    await star.turn();
    await star.turn('no_paper');
    await star.turn('broken_download');
    story.clock.advanceMinutes(1);
    while (await star.turn());
    expect(star.paper).toEqual(await partsOf(story, orderNumber));
  });

  test('begins anew as a copy when the order was accepted after its first part', async () => {
    await using kitchen = await openBanquet({ printsOn: 'arrival' });
    const { star, story } = kitchen;
    const orderNumber = await kitchen.banquet();
    await star.turn();
    const [first] = star.paper;
    await kitchen.accept(orderNumber);
    while (await star.turn());
    expect(star.paper).toEqual([first, ...(await partsOf(story, orderNumber, true))]);
  });

  test('is followed by a slip that cancels it, instead of its other parts', async () => {
    await using kitchen = await openBanquet();
    const { star } = kitchen;
    const orderNumber = await kitchen.banquet();
    await kitchen.accept(orderNumber);
    await star.turn();
    await kitchen.reject(orderNumber);
    const jobs = await kitchen.story.db.selectFrom('print_jobs').select(['reason', 'state']).orderBy('id').execute();
    expect(jobs).toEqual([
      { reason: 'acceptance', state: 'dropped' },
      { reason: 'cancellation', state: 'queued' },
    ]);
  });

  test('of which a part is lost is asked about, and printed again whole as a copy', async () => {
    await using kitchen = await openBanquet();
    const { star, story, panel } = kitchen;
    const orderNumber = await kitchen.banquet();
    await kitchen.accept(orderNumber);
    await star.turn();
    await star.turn('power_cut_before');
    story.clock.advanceMinutes(2);
    expect(await star.turn()).toBe(false);
    const { printQuestions } = await panel('getPanelWatch');
    await panel('answerPrintJobs', { body: { jobIds: printQuestions.map(({ jobId }) => jobId), answer: 'print' } });
    const before = star.paper.length;
    while (await star.turn());
    expect(star.paper.slice(before)).toEqual(await partsOf(story, orderNumber, true));
  });
});
