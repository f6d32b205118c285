import type { z } from 'zod';
import { type ErrorCode, sentenceOf } from '#contract/errors.ts';
import { windowDraftsFromWire } from '#contract/menu/codec.ts';
import { pictureHashOf } from '#contract/pictures/picture-addresses.ts';
import { reductionToWire, rulesToWire } from '#contract/promotions/codec.ts';
import type { AdminPromotion, SavePromotionRequest } from '#contract/promotions/wire.ts';
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import { hasField, PROMOTION_KINDS, type PromotionType } from '#domain/promotions/kinds.ts';
import { parsePromotion, type TypedPromotion } from '#domain/promotions/parse-promotion.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { isLimited } from '#domain/promotions/promotion-rules.ts';
import {
  conditionsOf,
  couponCodeOf,
  type PromotionCondition,
  promotionTypeOf,
} from '#domain/promotions/promotion-type.ts';
import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { announceWindowTurns, loadMenuPart } from '#server/features/menu/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { lockPictures } from '#server/platform/images/keep-pictures.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { describePromotion, promotionSubject, promotionTitle } from './describe-promotion.ts';
import { findAdminPromotion } from './list-admin-promotions.ts';
import { findStoredPromotion, startCounting } from './promotions.repository.ts';
import { productIdsOf, readSavedSets, type SaveProblem } from './read-saved-sets.ts';
import {
  findCodeOwner,
  insertPromotion,
  loadNamesIn,
  replaceSets,
  type SavedPromotion,
  type SavedSet,
  updatePromotion,
} from './saved-promotions.repository.ts';

type Sent = z.output<typeof SavePromotionRequest>;
export type SavePromotionRefusal = SaveProblem | ChangedMeanwhile;
type Saved = { readonly promotion: AdminPromotion; readonly isNew: boolean };

/** A code belongs to only one promotion, so saves of promotions are serialised. */
const CODES = 'coupon-codes';

/**
 * Saves a promotion. With an id the stored one is changed, and missing fields stay; without one a new one is created,
 * and a new bundle is active regardless of the request (back-office.md §4).
 */
export function savePromotion(
  services: DbServices,
  { sent, staffId }: { readonly sent: Sent; readonly staffId: number },
): Promise<Result<Saved, SavePromotionRefusal>> {
  const id = typeof sent.id === 'number' && sent.id > 0 ? sent.id : null;
  const saving =
    id === null
      ? { subject: CODES, staffId }
      : { subject: promotionSubject(id), staffId, version: sent.version, alsoLock: CODES };
  return saveByStaff<Saved, SavePromotionRefusal>(services, saving, async (tx, save, at) => {
    const stored = id === null ? null : await findStoredPromotion(tx, id);
    if (id !== null && stored === null) return err({ code: 'promotion_not_found', details: {}, fields: {} });
    const before = id === null ? null : await findAdminPromotion(tx, id, at);

    const decided = await decide(tx, sent, { stored, at });
    if (!decided.ok) return decided;
    const { promotion, sets } = decided.value;
    const savedId = id ?? (await insertPromotion(tx, promotion));
    if (id !== null) await updatePromotion(tx, id, promotion);
    if (sets !== null) await replaceSets(tx, savedId, sets);
    if (isLimited(promotion.rules)) await startCounting(tx, savedId);
    if (promotion.rules.windows.length > 0) await announceWindowTurns(tx, at);

    const after = await findAdminPromotion(tx, savedId, at);
    if (after === null) throw new Error('A promotion that was saved is there');
    const saved = await save({
      subject: promotionSubject(savedId),
      title: promotionTitle(after.name),
      action: before === null ? 'created' : 'updated',
      before: before === null ? {} : describePromotion(before, await loadNamesIn(tx, before)),
      after: describePromotion(after, await loadNamesIn(tx, after)),
    });
    return ok({ promotion: { ...after, ...saved.value }, isNew: before === null });
  });
}

/** The id of a promotion that is not saved yet. */
const NOT_SAVED = -1;

/** The promotion as it is saved, null for a new one, and as the request would have it; saves nothing. */
export function planPromotion(
  { db, clock }: DbServices,
  sent: Sent,
): Promise<Result<{ readonly saved: Promotion | null; readonly typed: Promotion }, SaveProblem>> {
  const id = typeof sent.id === 'number' && sent.id > 0 ? sent.id : null;
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      const stored = id === null ? null : await findStoredPromotion(tx, id);
      if (id !== null && stored === null) return err({ code: 'promotion_not_found', details: {}, fields: {} });
      // Its picture changes no order.
      const decided = await decide(tx, { ...sent, image: undefined }, { stored, at: clock() });
      if (!decided.ok) return decided;
      return ok({ saved: stored, typed: { ...decided.value.promotion, id: id ?? NOT_SAVED, sets: [] } });
    });
}

