import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { type Desk, ServerMessage } from '#contract/panel/live.ts';
import { findSessionByHash, hashSecret, renewToken } from '#server/platform/sessions.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCustomer, aManager, anAdmin, aProduct, type SignedIn } from '#test/support/factories.ts';
import { goLive, type LiveApp } from '#test/support/live-app.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Panel = { readonly story: TestApp; readonly live: LiveApp; readonly mara: SignedIn } & AsyncDisposable;

async function openPanel(): Promise<Panel> {
  const story = await testApp();
  await theRestaurant(story.db, { services: { booking: { maximumAdvanceMinutes: 30 * 1440 } } });
  const mara = await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  const live = await goLive(story);
  const close = async () => {
    await live[Symbol.asyncDispose]();
    await story.close();
  };
  return { story, live, mara, [Symbol.asyncDispose]: close };
}

const ticketOf = async ({ story, mara }: Panel) => (await story.apiOf(mara)('createSocketTicket')).ticket;

test('a panel hears of a new order, of its acceptance, and who accepted', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const socket = live.connect({ token: await ticketOf(panel) });
  expect(await socket.next()).toEqual({ type: 'hello', data: { serverTime: '2026-11-20T10:00:00.000Z' } });

  // Placed by another process: the database is all the two have in common.
  const placed = await place(story.second().api, anOrder({ of: [await aProduct(story.db)] }));
  const message = await socket.next();
  expect(message).toMatchObject({
    orderNumber: placed.orderNumber,
    client: 'Ana-Maria Pop',
    orderStatus: 'NEW',
    version: 1,
    requestedAt: null,
  });
  expect(ServerMessage.parse(message)).toEqual(message);

  await story.apiOf(mara)('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare: 15 } });
  expect(await socket.nextHint()).toEqual({
    type: 'order-changed',
    data: { number: placed.orderNumber, version: 2, status: 'CONFIRMED', actor: 'Mara Ionescu' },
  });
});

test('a panel hears at once of a table that is asked for, of a service that is stopped and of what has run out', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const socket = live.connect({ token: await ticketOf(panel) });
  const elsewhere = story.second();
  await socket.next();
  const heard = async (desk: Desk) => expect(await socket.next()).toEqual({ type: 'desk-changed', data: { desk } });
  await elsewhere.api('bookTable', {
    body: {
      fullName: 'Ana Pop',
      phoneNumber: '0722 555 111',
      email: 'ana@exemplu.ro',
      time: '19:00',
      numberOfPeople: 4,
      reservationDate: '2026-11-21',
    },
  });
  await heard('reservations');
  await elsewhere.apiOf(mara)('pauseService', { body: { service: 'pickup', length: '15' } });
  await heard('service');
  const { id: productId } = await aProduct(story.db);
  const subject = { kind: 'product', productId } as const;
  await elsewhere.apiOf(mara)('markSoldOut', { body: { subject, until: 'back' } });
  await heard('sold-out');
});

test('the documents’ client is understood: session token in the address and as the first message', async () => {
  await using panel = await openPanel();
  const { live, mara } = panel;
  const socket = live.connect({ token: mara.token });
  socket.say(mara.token);
  expect(await socket.next()).toMatchObject({ type: 'hello' });
  socket.say('{"type":"ping"}');
  expect(await socket.next()).toEqual({ type: 'pong', data: { serverTime: '2026-11-20T10:00:00.000Z' } });
});

test('a program without an origin is known by a ticket or a token in its address, and by its first message', async () => {
  await using panel = await openPanel();
  const { live, mara } = panel;
  expect(await live.connect({ origin: null, token: await ticketOf(panel) }).next()).toMatchObject({ type: 'hello' });
  expect(await live.connect({ origin: null, token: mara.token }).next()).toMatchObject({ type: 'hello' });
  const socket = live.connect({ origin: null });
  socket.say('{"type":"ping"}');
  socket.say(JSON.stringify({ token: mara.token }));
  expect(await socket.next()).toMatchObject({ type: 'hello' });
});

test('a foreign page is turned away before anything else', async () => {
  await using panel = await openPanel();
  const socket = panel.live.connect({ origin: 'https://rau.example', token: panel.mara.token });
  expect(await socket.closed).toBe(403);
});

