import { expect, test } from 'vitest';
import type { ChangeContent } from '#contract/orders/proposals-wire.ts';
import { bani } from '#domain/money/bani.ts';
import { anOrder, type Orderable, place } from '#test/support/an-order.ts';
import { aManager, aProduct, type SignedIn } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Dish = Orderable & { readonly price: number };
type Kitchen = { story: TestApp; mara: SignedIn; ion: SignedIn; soup: Dish; cake: Dish } & AsyncDisposable;

async function openKitchen(): Promise<Kitchen> {
  const story = await testApp();
  await theRestaurant(story.db);
  const mara = await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  const ion = await aManager(story.db, { firstName: 'Ion', lastName: 'Rus' });
  const soup = { ...(await aProduct(story.db, { name: 'Ciorbă', price: bani(2000), stock: 10 })), price: 20 };
  const cake = { ...(await aProduct(story.db, { name: 'Papanași', price: bani(2500), stock: 5 })), price: 25 };
  return { story, mara, ion, soup, cake, [Symbol.asyncDispose]: story.close };
}

function pieces(...lines: readonly (readonly [Orderable, number])[]): ChangeContent {
  return { products: lines.map(([{ id, sizeId }, quantity]) => ({ productId: id, sizeId, quantity })) };
}

function proposal(orderNumber: number, about: object = {}) {
  return {
    body: {
      orderNumber,
      content: { products: [] },
      reason: 'S-a epuizat ciorba.',
      expectedVersion: 1,
      expectedPayable: 0,
      answerMinutes: 10,
      ...about,
    },
  };
}

async function stockOf({ db }: TestApp, { sizeId }: Orderable): Promise<number> {
  const { stock } = await db.selectFrom('sizes').select('stock').where('id', '=', sizeId).executeTakeFirstOrThrow();
  return stock;
}

test('instead of being refused, a waiting order is proposed otherwise: the guest’s yes on the page accepts it in the same step', async () => {
  await using kitchen = await openKitchen();
  const { story, mara, soup, cake } = kitchen;
  const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [[soup, 2]] }));
  const api = story.apiOf(mara);
  const content = pieces([soup, 1], [cake, 1]);
  const asked = proposal(orderNumber, { content, expectedPayable: 45, timeToPrepare: 30 });
  expect(await refusalOf(api, 'proposeChange', { body: { ...asked.body, timeToPrepare: null } })).toMatchObject({
    code: 'minutes_required',
  });
  const { message, order } = await api('proposeChange', asked);
  expect(message).toBe('Clientul este întrebat.');
  expect(order).toMatchObject({
    orderStatus: 'NEW',
    version: 2,
    payable: 40,
    proposalUntil: '2026-11-20T10:10:00.000Z',
  });
  // Nothing moves before the yes, and nobody is called to an order whose guest is asked.
  expect(await stockOf(story, cake)).toBe(5);
  expect((await api('getPanelWatch', {})).alarms).toEqual([]);
  const { order: tracked } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(tracked.proposal).toMatchObject({
    reason: 'S-a epuizat ciorba.',
    payable: 45,
    timeToPrepare: 30,
    changes: [
      { pieces: -1, text: expect.stringContaining('Ciorbă') },
      { pieces: 1, text: expect.stringContaining('Papanași') },
    ],
  });
  story.clock.advanceMinutes(4);
  const proposalId = tracked.proposal?.id ?? 0;
  const answer = { token: accessToken, proposalId, isAccepted: true };
  const { order: accepted } = await story.api('answerProposal', { body: answer });
  expect(accepted).toMatchObject({
    orderStatus: 'CONFIRMED',
    version: 4,
    kitchenNumber: 1,
    payable: 45,
    cashAmount: 45,
    promisedAt: '2026-11-20T10:34:00.000Z',
    proposal: null,
    unseenChanges: [],
    timeline: [{ kind: 'placed' }, { kind: 'proposed' }, { kind: 'changed' }, { kind: 'accepted' }],
  });
  expect([await stockOf(story, soup), await stockOf(story, cake)]).toEqual([9, 4]);
  expect(await refusalOf(story.api, 'answerProposal', { body: answer })).toMatchObject({ code: 'proposal_answered' });
  const [staff] = await api('getStaffOrderDetails', { params: { id: orderNumber } });
  expect(staff?.versions).toMatchObject([{ consent: 'page', actor: 'Mara Ionescu', payable: 40 }]);
  const mails = await collectMails(story);
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([expect.stringContaining('acceptată: gata în aproximativ 30 de minute')]),
  );
});