type Decided = { readonly promotion: SavedPromotion; readonly sets: readonly SavedSet[] | null };

type Deciding = { readonly stored: StoredPromotion | null; readonly at: Instant };

async function decide(tx: Tx, sent: Sent, { stored, at }: Deciding): Promise<Result<Decided, SaveProblem>> {
  const conditions = sent.conditions == null ? (stored?.conditions ?? []) : sent.conditions.map(conditionOf);
  const typedCode = sent.couponCode === undefined && sent.conditions == null ? stored?.couponCode : sent.couponCode;
  const couponCode = couponCodeOf(typedCode ?? null, conditions);
  const standing = stored?.type ?? null;
  const type = promotionTypeOf({ type: sent.type ?? standing ?? guessType(sent), couponCode, conditions });
  if (standing !== null && type !== standing) return err(problemAt('type', 'promotion_type_fixed'));

  const facts = parsePromotion(type, typedFacts(sent, stored, couponCode));
  if (!facts.ok) return err(problemsOf(facts.error));
  if (facts.value.couponCode !== null) {
    const owner = await findCodeOwner(tx, facts.value.couponCode);
    if (owner !== null && owner.id !== stored?.id) {
      return err(problemAt('couponCode', 'coupon_code_taken', { name: owner.name }));
    }
  }
  const image = await readImage(tx, sent.image, stored);
  if (!image.ok) return image;

  const sets = await readSets(tx, type, sent, { stored, at });
  if (!sets.ok) return sets;
  const isActive = sent.active ?? stored?.isActive ?? true;
  return ok({
    promotion: {
      ...facts.value,
      type,
      isActive: (stored === null && PROMOTION_KINDS[type].isNewAlwaysActive) || isActive,
      imageHash: image.value,
      conditions: conditionsOf(type, facts.value.couponCode),
    },
    sets: sets.value,
  });
}

/** The type of a request without one: a bundle when it has sets, else a coupon. */
function guessType({ promotionProductBeans }: Sent): PromotionType {
  return promotionProductBeans == null ? 'NEWSLETTER_SUBSCRIPTION' : 'BUY_X_GET_Y_FREE';
}

function conditionOf({ conditionType, conditionValue }: NonNullable<Sent['conditions']>[number]): PromotionCondition {
  return { conditionType, conditionValue: String(conditionValue ?? '') };
}

/** The sent values, and stored values for missing fields: by their wire names, for any fields of a kind. */
function typedFacts(sent: Sent, stored: StoredPromotion | null, couponCode: string): TypedPromotion {
  // Undefined values are dropped, so only sent ones remain.
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<Sent>;
  const { availabilityWindows, ...sentFacts } = given;
  return {
    ...(stored === null ? {} : { ...stored, ...reductionToWire(stored), ...rulesToWire(stored.rules) }),
    ...sentFacts,
    availabilityWindows:
      availabilityWindows == null
        ? draftWindows(stored?.rules.windows ?? [])
        : windowDraftsFromWire(availabilityWindows),
    couponCode,
  };
}

async function readImage(
  tx: Tx,
  image: string | null | undefined,
  stored: StoredPromotion | null,
): Promise<Result<string | null, SaveProblem>> {
  if (image === undefined) return ok(stored?.picture?.hash ?? null);
  if (image === null || image.trim() === '') return ok(null);
  const hash = pictureHashOf(image);
  const known = await lockPictures(tx, hash === null ? [] : [hash]);
  return hash === null || !known.has(hash) ? err(problemAt('image', 'picture_unknown')) : ok(hash);
}

async function readSets(
  tx: Tx,
  type: PromotionType,
  { promotionProductBeans: sets }: Sent,
  { stored, at }: Deciding,
): Promise<Result<readonly SavedSet[] | null, SaveProblem>> {
  if (!hasField(type, 'promotionProductBeans') || (sets == null && stored !== null)) return ok(null);
  return readSavedSets(sets ?? [], await loadMenuPart(tx, productIdsOf(sets ?? []), at));
}

function problemAt(field: string, code: SaveProblem['code'], details: SaveProblem['details'] = {}): SaveProblem {
  return { code, details, fields: { [field]: sentenceOf<ErrorCode>(code, details) } };
}

function problemsOf(problems: readonly { readonly field: string; readonly code: SaveProblem['code'] }[]): SaveProblem {
  const fields: Record<string, string> = {};
  for (const { field, code } of problems) fields[field] ??= sentenceOf(code, {});
  return { code: problems[0]?.code ?? 'invalid_request', details: {}, fields };
}