test('a guest’s session may not listen, an unknown token does not count, a ticket works once', async () => {
  await using panel = await openPanel();
  const { story, live } = panel;
  const customer = await aCustomer(story.db);
  expect(await live.connect({ token: customer.token }).closed).toBe(4403);
  expect(await live.connect({ token: 'x'.repeat(43) }).closed).toBe(4401);
  const ticket = await ticketOf(panel);
  expect(await live.connect({ token: ticket }).next()).toMatchObject({ type: 'hello' });
  expect(await live.connect({ token: ticket }).closed).toBe(4401);
});

test('a socket dies with its session, in every process', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const socket = live.connect({ token: await ticketOf(panel) });
  await socket.next();
  await story.second().apiOf(mara)('signOut');
  expect(await socket.closed).toBe(4401);
});

test('a socket and its ticket outlive the token of their session: the ring goes on when somebody proves who they are', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const socket = live.connect({ token: await ticketOf(panel) });
  await socket.next();
  const ticket = await ticketOf(panel);
  for (const shown of [1, 2]) {
    const session = await findSessionByHash(story.db, hashSecret(mara.token), story.clock.now());
    if (session === null) throw new Error(`No session at proof ${shown}`);
    await renewToken(story.db, session, story.clock.now());
  }
  const other = await aManager(story.db);
  await story.second().apiOf(other)('signOut');
  expect((await live.connect({ token: ticket }).next()).type).toBe('hello');
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  expect(await socket.next()).toMatchObject({ orderNumber });
});

test('a switched-off account, another role and a sign-out everywhere close the sockets at once, in every process', async () => {
  await using panel = await openPanel();
  const { story, live } = panel;
  const api = story.second().apiOf(await anAdmin(story.db));
  const people = await Promise.all([1, 2, 3].map(() => aManager(story.db)));
  const sockets = people.map(({ token }) => live.connect({ token }));
  await Promise.all(sockets.map((socket) => socket.next()));
  const [off, moved, out] = people.map(({ id }) => ({ params: { id: String(id) } }));
  await api('saveUser', { ...off, body: { isActive: false } });
  await api('saveUser', { ...moved, body: { role: 'ROLE_USER' } });
  await api('endUserSessions', out);
  expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401, 4401]);
});

test('an account that is no longer staff receives nothing more', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const other = await aManager(story.db);
  const socket = live.connect({ token: mara.token });
  await socket.next();
  await story.db
    .updateTable('users')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', mara.id)
    .execute();
  await story.apiOf(other)('signOut');
  expect(await socket.closed).toBe(4403);
});

test('an expired session is closed without an explicit end', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const other = await aManager(story.db);
  const socket = live.connect({ token: mara.token });
  await socket.next();
  await story.apiOf(other)('signOut');
  story.clock.advanceMinutes(8 * 24 * 60);
  await story.services.pool.query("select pg_notify('session_ended', '')");
  expect(await socket.closed).toBe(4401);
});

test('a message that is too large ends the connection, a person keeps twenty of them', async () => {
  await using panel = await openPanel();
  const { live, mara } = panel;
  const loud = live.connect({ token: mara.token });
  await loud.next();
  loud.say('x'.repeat(17_000));
  expect(await loud.closed).toBe(1009);

  const sockets = [];
  for (let index = 0; index < 21; index += 1) {
    const socket = live.connect({ token: mara.token });
    await socket.next();
    sockets.push(socket);
  }
  expect(await sockets[0]?.closed).toBe(1008);
  expect(sockets.slice(1).every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
});

test('orders come through again after the database connections broke', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const pie = await aProduct(story.db);
  const socket = live.connect({ token: mara.token });
  await socket.next();
  await place(story.api, anOrder({ of: [pie], delivery: guest(1) }));
  const first = await socket.next();
  await story.services.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const placed = await place(story.second().api, anOrder({ of: [pie], delivery: guest(2) }));
  let second = await socket.nextHint();
  // A reconnected panel is told to read the alarms again; that may come before the order.
  while (second.type === 'alarms-changed' || second.type === 'desk-changed') second = await socket.nextHint();
  expect([first.version, second.orderNumber]).toEqual([1, placed.orderNumber]);
});

