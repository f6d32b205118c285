/** Managing couriers. The secret of the link and the PIN are shown once; only their hashes are stored. */
import { randomInt } from 'node:crypto';
import { sentenceOf } from '#contract/errors.ts';
import { type CourierFacts, PIN_LENGTH, parseCourier } from '#domain/couriers/courier.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { endCourierSessions } from '#server/platform/courier-sessions.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { InvalidFields } from '#server/platform/field-reader.ts';
import { newSecret } from '#server/platform/sessions.ts';
import {
  insertCourier,
  lockCourier,
  markCourierEnded,
  replaceAccess,
  type StoredCourier,
  updateCourier,
} from './couriers.repository.ts';

export type CourierAccess = {
  /** Path of the courier's page. */
  readonly link: string;
  readonly pin: string;
};

type NotFound = { readonly code: 'courier_not_found' };
type Saved = { readonly version: number; readonly id: number; readonly access: CourierAccess | null };

/** Adds a courier, or changes one. */
export async function saveCourier(
  services: DbServices,
  staffId: number,
  asked: {
    readonly id?: number | null | undefined;
    readonly version?: number | null | undefined;
    readonly name: string;
    readonly phoneNumber: string;
    readonly float: Bani | null;
  },
): Promise<Result<Saved, InvalidFields | ChangedMeanwhile | NotFound>> {
  const parsed = parseCourier({ name: asked.name, phone: asked.phoneNumber, float: asked.float });
  if (!parsed.ok) {
    const { name, phone, float } = parsed.error;
    const fields = Object.entries({ name, phoneNumber: phone, float }).flatMap(([field, code]) =>
      code === undefined ? [] : [[field, sentenceOf(code)]],
    );
    return err({ code: 'invalid_request', fields: Object.fromEntries(fields) });
  }
  const courier = parsed.value;
  const id = asked.id ?? null;
  return id === null
    ? addCourier(services, staffId, courier)
    : changeCourier(services, staffId, { ...asked, id }, courier);
}

async function addCourier(
  services: DbServices,
  staffId: number,
  courier: CourierFacts,
): Promise<Result<Saved, ChangedMeanwhile>> {
  const { access, hashes } = await newAccess();
  return saveByStaff<Saved, never>(services, { subject: 'couriers', staffId }, async (tx, save, at) => {
    const id = await insertCourier(tx, courier, { ...hashes, at });
    const saved = await save({
      subject: subjectOf(id),
      title: titleOf(courier),
      action: 'created',
      after: describeCourier(courier),
    });
    return ok({ ...saved.value, id, access });
  });
}

function changeCourier(
  services: DbServices,
  staffId: number,
  { id, version }: { readonly id: number; readonly version?: number | null | undefined },
  after: CourierFacts,
): Promise<Result<Saved, ChangedMeanwhile | NotFound>> {
  return saveByStaff<Saved, NotFound>(services, { subject: subjectOf(id), staffId, version }, async (tx, save) => {
    const before = await lockCourier(tx, id);
    if (!before?.isActive) return err({ code: 'courier_not_found' });
    const saved = await save({
      title: titleOf(after),
      before: describeCourier(before),
      after: describeCourier(after),
      write: () => updateCourier(tx, id, after),
    });
    return ok({ ...saved.value, id, access: null });
  });
}

/** Creates a new link and PIN: the old ones stop working, and phones are signed out at once. */
export async function resetCourier(
  services: DbServices,
  staffId: number,
  id: number,
): Promise<Result<CourierAccess, ChangedMeanwhile | NotFound>> {
  const { access, hashes } = await newAccess();
  return saveByStaff<CourierAccess, NotFound>(services, { subject: subjectOf(id), staffId }, async (tx, save, at) => {
    const courier = await lockCourier(tx, id);
    if (!courier?.isActive) return err({ code: 'courier_not_found' });
    await save({
      title: titleOf(courier),
      before: { 'Link și PIN': '' },
      after: { 'Link și PIN': `noi, ${formatDateTime(at)}` },
      async write() {
        await replaceAccess(tx, id, hashes);
        await endCourierSessions(tx, id);
      },
    });
    return ok(access);
  });
}

/** Deactivates the link; orders and cash of the courier remain for staff to settle. */
export function endCourier(
  services: DbServices,
  staffId: number,
  id: number,
): Promise<Result<StoredCourier, ChangedMeanwhile | NotFound>> {
  return saveByStaff<StoredCourier, NotFound>(services, { subject: subjectOf(id), staffId }, async (tx, save, at) => {
    const courier = await lockCourier(tx, id);
    if (!courier?.isActive) return err({ code: 'courier_not_found' });
    await save({ title: titleOf(courier), action: 'deleted', before: describeCourier({ ...courier, phone: '' }) });
    await markCourierEnded(tx, id, at);
    await endCourierSessions(tx, id);
    return ok(courier);
  });
}

/** As the history of changes lists it. */
function titleOf({ name }: Pick<CourierFacts, 'name'>): string {
  return `Curier: ${name}`;
}

export function subjectOf(courierId: number): string {
  return `courier:${courierId}`;
}

function describeCourier({ name, phone, float }: CourierFacts) {
  return { Nume: name, Telefon: phone, 'Rest la începutul turei': formatLei(float) };
}

async function newAccess() {
  const { secret, hash } = newSecret();
  const pin = String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');
  return {
    access: { link: `/curier/${secret}`, pin },
    hashes: { linkHash: hash, pinHash: await hashPassword(pin) },
  };
}
