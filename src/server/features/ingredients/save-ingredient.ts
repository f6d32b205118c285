import { sentenceOf } from '#contract/errors.ts';
import { decideIngredientName, MOST_INGREDIENTS } from '#domain/menu/editing/decide-ingredient.ts';
import type { IngredientUseChange } from '#domain/menu/ingredient.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import {
  deleteIngredientRow,
  hasTarget,
  insertIngredient,
  listIngredientNames,
  listIngredients,
  renameIngredient,
  type StoredIngredient,
  writeUse,
} from './ingredients.repository.ts';

export type IngredientRefusal =
  | ChangedMeanwhile
  | { readonly code: 'ingredient_not_found' }
  | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

/** Saves run one after the other, because names are compared with all others. */
const LIST = 'ingredients';

type Sent = {
  /** Null for one that is new. */
  readonly id: number | null;
  /** Absent: stays as it is. */
  readonly name?: string | undefined;
  readonly changes: readonly IngredientUseChange[];
};

/**
 * Saves an ingredient. A request contains only the added and removed uses, so that saves of the same ingredient from
 * two forms do not undo each other, and no version is compared (docs/decisions/0222).
 */
export function saveIngredient(
  services: DbServices,
  { id, name, changes }: Sent,
  staffId: number,
): Promise<Result<{ readonly id: number; readonly name: string }, IngredientRefusal>> {
  return saveByStaff<{ readonly id: number; readonly name: string }, IngredientRefusal>(
    services,
    { subject: id === null ? 'ingredient:new' : subjectOf(id), alsoLock: LIST, staffId },
    async (tx, save) => {
      const names = await listIngredientNames(tx);
      const before = id === null ? null : ((await listIngredients(tx, id))[0] ?? null);
      if (id !== null && before === null) return err({ code: 'ingredient_not_found' });
      const others = names.filter((one) => one.id !== id).map((one) => one.name);
      const decided = decideIngredientName(name ?? before?.name ?? '', others);
      if (!decided.ok) return refuseField('name', sentenceOf(decided.error));
      if (id === null && names.length >= MOST_INGREDIENTS) {
        return refuseField('name', sentenceOf('ingredients_many'));
      }
      for (const [place, { target, effect }] of changes.entries()) {
        if (effect !== null && !(await hasTarget(tx, target))) {
          return refuseField(`changes.${place}`, sentenceOf('product_not_found'));
        }
      }
      const savedId = id ?? (await insertIngredient(tx, decided.value));
      if (id !== null) await renameIngredient(tx, id, decided.value);
      for (const change of changes) await writeUse(tx, savedId, change);
      const [after] = await listIngredients(tx, savedId);
      await save({
        subject: subjectOf(savedId),
        title: `Ingredient: ${decided.value}`,
        action: id === null ? 'created' : 'updated',
        before: before === null ? {} : describeIngredient(before),
        after: after === undefined ? {} : describeIngredient(after),
      });
      return ok({ id: savedId, name: decided.value });
    },
  );
}

/** Deletes an ingredient: its uses end, and so does its sold-out mark. */
export function deleteIngredient(
  services: DbServices,
  id: number,
  staffId: number,
): Promise<Result<{ readonly name: string }, IngredientRefusal>> {
  return saveByStaff<{ readonly name: string }, IngredientRefusal>(
    services,
    { subject: subjectOf(id), alsoLock: LIST, staffId },
    async (tx, save) => {
      const [before] = await listIngredients(tx, id);
      if (before === undefined) return err({ code: 'ingredient_not_found' });
      await save({
        title: `Ingredient: ${before.name}`,
        action: 'deleted',
        before: describeIngredient(before),
        write: () => deleteIngredientRow(tx, id),
      });
      return ok({ name: before.name });
    },
  );
}

function subjectOf(id: number): string {
  return `ingredient:${id}`;
}

function refuseField(field: string, sentence: string) {
  return err({ code: 'invalid_request' as const, fields: { [field]: sentence } });
}

function describeIngredient({ name, uses }: StoredIngredient): Words {
  const titles = (wanted: StoredIngredient['uses'][number]['effect']) =>
    uses
      .filter(({ effect }) => effect === wanted)
      .map(({ title }) => title)
      .join(', ') || 'nimic';
  return { Nume: name, 'Fără el nu se vând': titles('closes'), 'Se vând fără el': titles('left_out') };
}
