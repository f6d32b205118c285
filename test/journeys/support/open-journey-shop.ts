/** The shop of the journeys: the production build on a copy of the demo database, with a mail server of its own. */

import { test } from '@playwright/test';
import type { NamedApi } from '#contract/named-api.ts';
import { createNamedApi } from '#contract/named-api.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { freePort } from '#test/support/free-port.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { copyTemplate, databaseAt, type TestServer } from '#test/support/test-server.ts';
import { keepShop } from './keep-shop.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

/** Enough to show the last failures. */
const PRINTED_CHARACTERS = 8_000;

export type JourneyShop = {
  /** Without a trailing slash. */
  readonly address: string;
  readonly db: Database;
  /** Calls without a session. */
  readonly api: NamedApi;
  readonly post: PostOffice;
  /** Its output so far. */
  readonly printed: () => string;
  /** Signs in as administrator and returns the token. */
  readonly signIn: () => Promise<string>;
  /** Restores the restaurant's settings: hours, services, pauses, sold-out marks. */
  readonly putBack: () => Promise<void>;
} & AsyncDisposable;

/** A separate shop with the demonstration; its warnings are attached to the journey's report. */
export async function openOwnShop(host?: string): Promise<JourneyShop> {
  const shop = await openJourneyShop(host);
  await using closing = new AsyncDisposableStack();
  closing.use(shop);
  closing.defer(() => attachPrinted(shop));
  const opened = closing.move();
  return { ...shop, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** Attaches the shop's output to the report of the running journey: warnings, and why a process ended. */
export async function attachPrinted({ printed }: Pick<JourneyShop, 'printed'>): Promise<void> {
  await test
    .info()
    .attach('what the shop printed', { body: printed().slice(-PRINTED_CHARACTERS), contentType: 'text/plain' });
}

/**
 * A shop with the demonstration in it.
 *
 * @param host browsers treat `localhost` as secure: its pages may use features that otherwise need https. Another name
 *   must be mapped to this machine by an argument of the browser.
 */
export async function openJourneyShop(host = 'localhost'): Promise<JourneyShop> {
  const server = readServer();
  await using closing = new AsyncDisposableStack();
  const copy = closing.use(await copyTemplate(server));
  const post = closing.use(await openPostOffice());
  const port = await freePort();
  const address = `http://${host}:${port}`;
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
  const putBack = await keepShop(db);
  const opened = closing.move();
  return {
    address,
    db,
    api: createNamedApi(fetch, `http://localhost:${port}`),
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
