import type { z } from 'zod';
import { optionSheetFromWire, optionSheetToWire } from '#contract/options/option-sheets-codec.ts';
import type { OptionGroupResponse, OptionUsesQuery, SaveOptionGroupRequest } from '#contract/options/wire.ts';
import type { OptionGroupDraft } from '#domain/menu/editing/decide-option-group.ts';
import type { StoredGroup } from '#domain/menu/options/option-sheet.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { loadOptions } from '#server/features/menu/index.ts';
import { editorOf, loadMenuRights } from '#server/features/products/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, answerWith, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { GroupUser } from './option-groups.repository.ts';
import { listGroupUses, listOptionGroups } from './option-lists.repository.ts';
import { deleteOptionGroup, groupSubject, saveOptionGroup, saveOptionUses, usesSubject } from './save-option-group.ts';

export function optionGroupRoutes(services: DbServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('getOptionGroups', async ({ session }) => {
      const groups = await listOptionGroups(db);
      const { mayChangePrices, mayDelete } = await loadMenuRights(db, editorOf(session));
      return answer({
        groups: groups.map(({ usedBy, openedBy, ...group }) => ({
          ...group,
          usedBy: usedBy.map(({ sizeLabel, ...user }) => ({ ...user, dimension: sizeLabel })),
          openedBy: [...openedBy],
        })),
        mayChangePrices,
        mayDelete,
      });
    }),
    defineRoute('getOptionGroup', async ({ params: { id } }) => {
      const version = await findVersion(db, groupSubject(id));
      const group = (await loadOptions(db)).groups.get(id);
      return group === undefined ? refuse('option_group_not_found') : answer({ version, ...presentGroup(group) });
    }),
    defineRoute('saveOptionGroup', async ({ body, session }) => {
      const { id = null, version = null } = body;
      const saved = await saveOptionGroup(services, editorOf(session), { id, version, draft: draftOf(body) });
      return answerWith(saved, (group) => ({ ...group, message: `${body.name.trim()}: salvat.` }));
    }),
    defineRoute('deleteOptionGroup', async ({ params: { id }, session }) =>
      answerWith(await deleteOptionGroup(services, editorOf(session), id), ({ name }) => ({
        message: `${name}: șters.`,
      })),
    ),
    defineRoute('getOptionUses', async ({ query }) => {
      const user = userOf(query);
      const version = await findVersion(db, usesSubject(user));
      const uses = await listGroupUses(db, user);
      return answer({ version, uses: uses.map(({ groupId, sizeLabel }) => ({ groupId, dimension: sizeLabel })) });
    }),
    defineRoute('saveOptionUses', async ({ body: { uses, version = null, ...user }, session }) =>
      answerSaved(
        await saveOptionUses(services, editorOf(session), {
          user: userOf(user),
          uses: uses.map(({ groupId, dimension }) => ({ groupId, sizeLabel: dimension.trim() })),
          version,
        }),
      ),
    ),
  ];
}

function userOf({ kind, id }: z.output<typeof OptionUsesQuery>): GroupUser {
  return kind === 'product' ? { productId: id } : { categoryId: id };
}

function presentGroup({ options, ...group }: StoredGroup): Omit<z.infer<typeof OptionGroupResponse>, 'version'> {
  return { ...group, options: options.map(optionSheetToWire) };
}

function draftOf({
  name,
  minimum,
  maximum,
  included,
  pricing,
  options,
}: z.output<typeof SaveOptionGroupRequest>): OptionGroupDraft {
  return { name, minimum, maximum, included, pricing, options: options.map(optionSheetFromWire) };
}
