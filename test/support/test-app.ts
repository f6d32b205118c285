/** The product's own app with a database of its own, called in-process. */
import { isDeepStrictEqual } from 'node:util';
import type { HttpBindings } from '@hono/node-server';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import { CallFailure } from '#contract/client.ts';
import type { Call } from '#contract/define/define-call.ts';
import { schemasOf } from '#contract/define/schemas-of.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { NamedApi } from '#contract/named-api.ts';
import { type CallInput, createNamedApi } from '#contract/named-api.ts';
import { err } from '#domain/result.ts';
import { type App, createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import type { FindTexts } from '#server/platform/dns-texts.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import type { FetchPublic } from '#server/platform/http/fetch-public.ts';
import { listRefusals } from '#server/platform/http/list-refusals.ts';
import { openServices, type Services } from '#server/services.ts';
import { type FixedClock, fixedClock } from '#test/support/fixed-clock.ts';
import { type LoggedEvent, recordedLog } from '#test/support/recorded-log.ts';
import { createTestDatabase } from '#test/support/test-database.ts';

/** A Friday, noon in Bucharest. */
export const STORY_NOON = '2026-11-20T12:00:00+02:00';
const ORIGIN = 'http://localhost:3000';

/** Session and address of a request. */
export type Visitor = {
  readonly token?: string;
  /** When given, the request counts as coming over the network. */
  readonly ip?: string;
};

export type TestApp = {
  readonly app: App;
  /** The typed client without a session; every answer is checked against its contract, unknown fields included. */
  readonly api: NamedApi;
  /** The typed client with a session. */
  readonly apiOf: (visitor: Visitor) => NamedApi;
  /** A plain request, for headers and statuses. */
  readonly request: (path: string, init?: RequestInit, visitor?: Visitor) => Promise<Response>;
  readonly services: Services;
  readonly db: Services['db'];
  readonly clock: FixedClock;
  readonly logged: readonly LoggedEvent[];
  /** A second process with the same database. */
  readonly second: () => TestApp;
  readonly close: () => Promise<void>;
} & AsyncDisposable;

export type TestAppOptions = {
  /** ISO text with its zone. */
  readonly now?: string;
  /** Proxy between the app and its database. */
  readonly wire?: (url: string) => Promise<{ readonly url: string }>;
  /** As in the environment; without one mails do not leave the shop. */
  readonly smtpUrl?: string;
  /** What other people's servers answer; without it none can be reached. */
  readonly fetchPublic?: FetchPublic;
  readonly callOut?: CallOut;
  /** What DNS answers; without it nothing does. */
  readonly findTexts?: FindTexts;
  /** Where the shop stores files. */
  readonly dataDir?: string;
  /** The shop's address, as in the environment. */
  readonly publicUrl?: string;
};

const NOT_REACHED: FetchPublic = async () => err({ code: 'unreachable', status: null });
const NOT_CALLED: CallOut = async () => err({ code: 'unreachable', status: null, error: new Error('No network') });

/** Opens the app; `await using story = await testApp()` closes it. */
export async function testApp({
  now = STORY_NOON,
  wire,
  smtpUrl = '',
  fetchPublic = NOT_REACHED,
  callOut = NOT_CALLED,
  findTexts = async () => null,
  dataDir = './data',
  publicUrl = ORIGIN,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const { url } = wire === undefined ? database : await wire(database.url);
  return openApp(
    url,
    { clock: fixedClock(now), smtpUrl, fetchPublic, callOut, findTexts, dataDir, publicUrl },
    database.drop,
  );
}

type Replaced = {
  readonly clock: FixedClock;
  readonly smtpUrl: string;
  readonly fetchPublic: FetchPublic;
  readonly callOut: CallOut;
  readonly findTexts: FindTexts;
  readonly dataDir: string;
  readonly publicUrl: string;
};

function openApp(databaseUrl: string, replaced: Replaced, drop: () => Promise<void>): TestApp {
  const { clock, smtpUrl, fetchPublic, callOut, findTexts, dataDir, publicUrl } = replaced;
  const { log, events } = recordedLog();
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'silent',
    SMTP_URL: smtpUrl,
    DATA_DIR: dataDir,
  });
  const services = openServices(config, { clock: clock.now, log, fetchPublic, callOut, findTexts });
  const app = createApp(services);
  const seconds: TestApp[] = [];

  const request = async (path: string, init: RequestInit = {}, { token, ip }: Visitor = {}) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    return app.fetch(new Request(new URL(path, publicUrl), { ...init, headers }), ip === undefined ? {} : cameFrom(ip));
  };
  const apiOf = (visitor: Visitor): NamedApi => {
    const ask = createNamedApi(async (asked) => {
      const body = asked.method === 'POST' ? await asked.arrayBuffer() : null;
      return request(asked.url, { method: asked.method, headers: asked.headers, body }, visitor);
    }, publicUrl);
    const checked = async (call: CallName | Call, input?: object) => {
      const asked = (ask as (call: CallName | Call, input?: object) => Promise<unknown>)(call, input);
      const answered = await asked.catch((error: unknown) => {
        throw requireDeclared(typeof call === 'string' ? CALLS[call] : call, error);
      });
      return typeof call === 'string' ? requireContract(call, answered) : answered;
    };
    return checked as NamedApi;
  };
  const close = async () => {
    await Promise.all(seconds.map((second) => second.close()));
    await services.close();
    await drop();
  };
  return {
    app,
    api: apiOf({}),
    apiOf,
    request,
    services,
    db: services.db,
    clock,
    logged: events,
    second: () => {
      const second = openApp(databaseUrl, replaced, async () => {});
      seconds.push(second);
      return second;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The remote address as `@hono/node-server` provides it; nothing else of it is read. */
function cameFrom(ip: string): { readonly incoming: HttpBindings['incoming'] } {
  return { incoming: { socket: { remoteAddress: ip } } as HttpBindings['incoming'] };
}

/** Failures, which are possible for every call. */
const FAILURES: readonly ErrorCode[] = ['internal_error', 'unavailable', 'no_room'];

/** Checks that a refusal is one of those that the description lists for its call. */
function requireDeclared<Failure>(call: Call, failure: Failure): Failure {
  const code = failure instanceof CallFailure ? failure.body?.code : undefined;
  if (code === undefined || FAILURES.includes(code) || listRefusals(call).includes(code)) return failure;
  throw new Error(`${call.path} was refused with ${code}, which its declaration does not lead to`);
}

/** Checks that an answer matches the contract and has no unknown fields. */
function requireContract<Answer>(name: CallName, answer: Answer): Answer {
  const parsed = schemasOf(CALLS[name]).response.safeParse(answer);
  if (!parsed.success) throw new Error(`The answer of ${name} breaks its contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, answer)) {
    throw new Error(`The answer of ${name} holds what its contract does not name: ${JSON.stringify(answer)}`);
  }
  return answer;
}

/** The refusal of a call. */
export async function refusalOf<Name extends CallName>(
  api: NamedApi,
  name: Name,
  input?: CallInput<Name>,
): Promise<{ readonly status: number } & NonNullable<CallFailure['body']>> {
  try {
    await api(name, input);
  } catch (error) {
    if (error instanceof CallFailure && error.body !== null) return { status: error.status, ...error.body };
    throw error;
  }
  throw new Error(`${name} was not refused`);
}
