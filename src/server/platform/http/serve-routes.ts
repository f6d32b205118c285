/**
 * The steps of every API call: session → access → origin → volume limit → body → schema → handler → answer. The process
 * does not start when a call of the contract has no route, or two.
 */

import type { Context, Hono } from 'hono';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import type { Access, Call } from '#contract/define/define-call.ts';
import { schemasOf } from '#contract/define/schemas-of.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { ERRORS, type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { factsToWire } from '#contract/facts-on-wire.ts';
import { needsProof } from '#domain/accounts/proof.ts';
import { mayOpen } from '#domain/accounts/role-rights.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DiskSpace } from '#server/platform/postgres/disk-space.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { SecurityEvent, SecurityLog } from '#server/platform/security/security-log.ts';
import { tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { type CourierSession, findCourierSession } from '../courier-sessions.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { waitUntilPagesAreFresh } from '../pages/fresh-enough.ts';
import { hasSecondFactor, markSeen, openSessionReads, type Session } from '../sessions.ts';
import { answerOnce } from './answer-once.ts';
import { type SharedBody, sharedResponse } from './answers/shared-body.ts';
import { readCredential, type SessionKind } from './credentials.ts';
import { fieldProblems } from './field-problems.ts';
import { readForm } from './read-form.ts';
import { containsNul, readJson, unstorablePaths } from './read-json.ts';
import { type AppEnv, isInternal, isOwnOrigin, visitorAddress } from './request-facts.ts';
import { type Answer, type Refusal, type Reply, type Route, refuse, refuseAs, refuseForRoom } from './route.ts';
import { isServedSecurely } from './served-securely.ts';
import { watchForProxy } from './undeclared-proxy.ts';

export type RouteServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly log: Log;
  readonly rateLimits: RateLimits;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly diskSpace: DiskSpace;
  readonly metrics: Pick<Metrics, 'countAnswer' | 'countRefusal'>;
  readonly config: { readonly publicUrl: string; readonly trustedProxies: number };
};

/** Mounts `routes` on `app`. */
export function serveRoutes(app: Hono<AppEnv>, services: RouteServices, routes: readonly Route[]): void {
  requireEveryCall(routes);
  const proxies = watchForProxy(services);
  const sessions = openSessions(services);
  for (const route of routes) {
    const { method, path } = CALLS[route.name];
    const answerTo = async (context: Context<AppEnv>): Promise<Response> => {
      const requestId = context.get('requestId');
      const forwardedFor = context.req.header('x-forwarded-for');
      const peer = isInternal(context) ? '' : context.env.incoming?.socket.remoteAddress;
      proxies.look({ peer, forwardedFor });
      const reply = await takeSteps(route, services, sessions, {
        request: context.req.raw,
        params: context.req.param(),
        query: context.req.query(),
        requestId,
        ip: visitorAddress({ peer, forwardedFor }, services.config.trustedProxies),
        isInternal: isInternal(context),
      });
      if (reply.kind === 'refusal') {
        if (!isInternal(context)) services.metrics.countRefusal(reply.code);
        return refusalResponse(reply, requestId);
      }
      if (method !== 'GET' && !isInternal(context)) await waitUntilPagesAreFresh();
      if (reply.kind === 'answer') return answerResponse(reply, context.req.raw.headers);
      return new Response(reply.body, { headers: { 'Cache-Control': 'no-store', ...reply.headers } });
    };
    app.on(method, routePattern(path), async (context) => {
      const began = performance.now();
      const response = await answerTo(context);
      if (!isInternal(context)) {
        const seconds = (performance.now() - began) / 1000;
        services.metrics.countAnswer({ call: route.name, status: response.status, seconds });
      }
      return response;
    });
  }
  refuseOtherMethods(app);
}

