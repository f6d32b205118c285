import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { ingredientWords } from '#web/i18n/staff/ingredients.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { type Ingredient, ingredientsQuery } from '#web/staff/ingredients.ts';
import { offeredMenuQuery } from '#web/staff/menu-editor/menu-queries.ts';
import { optionGroupQuery, optionGroupsQuery } from '#web/staff/options.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { GroupForm } from './group-form.tsx';
import { copyOfGroup, NEW_GROUP, type OptionGroupValues, valuesOfGroup } from './option-group-values.ts';
import type { GroupOnWire } from './use-group-form.ts';

const back = { label: words.back, link: linkOptions({ to: '/admin/menu/option-groups' }) };

type Props = { readonly groupId: string; readonly copiedId: number | null };

/** `/admin/menu/option-groups/{groupId}`. */
export function OptionGroupScreen({ groupId, copiedId }: Props) {
  return groupId === 'nou' ? <NewGroup copiedId={copiedId} /> : <SavedGroup id={Number(groupId)} />;
}

/** `/admin/menu/option-groups/nou`: empty, or filled from the group that is copied. */
function NewGroup({ copiedId }: { readonly copiedId: number | null }) {
  return (
    <StaffPage title={words.newTitle} back={back}>
      {copiedId === null ? <LoadedForm group={null} startOf={() => NEW_GROUP} /> : <CopiedForm id={copiedId} />}
    </StaffPage>
  );
}

function CopiedForm({ id }: { readonly id: number }) {
  const query = useQuery(optionGroupQuery(useApi(), id));
  return (
    <ReadState query={query} failed={words.groupFailed}>
      {(group) => <LoadedForm group={null} startOf={(ingredients) => copyOfGroup(group, ingredients)} />}
    </ReadState>
  );
}

function SavedGroup({ id }: { readonly id: number }) {
  const query = useQuery(optionGroupQuery(useApi(), id));
  return (
    <StaffPage title={query.data === undefined ? words.title : words.editTitle(query.data.name)} back={back}>
      <ReadState query={query} failed={words.groupFailed}>
        {(group) => (
          <LoadedForm key={group.id} group={group} startOf={(ingredients) => valuesOfGroup(group, ingredients)} />
        )}
      </ReadState>
    </StaffPage>
  );
}

type LoadedFormProps = {
  /** Null for a new one. */
  readonly group: GroupOnWire | null;
  /** The initial values. */
  readonly startOf: (ingredients: readonly Ingredient[]) => OptionGroupValues;
};

/** The form once the things that options may refer to are loaded: products, other groups and ingredients. */
function LoadedForm({ group, startOf }: LoadedFormProps) {
  const api = useApi();
  const menu = useQuery(offeredMenuQuery(api));
  const groups = useQuery(optionGroupsQuery(api));
  const ingredients = useQuery(ingredientsQuery(api));
  return (
    <ReadState query={groups} failed={words.failed}>
      {(list) => (
        <ReadState query={menu} failed={words.failed}>
          {(products) => (
            <ReadState query={ingredients} failed={ingredientWords.failed}>
              {(known) => (
                <GroupForm
                  group={group}
                  start={startOf(known)}
                  products={products}
                  others={list.groups.filter(({ id }) => id !== group?.id)}
                  ingredients={known}
                />
              )}
            </ReadState>
          )}
        </ReadState>
      )}
    </ReadState>
  );
}
