/**
 * Fetches pictures of an imported menu, after the import and one at a time, so that its transaction waits for no other
 * server and orders are not delayed (docs/decisions/0232).
 */
import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { type Save, saveWithin } from '#server/features/changes/index.ts';
import { showPicturesWithin } from '#server/features/menu/index.ts';
import {
  loadProductWithin,
  productSubject,
  productTitle,
  type StoredProduct,
} from '#server/features/products/index.ts';
import type { Database } from '#server/platform/database.ts';
import { failureReason } from '#server/platform/failure-reason.ts';
import type { FetchFailure, FetchPublic } from '#server/platform/http/fetch-public.ts';
import { storeImage } from '#server/platform/images/store-image.ts';
import { inTransaction, type Tx, waitForQuiet } from '#server/platform/in-transaction.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import { isOfGloriaFood, MENU_PICTURES } from './fetch-menu.ts';
import {
  type DuePicture,
  isWaiting,
  markFetched,
  markNotFetched,
  type PictureFailure,
  takeDuePicture,
} from './import-pictures.repository.ts';

export type PictureServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly fetchPublic: FetchPublic;
};

const ORDERS_FIRST_MS = 2_000;
/**
 * Fetching and encoding take seconds; when a process ends in between, another one may take the picture after this time.
 */
const HELD_MS = 2 * MINUTE_MS;
/** Attempts after temporary failures, with pauses growing from one minute: enough for an evening without internet. */
const MOST_TRIES = 8;
const LOOK_AGAIN_MS = 5_000;

/** Fetches due pictures, until `signal` aborts. */
export async function workImportPictures(
  services: PictureServices & { readonly log: Log },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const isDone = await fetchNextPicture(services).catch((error: unknown) => {
      services.log.warn({ reason: failureReason(error) }, 'pictures.interrupted');
      return false;
    });
    if (!isDone) await pause(LOOK_AGAIN_MS, signal);
  }
}

/** Fetches one due picture. False when there is none. */
export async function fetchNextPicture(services: PictureServices): Promise<boolean> {
  const { db, clock } = services;
  const at = clock();
  const due = await takeDuePicture(db, { at, until: instant(at + HELD_MS) });
  if (due === null) return false;
  await waitForQuiet(db, ORDERS_FIRST_MS);
  const fetched = await fetchPicture(services, due.address);
  if (fetched.ok) await show(services, due, fetched.value);
  else await markNotFetched(db, due.id, { reason: fetched.error.reason, again: againAt(due, fetched.error, clock()) });
  return true;
}

type Failed = { readonly reason: PictureFailure; readonly mayPass: boolean };

function againAt({ tries }: DuePicture, { mayPass }: Failed, at: Instant): Instant | null {
  return mayPass && tries < MOST_TRIES ? instant(at + 2 ** (tries - 1) * MINUTE_MS) : null;
}

async function fetchPicture({ db, fetchPublic }: PictureServices, address: string): Promise<Result<string, Failed>> {
  const url = new URL(address);
  if (!isOfGloriaFood(url.hostname)) return err({ reason: 'foreign_host', mayPass: false });
  const fetched = await fetchPublic(MENU_PICTURES, url, { Accept: 'image/*' });
  if (!fetched.ok) return err(failedBy(fetched.error));
  const stored = await storeImage(db, fetched.value);
  if (stored.ok) return ok(stored.value.hash);
  return err(
    stored.error === 'too_many_waiting'
      ? { reason: 'unreachable', mayPass: true }
      : { reason: stored.error, mayPass: false },
  );
}

/** Server errors may be temporary; a missing picture is not. */
function failedBy({ code, status }: FetchFailure): Failed {
  if (code === 'too_large') return { reason: 'too_large', mayPass: false };
  if (code === 'unreachable') return { reason: 'unreachable', mayPass: true };
  const isTrouble = status === null || status >= 500 || status === 429 || status === 408;
  return { reason: isTrouble ? 'unreachable' : 'refused', mayPass: isTrouble };
}

/** Sets the product's picture, unless staff chose another one meanwhile or the import was undone. */
async function show({ db, clock }: PictureServices, due: DuePicture, hash: string): Promise<void> {
  const { id, productId, staffId } = due;
  const by = { subject: productSubject(productId), staffId, at: clock() };
  await inTransaction(db, (tx) =>
    saveWithin<null, never>(tx, by, async (save) => {
      if (!(await isWaiting(tx, id))) return ok(null);
      const product = await loadProductWithin(tx, productId);
      const hasRoom = product !== null && product.pictures.length === 0;
      const version = hasRoom ? await showOn(tx, save, product, hash) : null;
      await markFetched(tx, id, version);
      return ok(null);
    }),
  );
}

async function showOn(tx: Tx, save: Save, { id, name }: StoredProduct, hash: string): Promise<number> {
  await showPicturesWithin(tx, id, [{ hash, alt: '' }]);
  // As the history of changes names pictures without words.
  const saved = await save({
    title: productTitle(name),
    before: { Imagini: '' },
    after: { Imagini: hash.slice(0, 6) },
  });
  return saved.value.version;
}
