/**
 * The endpoints for receipt printers. Not calls of the contract: the protocols are the printers', and the key in the
 * address authenticates (docs/decisions/0205).
 */
import type { Context, Hono } from 'hono';
import { type AppEnv, isInternal, visitorAddress } from '#server/platform/http/request-facts.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { JobServices } from './jobs-of-printer.ts';
import { isSameKey, PRINTER_PATH, parsePrinterAddress, printerKey, showsBasic } from './printer-address.ts';
import { findPrinter, type StoredPrinter } from './printers.repository.ts';
import { serveEpson } from './serve-epson.ts';
import { serveStar } from './serve-star.ts';

export type PrinterServices = JobServices & {
  readonly secrets: Secrets;
  readonly rateLimits: RateLimits;
  readonly config: { readonly trustedProxies: number };
};

/** Unknown addresses and wrong passwords per network. */
const WRONG_ADDRESSES = { points: 60, seconds: 60 };
/** Of one printer: a poll every five seconds and three requests for each slip leave room for seventy slips a minute. */
const REQUESTS_PER_MINUTE = { points: 240, seconds: 60 };

/** Mounts the addresses of printers: `POST`, `GET` and `DELETE` below `/imprimanta`. */
export function servePrinters(app: Hono<AppEnv>, services: PrinterServices): void {
  app.all(`${PRINTER_PATH}/:door`, async (context) => {
    const countWrong = () =>
      services.rateLimits.countVisit('printer_door', addressOf(services, context), WRONG_ADDRESSES);
    const printer = await openDoor(services, context);
    if (printer === null) {
      const wait = await countWrong();
      return wait === null ? context.text('', 404) : tooMany(context, wait);
    }
    const shown = context.req.header('authorization');
    if (printer.basicHash !== null && !showsBasic(shown, printer.basicHash)) {
      // Printers first send no password and are told that one is required; that is no guess.
      const wait = shown === undefined ? null : await countWrong();
      return wait === null
        ? context.text('', 401, { 'WWW-Authenticate': 'Basic realm="Pofta"' })
        : tooMany(context, wait);
    }
    const wait = await services.rateLimits.countUse('printer', String(printer.id), REQUESTS_PER_MINUTE);
    if (wait !== null) return tooMany(context, wait);
    return printer.protocol === 'star' ? serveStar(services, printer, context) : serveEpson(services, printer, context);
  });
}

function tooMany(context: Context<AppEnv>, seconds: number): Response {
  return context.text('', 429, { 'Retry-After': String(seconds) });
}

function addressOf({ config }: PrinterServices, context: Context<AppEnv>): string {
  const peer = isInternal(context) ? '' : context.env.incoming?.socket.remoteAddress;
  return visitorAddress({ peer, forwardedFor: context.req.header('x-forwarded-for') }, config.trustedProxies);
}

/** The printer of the requested address; null for an unknown one. */
async function openDoor({ db, secrets }: PrinterServices, context: Context<AppEnv>): Promise<StoredPrinter | null> {
  const door = parsePrinterAddress(context.req.param('door') ?? '');
  if (door === null) return null;
  const printer = await findPrinter(db, door.id);
  const key = printerKey(await secrets.load('printer_addresses'), { id: door.id, turn: printer?.secretTurn ?? 0 });
  return isSameKey(door.key, key) ? printer : null;
}
