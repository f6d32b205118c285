import { sentenceOf } from '#contract/errors.ts';
import { decideOptionGroup, type OptionGroupDraft } from '#domain/menu/editing/decide-option-group.ts';
import { describeBounds } from '#domain/menu/options/describe-bounds.ts';
import type { GroupUse, OptionGroupSheet, StoredGroup } from '#domain/menu/options/option-sheet.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { inPercent } from '#domain/money/percent.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import { loadOptions } from '#server/features/menu/index.ts';
import { type Editor, loadMenuRights } from '#server/features/products/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { type GroupUser, writeGroupUses, writeOptionGroup } from './option-groups.repository.ts';
import { deleteOptionGroupRow, findUserName, listGroupUses, listOptionGroups } from './option-lists.repository.ts';

export type OptionGroupRefusal =
  | ChangedMeanwhile
  | { readonly code: 'option_group_not_found' | 'prices_not_granted' | 'deletion_not_granted' }
  | { readonly code: 'option_group_in_use'; readonly details: { readonly users: string } }
  | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

type Saved = { readonly id: number; readonly version: number };

export function groupSubject(id: number): string {
  return `option-group:${id}`;
}

/** Saves a group with its options. Options have prices, so it needs the right to change prices. */
export function saveOptionGroup(
  services: DbServices,
  editor: Editor,
  {
    id,
    version,
    draft,
  }: { readonly id: number | null; readonly version: number | null; readonly draft: OptionGroupDraft },
): Promise<Result<Saved, OptionGroupRefusal>> {
  const subject = id === null ? 'option-group:new' : groupSubject(id);
  const saving = { subject, staffId: editor.staffId, ...(id === null ? {} : { version }) };
  return saveByStaff<Saved, OptionGroupRefusal>(services, saving, async (tx, save) => {
    const { groups } = await loadOptions(tx);
    const before = id === null ? null : (groups.get(id) ?? null);
    if (id !== null && before === null) return err({ code: 'option_group_not_found' });
    const decided = decideOptionGroup(draft, id);
    if (!decided.ok) {
      const fields = [...decided.error].map(([path, code]) => [path, sentenceOf(code)]);
      return err({ code: 'invalid_request', fields: Object.fromEntries(fields) });
    }
    const unknown = await findUnknown(tx, decided.value, { groups, known: before });
    if (unknown !== null) return err({ code: 'invalid_request', fields: unknown });
    const { mayChangePrices } = await loadMenuRights(tx, editor);
    if (!mayChangePrices) return err({ code: 'prices_not_granted' });
    const savedId = await writeOptionGroup(tx, decided.value, id);
    const nameOf = (groupId: number) => groups.get(groupId)?.name ?? '';
    const saved = await save({
      subject: groupSubject(savedId),
      title: `Grup de opțiuni: ${decided.value.name}`,
      action: id === null ? 'created' : 'updated',
      before: before === null ? {} : describeGroup(before, nameOf),
      after: describeGroup(decided.value, nameOf),
    });
    return ok({ id: savedId, version: saved.value.version });
  });
}

/** The first missing thing that the group references; null when everything exists. */
async function findUnknown(
  tx: Tx,
  { options }: OptionGroupSheet,
  { groups, known }: { readonly groups: ReadonlyMap<number, StoredGroup>; readonly known: StoredGroup | null },
): Promise<Readonly<Record<string, string>> | null> {
  const ownIds = new Set(known?.options.map((option) => option.id));
  for (const [place, { id, productId, opensGroupId }] of options.entries()) {
    if (id !== null && !ownIds.has(id)) return { [`options.${place}.name`]: sentenceOf('option_unknown') };
    if (opensGroupId !== null && !groups.has(opensGroupId)) {
      return { [`options.${place}.opensGroupId`]: sentenceOf('option_group_not_found') };
    }
    if (productId !== null && (await findUserName(tx, { productId })) === null) {
      return { [`options.${place}.productId`]: sentenceOf('product_not_found') };
    }
  }
  return null;
}

