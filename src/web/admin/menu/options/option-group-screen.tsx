import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CallOutput } from '#contract/client.ts';
import { GROUP_NAME_MAX_LENGTH, MOST_OPTIONS } from '#domain/menu/editing/decide-option-group.ts';
import { GROUP_PRICINGS } from '#domain/menu/menu.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { ingredientWords } from '#web/i18n/staff/ingredients.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { announce } from '#web/staff/announce.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { INGREDIENTS_KEY, type Ingredient, ingredientsQuery } from '#web/staff/ingredients.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { Rows } from '#web/staff/kit/rows.tsx';
import { offeredMenuQuery } from '#web/staff/menu-editor/menu-queries.ts';
import { type ListedGroup, OPTIONS_KEY, optionGroupQuery, optionGroupsQuery } from '#web/staff/options.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { useReorder } from '#web/staff/reorder/use-reorder.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import {
  bodyOfValues,
  changedNeeds,
  copyOfGroup,
  groupProblems,
  NEW_GROUP,
  newOption,
  type OptionGroupValues,
  valuesOfGroup,
} from './option-group-values.ts';
import { OptionPreview } from './option-preview.tsx';
import { OptionRow } from './option-row.tsx';

type GroupOnWire = CallOutput<'getOptionGroup'>;

const back = { label: words.back, link: linkOptions({ to: '/admin/menu/option-groups' }) };

/** `/admin/menu/option-groups/nou`: empty, or filled from the group that is copied. */
export function NewOptionGroupScreen({ copiedId }: { readonly copiedId: number | null }) {
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

/** `/admin/menu/option-groups/{groupId}`. */
export function OptionGroupScreen({ id }: { readonly id: number }) {
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
  /** What the form begins with. */
  readonly startOf: (ingredients: readonly Ingredient[]) => OptionGroupValues;
};

/** With what its options may name: products, other groups and ingredients. */
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

type GroupFormProps = Pick<LoadedFormProps, 'group'> & {
  readonly start: OptionGroupValues;
  readonly products: readonly OfferedProduct[];
  readonly others: readonly ListedGroup[];
  readonly ingredients: readonly Ingredient[];
};

function GroupForm({ group, start, products, others, ingredients }: GroupFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const id = group?.id ?? null;
  const [loaded] = useState<Loaded<OptionGroupValues>>(() => ({ values: start, version: group?.version ?? 0 }));
  // The group as the server has it: a second press saves what is different from it.
  const saved = useRef({ values: id === null ? NEW_GROUP : start, id, version: 0 });
  const [fresh, setFresh] = useState<string | null>(null);
  const form = useStaffForm({
    loaded,
    judge: (values) => groupProblems(values, id),
    send: async (values, version) => {
      const from = version === null ? null : Math.max(version, saved.current.version);
      const answer = await api('saveOptionGroup', {
        body: bodyOfValues(values, { id: saved.current.id, version: from }),
      });
      saved.current = { ...saved.current, id: answer.id, version: answer.version };
      if ([...saved.current.values.options, ...values.options].some(({ needs }) => needs.length > 0)) {
        const read = await api('getOptionGroup', { params: { id: answer.id } });
        const ids = read.options.map((option) => option.id);
        for (const body of changedNeeds(saved.current.values, values, ids)) await api('saveIngredient', { body });
        const options = values.options.map((option, place) => ({ ...option, id: ids[place] ?? null }));
        saved.current = { ...saved.current, values: { ...values, options } };
        void queries.invalidateQueries({ queryKey: INGREDIENTS_KEY });
      }
      return answer;
    },
    onSent: ({ message }) => {
      if (id !== null) return;
      void queries.invalidateQueries({ queryKey: OPTIONS_KEY });
      announce(message);
      void navigate({ to: '/admin/menu/option-groups' });
    },
    ...(id === null
      ? {}
      : {
          reload: async () => {
            const read = await queries.fetchQuery({ ...optionGroupQuery(api, id), staleTime: 0 });
            const known = await queries.fetchQuery({ ...ingredientsQuery(api), staleTime: 0 });
            const values = valuesOfGroup(read, known);
            saved.current = { values, id, version: 0 };
            return { values, version: read.version };
          },
        }),
  });
  const { options, pricing } = form.values;
  const keys = options.map(({ key }) => key);
  const reorder = useReorder({ keys, onMove: (key, place) => form.move('options', keys.indexOf(key), place) });
  const add = () => {
    const key = crypto.randomUUID();
    setFresh(key);
    form.add('options', newOption(key));
  };
  return (
    <StaffForm form={form} isNew={id === null} {...(id === null ? { submitLabel: words.create } : {})}>
      <FormSection title={words.rules} hint={words.rulesHint}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          maxLength={GROUP_NAME_MAX_LENGTH}
          autoComplete="off"
          data-wide
          {...form.bind('name')}
        />
        <TextInput label={words.minimum} inputMode="numeric" required {...form.bind('minimum')} />
        <TextInput
          label={words.maximum}
          description={words.maximumHint}
          inputMode="numeric"
          {...form.bind('maximum')}
        />
        <div data-wide>
          <Choices
            name="pret"
            legend={words.pricing}
            least="12rem"
            options={GROUP_PRICINGS.map((value) => ({
              value,
              label: words.pricings[value],
              note: words.pricingNotes[value],
            }))}
            {...form.bind('pricing')}
          />
        </div>
        {pricing === 'sum' && (
          <TextInput
            label={words.included}
            description={words.includedHint}
            inputMode="numeric"
            {...form.bind('included')}
          />
        )}
      </FormSection>
      <FormSection title={words.options} hint={words.optionsHint}>
        <Stack gap="md" data-wide data-path="options">
          {form.problems.options && <Text c="bad">{form.problems.options}</Text>}
          <Rows component="ol" aria-label={words.optionList}>
            {options.map((option, place) => (
              <OptionRow
                key={option.key}
                form={form}
                place={place}
                reorder={reorder}
                products={products}
                groups={others}
                ingredients={ingredients}
                isFresh={option.key === fresh}
              />
            ))}
          </Rows>
          {options.length < MOST_OPTIONS && (
            <Group>
              <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
                {words.addOption}
              </Button>
            </Group>
          )}
        </Stack>
      </FormSection>
      <OptionPreview values={form.values} products={products} groups={others} />
    </StaffForm>
  );
}
