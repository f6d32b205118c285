/** Slips on an Epson printer: whatever goes wrong on the way, no order is missing on paper and nothing is printed twice unsaid. */
import { expect, test } from 'vitest';
import { aPrintingKitchen } from '#test/support/a-printing-kitchen.ts';
import { aProduct } from '#test/support/factories.ts';
import { fakeEpson } from '#test/support/fake-epson.ts';

async function openKitchen(like: Parameters<typeof fakeEpson>[2] = {}) {
  const kitchen = await aPrintingKitchen({ protocol: 'epson', width: 384 });
  return { ...kitchen, epson: fakeEpson(kitchen.story.request, kitchen.printer.path, like) };
}

test.each([
  ['names the slip', {}],
  ['wraps its word in SOAP', { isWrapped: true }],
  ['is old and does not name the slip', { isOld: true }],
])('an accepted order comes out once of a printer that %s', async (_, like) => {
  await using kitchen = await openKitchen(like);
  const { epson } = kitchen;
  expect(await epson.turn()).toBe(false);
  await kitchen.accepted();
  expect([await epson.turn(), await epson.turn()]).toEqual([true, false]);
  expect(epson.paper).toHaveLength(1);
});

test.each(['no_paper', 'cover_open', 'broken'] as const)(
  'after %s the slip is tried again a little later, and printed once',
  async (fault) => {
    await using kitchen = await openKitchen();
    const { epson, story } = kitchen;
    await kitchen.accepted();
    expect(await epson.turn(fault)).toBe(true);
    expect(await epson.turn()).toBe(false);
    story.clock.advanceMinutes(0.25);
    expect(await epson.turn('double_response')).toBe(true);
    expect(await epson.turn()).toBe(false);
    expect(epson.paper).toHaveLength(1);
  },
);

test('a machine that is broken is not handed the same slip for ever', async () => {
  await using kitchen = await openKitchen();
  const { epson, story } = kitchen;
  await kitchen.accepted();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await epson.turn('broken')).toBe(true);
    story.clock.advanceMinutes(0.25);
  }
  expect(await epson.turn()).toBe(false);
});

test.each(['lost_request', 'lost_response', 'power_cut_before', 'timeout'] as const)(
  'after %s nobody knows whether it was printed: it is not printed again by itself, and the next order is',
  async (fault) => {
    await using kitchen = await openKitchen();
    const { epson, story } = kitchen;
    await kitchen.accepted();
    await epson.turn(fault);
    const before = epson.paper.length;
    story.clock.advanceMinutes(2);
    expect(await epson.turn()).toBe(false);
    await kitchen.accepted();
    await epson.turn();
    expect(epson.paper).toHaveLength(before + 1);
  },
);

test('it says by itself that paper is out, and that there is some again', async () => {
  await using kitchen = await openKitchen();
  const { epson, story, printer } = kitchen;
  const condition = async () =>
    (await story.db.selectFrom('printers').select('condition').where('id', '=', printer.id).executeTakeFirstOrThrow())
      .condition;
  await epson.sendStatus(0x0f_0c_00_1c);
  expect(await condition()).toBe('no_paper');
  await epson.turn();
  expect(await condition()).toBe('no_paper');
  await epson.sendStatus(0x0f_02_00_16);
  expect(await condition()).toBe('paper_low');
  await epson.sendStatus(0x0f_00_00_16);
  expect(await condition()).toBe('ready');
});

test('what no printer says is refused', async () => {
  await using kitchen = await openKitchen();
  const { story, printer } = kitchen;
  const post = async (body: string) => (await story.request(printer.path, { method: 'POST', body })).status;
  expect(await post('ConnectionType=SetResponse&ResponseFile=%3Cx%3E')).toBe(400);
  expect(await post('')).toBe(400);
  expect(await post(`ConnectionType=GetRequest&ID=${'x'.repeat(100_000)}`)).toBe(400);
  expect((await story.request(printer.path)).status).toBe(405);
});

test('a slip longer than a printer accepts comes out part by part, and a part that is blocked is tried again', async () => {
  await using kitchen = await openKitchen();
  const { epson, story } = kitchen;
  const { id: productId, sizeId } = await aProduct(story.db, { name: 'Ciorbă de văcuță cu tarhon '.repeat(4) });
  const orderDetails = Array.from({ length: 50 }, (_, at) => ({
    productId,
    dimensionsBean: { id: sizeId, quantity: 1 },
    preferredMessage: `fără smântână, masa ${at}`,
  }));
  await kitchen.accept(await kitchen.order({ of: [], orderDetails }));
  await epson.turn('double_response');
  await epson.turn('no_paper');
  story.clock.advanceMinutes(0.25);
  while (await epson.turn());
  const { parts } = await story.db.selectFrom('print_jobs').select('parts').executeTakeFirstOrThrow();
  expect(parts).toBeGreaterThan(1);
  expect(new Set(epson.paper).size).toBe(parts);
  expect(epson.paper).toHaveLength(parts);
});
