/** The shop that journeys visit: the production build on a copy of the demo database, with its own mail server. */

import { test } from '@playwright/test';
import type { Api } from '#contract/client.ts';
import { createApi } from '#contract/create-api.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { freePort } from '#test/support/free-port.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { copyTemplate, databaseAt, type TestServer } from '#test/support/test-server.ts';
import { keepHouse } from './keep-house.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

/** Enough for the last failures. */
const PRINTED_CHARACTERS = 8_000;

export type JourneyShop = {
  /** Without a slash at the end. */
  readonly address: string;
  readonly db: Database;
  /** Calls without a session. */
  readonly api: Api;
  readonly post: PostOffice;
  /** What it wrote to its terminal so far. */
  readonly printed: () => string;
  /** Token of its administrator. */
  readonly signIn: () => Promise<string>;
  /** Puts back what the owner decides about the restaurant: hours, services, pauses, what is sold out. */
  readonly putBack: () => Promise<void>;
} & AsyncDisposable;

/** A shop of one's own, with the demonstration in it; the journey's report has what it complained of. */
export async function openOwnShop(): Promise<JourneyShop> {
  const shop = await openJourneyShop();
  await using closing = new AsyncDisposableStack();
  closing.use(shop);
  closing.defer(() => attachPrinted(shop));
  const opened = closing.move();
  return { ...shop, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** Adds to the report of the running journey what the shop printed: warnings, and why a process of it ended. */
export async function attachPrinted({ printed }: Pick<JourneyShop, 'printed'>): Promise<void> {
  await test
    .info()
    .attach('what the shop printed', { body: printed().slice(-PRINTED_CHARACTERS), contentType: 'text/plain' });
}

/** A shop with the demonstration in it. */
export async function openJourneyShop(): Promise<JourneyShop> {
  const server = readServer();
  await using closing = new AsyncDisposableStack();
  const copy = closing.use(await copyTemplate(server));
  const post = closing.use(await openPostOffice());
  const port = await freePort();
  // The browser's own name of this machine: pages on it may use what otherwise needs https.
  const address = `http://localhost:${port}`;
  const shop = closing.use(
    await aRunningShop({
      port,
      settings: {
        DATABASE_URL: databaseAt(server.adminUrl, copy.name),
        SMTP_URL: post.url,
        PUBLIC_URL: address,
        DEMO: 'on',
      },
    }),
  );
  const { db } = openDatabase({
    url: databaseAt(server.adminUrl, copy.name),
    applicationName: 'journeys',
    poolSize: 4,
  });
  closing.defer(() => db.destroy());
  const putBack = await keepHouse(db);
  const opened = closing.move();
  return {
    address,
    db,
    api: createApi(fetch, address),
    post,
    printed: shop.printed,
    signIn: shop.signIn,
    putBack,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

function readServer(): TestServer {
  const text = process.env.POFTA_TEST_SERVER;
  if (text === undefined) throw new Error('begin-journeys.ts runs before every journey');
  // Written by begin-journeys.ts.
  return JSON.parse(text) as TestServer;
}