/** Registered after all calls: known paths, asked by a method that they do not have (RFC 9110, 15.5.6 and 9.3.7). */
function refuseOtherMethods(app: Hono<AppEnv>): void {
  const calls = Object.values<Call>(CALLS).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  for (const path of new Set(Object.values<Call>(CALLS).map((call) => routePattern(call.path)))) {
    app.all(path, (context) => {
      // One address may be the literal path of a call and fill the parameter of another.
      const methods = calls.filter(({ pattern }) => pattern.test(context.req.path)).map(({ method }) => method);
      const allowed = [...new Set(methods), ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
      const headers = { Allow: allowed.join(', ') };
      if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      return refusalResponse(refuse('method_not_allowed', {}, { headers }), context.get('requestId'));
    });
  }
}

/** `/users/{id}` of the contract as the router writes it: `/users/:id`. */
function routePattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function requireEveryCall(routes: readonly Route[]): void {
  const served = routes.map((route) => route.name);
  const twice = served.find((name, index) => served.indexOf(name) !== index);
  const missing = Object.keys(CALLS).find((name) => !served.some((one) => one === name));
  if (twice !== undefined) throw new Error(`The call ${twice} has two routes`);
  if (missing !== undefined) throw new Error(`The call ${missing} has no route`);
}

type Arrived = {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly ip: string;
  readonly isInternal: boolean;
};

async function takeSteps(
  route: Route,
  services: RouteServices,
  sessions: SessionReads,
  arrived: Arrived,
): Promise<Reply<CallName>> {
  const { request, requestId, ip } = arrived;
  const call: Call = CALLS[route.name];

  const kind: SessionKind = call.access === 'courier' ? 'courier' : 'person';
  const credential = readCredential(request.headers, isServedSecurely(services.config.publicUrl), kind);
  const session = credential === null ? null : await sessions[kind](credential.token);
  const record = (kind: SecurityEvent['kind']) => {
    const userId = session !== null && 'userId' in session ? session.userId : null;
    const userAgent = request.headers.get('user-agent') ?? '';
    return services.securityLog.record({ kind, userId, ip, userAgent, detail: route.name });
  };
  const denied = denyAccess(call.access, session) ?? denyPanel(route.name, session);
  if (denied) {
    if (denied.code === 'forbidden') await record('access_refused');
    return denied;
  }

  if (call.method !== 'GET' && !arrived.isInternal && isForeign(request, services.config.publicUrl)) {
    await record('access_refused');
    return refuse('foreign_origin');
  }
  if (session !== null && 'kind' in session && (await isProofDue(call, services, session))) {
    return refuse('proof_required');
  }
  if (call.limit && !arrived.isInternal) {
    const wait = await services.rateLimits.countVisit(route.name, ip, call.limit);
    if (wait !== null) {
      await record('limit_reached');
      return refuseAs(tooManyRequests(wait));
    }
  }

  if (call.needsRoom && (await services.diskSpace.isLow())) return refuseForRoom();
  // Our own pages always send valid input, so invalid input comes from a faulty or probing program and is recorded.
  const refuseInput = async (refusal: Refusal) => {
    if (!arrived.isInternal) await record('input_refused');
    return refusal;
  };
  // Nothing has such a name.
  if (containsNul(arrived.params) || unstorablePaths(arrived.params).length > 0)
    return refuseInput(refuse('not_found'));
  if (containsNul(arrived.query)) return refuseInput(refuse('malformed_request'));
  const body = await readBody(route.name, request);
  if (!body.ok) return refuseInput(refuse(body.error));
  const unstorable = [...unstorablePaths(arrived.query), ...unstorablePaths(body.value)];
  if (unstorable.length > 0) {
    const fields = Object.fromEntries(unstorable.map((path) => [path || 'body', sentenceOf('text_character')]));
    return refuseInput(refuse('invalid_request', {}, { fields }));
  }
  const schema = schemasOf(call);
  const parsed = {
    params: schema.params.safeParse(arrived.params),
    query: schema.query.safeParse(arrived.query),
    body: schema.body.safeParse(body.value),
  };
  // An address that cannot be decoded names no resource.
  if (!parsed.params.success) return refuse('not_found');
  const problems = fieldProblems([parsed.query, parsed.body]);
  if (!parsed.query.success || !parsed.body.success) {
    return refuseInput(refuse('invalid_request', {}, { fields: problems }));
  }

  const { headers } = request;
  const content = { params: parsed.params.data, query: parsed.query.data, body: parsed.body.data };
  const handle = () => route.handle({ ...content, session, headers, requestId, ip } as Parameters<Route['handle']>[0]);
  if (call.once === undefined) return handle();
  const sender = session !== null && 'userId' in session ? String(session.userId) : '';
  return answerOnce(services, { name: route.name, once: call.once, sender, content, headers }, handle);
}

function readBody(name: CallName, request: Request): Promise<Result<unknown, PlainErrorCode>> {
  if (CALLS[name].method !== 'POST') return Promise.resolve(ok({}));
  const { sends }: Call = CALLS[name];
  return sends === 'form' ? readForm(request) : readJson(request);
}

/** Calls of couriers look for a courier's session, all others for a person's: a token of the other kind is unknown. */
type SessionReads = Readonly<Record<SessionKind, (token: string) => Promise<Session | CourierSession | null>>>;
function openSessions({ db, clock }: RouteServices): SessionReads {
  return { person: openSessionReads(db, clock), courier: (token) => findCourierSession(db, token, clock()) };
}

/** Deny by default: an unknown access level refuses every request. */
function denyAccess(access: Access, session: Session | CourierSession | null): Refusal | null {
  if (access === 'public') return null;
  if (session === null) return refuse('unauthenticated');
  const isCourier = 'courierId' in session;
  if (isCourier || access === 'courier') return isCourier && access === 'courier' ? null : refuse('forbidden');
  if (access === 'signed_in') return null;
  return mayOpen(session.roles, access) ? null : refuse('forbidden');
}

/** Whether the person must authenticate again; if not, the use of the back office is recorded. */
async function isProofDue(call: Call, { db, clock }: RouteServices, session: Session): Promise<boolean> {
  const now = clock();
  const needsStepUp = call.needsStepUp !== undefined;
  const isOfEverySession = call.needsStepUp === 'of_every_session';
  const isOffice = call.access === 'admin';
  const mayMatter = needsStepUp && session.kind !== 'page';
  const facts = { needsStepUp, isOfEverySession, isOffice, session, now };
  if (needsProof({ ...facts, hasSecondFactor: mayMatter && (await hasSecondFactor(db, session.userId)) })) return true;
  if (session.kind === 'panel' || (isOffice && session.kind === 'page')) await markSeen(db, session, now);
  return false;
}

/** What the panel's work needs. */
const PANEL_ACCESS: readonly Access[] = ['any_staff', 'kitchen', 'staff'];

/** An enrolled tablet may only make the panel's calls, and while locked only read and ring. */
function denyPanel(name: CallName, session: Session | CourierSession | null): Refusal | null {
  if (session === null || !('kind' in session) || session.kind !== 'panel') return null;
  const { access, method, onPanels }: Call = CALLS[name];
  if (access === 'public') return null;
  const isForPanels = PANEL_ACCESS.includes(access) ? onPanels !== 'never' : onPanels === 'while_locked';
  if (!isForPanels) return refuse('forbidden');
  return session.isLocked && method !== 'GET' && onPanels !== 'while_locked' ? refuse('panel_locked') : null;
}

/** Browsers send the origin of the page that makes a request; programs do not. A given origin must be ours. */
function isForeign(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return true;
  const origin = request.headers.get('origin');
  return origin !== null && !isOwnOrigin(origin, request.headers.get('host'), publicUrl);
}

/**
 * An answer for one client is sent uncompressed: compressing each such answer would cost 40 % of the throughput. Shared
 * bodies are compressed once, and not sent again to a client that has them.
 */
async function answerResponse(reply: Answer<CallName>, asked: Headers): Promise<Response> {
  const { body, status } = reply;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...reply.headers,
  };
  if (isShared(body)) return sharedResponse(body, asked, { status, headers });
  const response = new Response(JSON.stringify(body), { status, headers });
  for (const cookie of reply.cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function isShared(body: Answer<CallName>['body']): body is SharedBody {
  return typeof body === 'object' && body !== null && 'bytes' in body;
}

/** The one format of all refusals and failures. */
export function refusalResponse(refusal: Refusal, requestId: string): Response {
  const body: ErrorBody = {
    code: refusal.code,
    message: sentenceOf(refusal.code, refusal.details),
    requestId,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(refusal.quote ? { quote: refusal.quote } : {}),
    details: presentDetails(refusal.details),
  };
  return new Response(JSON.stringify(body), {
    status: ERRORS[refusal.code].status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...retryAfter(refusal.details),
      ...refusal.headers,
    },
  });
}

function retryAfter(facts: Refusal['details']): Readonly<Record<string, string>> {
  const seconds = 'retryAfterSeconds' in facts ? facts.retryAfterSeconds : null;
  return seconds === null ? {} : { 'Retry-After': String(seconds) };
}

/** What is not known is left out. */
function presentDetails(facts: Refusal['details']): NonNullable<ErrorBody['details']> {
  return Object.fromEntries(Object.entries(factsToWire(facts)).filter(([, fact]) => fact !== null));
}
