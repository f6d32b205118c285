/** The option groups of a product or a category, as form values; they are saved by a call of their own. */

import type { Api } from '#contract/client.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { type getOptionUses, saveOptionUses } from '#contract/options/staff-calls.ts';
import type { OptionUser } from '#web/staff/options.ts';

export type OptionUseValues = {
  /** React key of the row; never sent. */
  readonly key: string;
  /** '' until one is chosen. */
  readonly groupId: string;
  /** '' for every size. */
  readonly dimension: string;
};

export type OptionUses = AnswerOf<typeof getOptionUses>;

export const NO_USES: OptionUses = { version: 0, uses: [] };

export function valuesOfUses({ uses }: OptionUses): readonly OptionUseValues[] {
  return uses.map(({ groupId, dimension }, place) => ({ key: `use-${place}`, groupId: String(groupId), dimension }));
}

/** Saves them when they changed; rows without a group are left out. */
export async function saveUses(
  api: Api,
  user: OptionUser,
  { before, after }: { readonly before: OptionUses; readonly after: readonly OptionUseValues[] },
): Promise<void> {
  const uses = after
    .filter(({ groupId }) => groupId !== '')
    .map(({ groupId, dimension }) => ({ groupId: Number(groupId), dimension: dimension.trim() }));
  if (JSON.stringify(uses) === JSON.stringify(before.uses)) return;
  await api(saveOptionUses, { body: { ...user, uses, version: before.version } });
}