/** Deletes a group that no product, no category and no option uses. */
export function deleteOptionGroup(
  services: DbServices,
  editor: Editor,
  id: number,
): Promise<Result<{ readonly name: string }, OptionGroupRefusal>> {
  const saving = { subject: groupSubject(id), staffId: editor.staffId };
  return saveByStaff<{ readonly name: string }, OptionGroupRefusal>(services, saving, async (tx, save) => {
    const [listed] = await listOptionGroups(tx, id);
    if (listed === undefined) return err({ code: 'option_group_not_found' });
    const { mayDelete } = await loadMenuRights(tx, editor);
    if (!mayDelete) return err({ code: 'deletion_not_granted' });
    const users = [...listed.usedBy.map(({ name }) => name), ...listed.openedBy];
    if (users.length > 0) return err({ code: 'option_group_in_use', details: { users: users.join(', ') } });
    const { groups } = await loadOptions(tx);
    const before = groups.get(id);
    await save({
      title: `Grup de opțiuni: ${listed.name}`,
      action: 'deleted',
      before: before === undefined ? {} : describeGroup(before, (groupId) => groups.get(groupId)?.name ?? ''),
      write: () => deleteOptionGroupRow(tx, id),
    });
    return ok({ name: listed.name });
  });
}

export function usesSubject(user: GroupUser): string {
  return 'productId' in user ? `option-uses:product-${user.productId}` : `option-uses:category-${user.categoryId}`;
}

/**
 * Sets the groups that a product or a category uses, in this order. Required options may cost, so it needs the right to
 * change prices.
 */
export function saveOptionUses(
  services: DbServices,
  editor: Editor,
  {
    user,
    uses,
    version,
  }: { readonly user: GroupUser; readonly uses: readonly GroupUse[]; readonly version: number | null },
): Promise<Result<{ readonly version: number }, OptionGroupRefusal>> {
  const saving = { subject: usesSubject(user), staffId: editor.staffId, version };
  return saveByStaff<{ readonly version: number }, OptionGroupRefusal>(services, saving, async (tx, save) => {
    const name = await findUserName(tx, user);
    if (name === null) return refuseUses(sentenceOf('productId' in user ? 'product_not_found' : 'category_not_found'));
    const { mayChangePrices } = await loadMenuRights(tx, editor);
    if (!mayChangePrices) return err({ code: 'prices_not_granted' });
    const known = new Map((await listOptionGroups(tx)).map((group) => [group.id, group.name]));
    if (uses.some(({ groupId }) => !known.has(groupId))) return refuseUses(sentenceOf('option_group_not_found'));
    const keys = uses.map(({ groupId, sizeLabel }) => `${groupId} ${sizeLabel}`);
    if (new Set(keys).size < keys.length) return refuseUses(sentenceOf('option_use_repeated'));
    const before = await listGroupUses(tx, user);
    const after = uses.map((use) => ({ ...use, name: known.get(use.groupId) ?? '' }));
    return save({
      title: `${'productId' in user ? 'Produs' : 'Categorie'}: ${name}`,
      before: { 'Grupuri de opțiuni': describeUses(before) },
      after: { 'Grupuri de opțiuni': describeUses(after) },
      write: () => writeGroupUses(tx, user, uses),
    });
  });
}

function refuseUses(sentence: string) {
  return err({ code: 'invalid_request' as const, fields: { uses: sentence } });
}

function describeUses(uses: readonly { readonly name: string; readonly sizeLabel: string }[]): string {
  const told = uses.map(({ name, sizeLabel }) => (sizeLabel === '' ? name : `${name} (${sizeLabel})`));
  return told.join(', ') || 'niciunul';
}

/** One line per option, so that the history shows which one changed. */
function describeGroup(group: OptionGroupSheet, nameOf: (groupId: number) => string): Words {
  const lines = group.options.map((option, place) => {
    const name = option.name || `produsul ${option.productId}`;
    const prices = option.sizePrices.map(({ sizeLabel, price }) => `${sizeLabel}: ${formatLei(price)}`);
    const told = [
      `locul ${place + 1}`,
      option.price === null ? 'prețul produsului' : formatLei(option.price),
      ...prices,
      option.most > 1 && `de cel mult ${option.most} ori`,
      option.isDefault && 'aleasă dinainte',
      option.productId !== null && `produsul ${option.productId}`,
      option.opensGroupId !== null && `deschide ${nameOf(option.opensGroupId)}`,
      option.allergens.length > 0 && `alergeni: ${option.allergens.join(', ')}`,
      option.vatTakeawayBasisPoints !== null && `TVA la pachet ${inPercent(option.vatTakeawayBasisPoints)}%`,
      option.vatOnPremisesBasisPoints !== null && `TVA în restaurant ${inPercent(option.vatOnPremisesBasisPoints)}%`,
      option.deposit > 0 && `garanție ${formatLei(option.deposit)}`,
      option.isAgeRestricted && '18+',
    ];
    return [`Opțiunea ${name}`, told.filter((part) => part !== false).join(', ')];
  });
  return { Nume: group.name, Alegere: describeBounds(group), ...Object.fromEntries(lines) };
}