test('strangers of one network push out their own oldest, not the panels and strangers of others', async () => {
  await using panel = await openPanel();
  const { services } = panel.story;
  await using live = await goLive({ services: { ...services, config: { ...services.config, trustedProxies: 1 } } });
  const [crowd, kitchen] = ['2001:db8:7:1::', '198.51.100.4'];
  const program = live.connect({ origin: null, forwardedFor: kitchen });
  await once(program.socket, 'open');
  const strangers = [];
  for (let index = 0; index < 5; index += 1) {
    const stranger = live.connect({ origin: null, forwardedFor: `${crowd}${index + 1}` });
    await once(stranger.socket, 'open');
    strangers.push(stranger);
  }
  const tablet = live.connect({ token: await ticketOf(panel), forwardedFor: `${crowd}99` });
  expect(await tablet.next()).toMatchObject({ type: 'hello' });
  await once(live.connect({ origin: null, forwardedFor: `${crowd}98` }).socket, 'open');
  expect(await strangers[0]?.closed).toBe(1013);
  for (const waiting of [strangers[1], program]) {
    waiting?.say(panel.mara.token);
    expect(await waiting?.next()).toMatchObject({ type: 'hello' });
  }
});

test('strangers in masses, silent or with invented tokens, keep no panel out', async () => {
  await using panel = await openPanel();
  const { live } = panel;
  const strangers = Array.from({ length: 230 }, () => live.connect({ origin: null }));
  await Promise.all(strangers.map(({ socket, closed }) => Promise.race([once(socket, 'open'), closed])));
  for (let index = 0; index < 30; index += 1) {
    strangers.push(live.connect({ token: randomBytes(54).toString('base64url') }));
  }
  const tablets = await Promise.all(
    Array.from({ length: 15 }, async () => live.connect({ token: await ticketOf(panel) })),
  );
  for (const tablet of tablets) expect(await tablet.next()).toMatchObject({ type: 'hello' });
  // No connection was refused: the newest one can still authenticate.
  const program = live.connect({ origin: null });
  program.say(panel.mara.token);
  expect(await program.next()).toMatchObject({ type: 'hello' });
  for (const { socket } of strangers) socket.terminate();
});

test('a reconnected panel asks for what it missed and receives what follows', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const pie = await aProduct(story.db);
  const before = live.connect({ token: mara.token });
  await before.next();
  before.socket.terminate();
  const missed = await place(story.api, anOrder({ of: [pie], delivery: guest(1) }));
  const after = live.connect({ token: mara.token });
  await after.next();
  const { content } = await story.apiOf(mara)('getAllOrders', { query: { status: 'NEW' } });
  expect(content.map(({ orderNumber }) => orderNumber)).toEqual([missed.orderNumber]);
  const heard = await place(story.api, anOrder({ of: [pie], delivery: guest(2) }));
  const numbers = [];
  do numbers.push((await after.next()).orderNumber);
  while (numbers.at(-1) !== heard.orderNumber);
  expect(numbers.at(-1)).toBe(heard.orderNumber);
});

test('no key is ever written to the log, whatever fails', async () => {
  await using panel = await openPanel();
  const { story, live, mara } = panel;
  const placed = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const ticket = await ticketOf(panel);
  await live.connect({ token: ticket }).next();
  await live.connect({ token: 'unknown-unknown-unknown' }).closed;
  await story.apiOf(mara)('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare: 15 } });
  await story.services.db.destroy();
  const broken = await story.request(`/user-service/track-order/${placed.accessToken}`, {}, { token: mara.token });
  expect(broken.status).toBeGreaterThanOrEqual(500);
  const written = JSON.stringify(story.logged, (_, value) =>
    value instanceof Error ? `${value.message} ${value.stack}` : value,
  );
  expect(written).toContain('request.failed');
  for (const key of [placed.accessToken, ticket, mara.token]) expect(written).not.toContain(key);
});

test('a panel whose session cannot be read in time is asked to come again, not to sign in', async () => {
  await using panel = await openPanel();
  const { story, live } = panel;
  const token = await ticketOf(panel);
  const closed = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = story.db.transaction().execute(async (tx) => {
    await tx.selectFrom('one_time_tokens').select('token_hash').forUpdate().execute();
    held.resolve();
    await closed.promise;
  });
  await held.promise;
  expect(await live.connect({ token }).closed).toBe(1013);
  closed.resolve();
  await holding;
});