test('the guest of an accepted order is asked by mail and on the page; a no leaves it as it was, and so does silence', async () => {
  await using kitchen = await openKitchen();
  const { story, mara, soup, cake } = kitchen;
  const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [[soup, 2]] }));
  const api = story.apiOf(mara);
  await api('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  const ask = async (expectedVersion: number) => {
    const content = pieces([soup, 2], [cake, 1]);
    const { order } = await api(
      'proposeChange',
      proposal(orderNumber, { content, expectedPayable: 65, expectedVersion }),
    );
    return order.proposal?.id ?? 0;
  };
  const answer = (proposalId: number, isAccepted: boolean) => ({
    body: { token: accessToken, proposalId, isAccepted },
  });
  const first = await ask(2);
  const letter = (await collectMails(story)).find(({ subject }) => subject.includes('îți propune o schimbare'));
  expect(letter?.text).toContain('+ 1 × Papanași');
  const { order: kept } = await story.api('answerProposal', answer(first, false));
  expect(kept).toMatchObject({ orderStatus: 'CONFIRMED', payable: 40, proposal: null, proposalUntil: null });
  expect(kept.timeline.at(-1)).toMatchObject({ kind: 'proposal_refused' });
  // Asked again, a late yes is too late; the mark stays until staff act.
  const second = await ask(4);
  expect(await refusalOf(story.api, 'answerProposal', answer(first, true))).toMatchObject({
    code: 'proposal_withdrawn',
  });
  story.clock.advanceMinutes(10);
  expect(await refusalOf(story.api, 'answerProposal', answer(second, true))).toMatchObject({ code: 'proposal_lapsed' });
  await api('withdrawProposal', { body: { orderNumber } });
  expect(await refusalOf(api, 'withdrawProposal', { body: { orderNumber } })).toMatchObject({
    code: 'already_decided',
  });
  expect(await refusalOf(story.api, 'answerProposal', answer(second, true))).toMatchObject({
    code: 'proposal_withdrawn',
  });
  expect(await stockOf(story, cake)).toBe(5);
  const third = await ask(6);
  const { order: changed } = await story.api('answerProposal', answer(third, true));
  expect(changed).toMatchObject({ payable: 65, unseenChanges: [{ pieces: 1 }] });
  expect(await stockOf(story, cake)).toBe(4);
  expect((await collectMails(story)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('a fost schimbată'),
  );
});

test('a yes to what can no longer be had is refused in words; a step that decides about the order ends the proposal', async () => {
  await using kitchen = await openKitchen();
  const { story, mara, ion, soup, cake } = kitchen;
  const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [[soup, 2]] }));
  const api = story.apiOf(mara);
  const content = pieces([soup, 1], [cake, 1]);
  const asked = proposal(orderNumber, { content, expectedPayable: 45, timeToPrepare: 30 });
  const { order } = await api('proposeChange', asked);
  const late = await refusalOf(story.apiOf(ion), 'proposeChange', asked);
  expect(late).toMatchObject({ code: 'not_accepted_yet' });
  const answer = { body: { token: accessToken, proposalId: order.proposal?.id ?? 0, isAccepted: true } };
  await story.db.updateTable('sizes').set({ stock: 0 }).where('id', '=', cake.sizeId).execute();
  expect(await refusalOf(story.api, 'answerProposal', answer)).toMatchObject({
    code: 'not_enough_stock',
    message: expect.stringContaining('Papanași'),
  });
  await api('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  expect(await refusalOf(story.api, 'answerProposal', answer)).toMatchObject({ code: 'proposal_withdrawn' });
});

test('what a guest wrote about an allergy must be read before the order is proposed otherwise', async () => {
  await using kitchen = await openKitchen();
  const { story, mara, soup } = kitchen;
  const delivery = { additionalInformation: 'Alergie la nuci!' };
  const { orderNumber } = await place(story.api, anOrder({ of: [[soup, 2]], delivery }));
  const asked = proposal(orderNumber, {
    content: pieces([soup, 1]),
    expectedPayable: 20,
    timeToPrepare: 30,
    allergyRead: false,
  });
  expect(await refusalOf(story.apiOf(mara), 'proposeChange', asked)).toMatchObject({ code: 'allergy_unread' });
});

test('on the telephone the guest of a waiting order says yes to another hour: it is accepted for then', async () => {
  await using kitchen = await openKitchen();
  const { story, mara, soup } = kitchen;
  const { orderNumber } = await place(story.api, anOrder({ of: [[soup, 2]] }));
  const content = { ...pieces([soup, 2]), requestedAt: '2026-11-20T17:30:00.000Z', payment: 'CARD' as const };
  const { answerMinutes: _, ...body } = proposal(orderNumber, { content, expectedPayable: 40 }).body;
  const { order } = await story.apiOf(mara)('changeOrder', { body });
  expect(order).toMatchObject({
    orderStatus: 'CONFIRMED',
    promisedAt: '2026-11-20T17:30:00.000Z',
    requestedAt: '2026-11-20T17:30:00.000Z',
    orderPaymentOptions: 'CARD',
    cardAmount: 40,
  });
});

test('of a guest who says yes and staff who withdraw at the same moment one wins, whichever it is', async () => {
  await using kitchen = await openKitchen();
  const { story, mara, ion, soup, cake } = kitchen;
  const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [[soup, 2]] }));
  const content = pieces([cake, 2]);
  const asked = proposal(orderNumber, { content, expectedPayable: 50, timeToPrepare: 30 });
  const { order } = await story.apiOf(mara)('proposeChange', asked);
  const ended = await Promise.allSettled([
    story.api('answerProposal', {
      body: { token: accessToken, proposalId: order.proposal?.id ?? 0, isAccepted: true },
    }),
    story.apiOf(ion)('withdrawProposal', { body: { orderNumber } }),
    story.api('cancelOrder', { body: { token: accessToken } }),
  ]);
  const [stands] = await story.apiOf(mara)('getStaffOrderDetails', { params: { id: orderNumber } });
  const isYes = ended[0].status === 'fulfilled';
  expect(stands?.proposal).toBe(null);
  expect(stands?.version).toBe(2 + (isYes ? 2 : ended.filter(({ status }) => status === 'fulfilled').length));
  const left = [await stockOf(story, soup), await stockOf(story, cake)];
  expect(left).toEqual(isYes ? [10, 3] : stands?.orderStatus === 'REJECTED' ? [10, 5] : [8, 5]);
});
