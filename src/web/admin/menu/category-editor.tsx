import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createCategory, type StaffCategory } from '#contract/categories/staff-calls.ts';
import { CATEGORY_NAME_MAX_LENGTH, PICKUP_PLACE_MAX_LENGTH } from '#domain/menu/editing/decide-category.ts';
import { categoryWords } from '#web/i18n/admin/categories.ts';
import { optionWords } from '#web/i18n/staff/options.ts';
import { stationWords } from '#web/i18n/staff/stations.ts';
import { windowWords } from '#web/i18n/staff/windows.ts';
import { announce } from '#web/staff/announce.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { RichTextField } from '#web/staff/form/rich-text-field.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { WindowsField } from '#web/staff/form/windows-field.tsx';
import { NO_USES, type OptionUses, saveUses, valuesOfUses } from '#web/staff/menu-editor/option-uses.ts';
import { OptionUsesSection } from '#web/staff/menu-editor/option-uses-section.tsx';
import { type ListedGroup, optionGroupsQuery, optionUsesQuery } from '#web/staff/options.ts';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { stationChoices, stationsQuery } from '#web/staff/stations.ts';
import { useApi } from '#web/use-api.ts';
import { useReadCategoriesAgain } from './category-queries.ts';
import { categoryFormProblems, categoryRow, categoryValues } from './category-values.ts';
import { ExtraRows } from './extra-rows.tsx';

const words = categoryWords.form;

/** The form of a category; `null` for a new one. */
export function CategoryEditor({ category }: { readonly category: StaffCategory | null }) {
  const api = useApi();
  const groups = useQuery(optionGroupsQuery(api));
  const uses = useQuery({
    ...optionUsesQuery(api, { kind: 'category', id: category?.id ?? 0 }),
    enabled: category !== null,
  });
  return (
    <ReadState query={groups} failed={optionWords.failed}>
      {(list) =>
        category === null ? (
          <CategoryForm category={null} groups={list.groups} uses={NO_USES} />
        ) : (
          <ReadState query={uses} failed={optionWords.failed}>
            {(used) => <CategoryForm category={category} groups={list.groups} uses={used} />}
          </ReadState>
        )
      }
    </ReadState>
  );
}

type CategoryFormProps = {
  readonly category: StaffCategory | null;
  readonly groups: readonly ListedGroup[];
  readonly uses: OptionUses;
};

/** Saving makes separate calls for the category and its option groups. */
function CategoryForm({ category, groups, uses }: CategoryFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const readAgain = useReadCategoriesAgain();
  const stations = useQuery(stationsQuery(api));
  const id = category?.id ?? null;
  const image = category?.image?.hash ?? null;
  const form = useStaffForm({
    loaded: categoryValues(category, valuesOfUses(uses)),
    judge: categoryFormProblems,
    send: async (values, version) => {
      const answer = await api(createCategory, { body: [categoryRow(values, { id, version, image })] });
      const savedId = id ?? answer.categories[0]?.id;
      if (savedId !== undefined) {
        await saveUses(api, { kind: 'category', id: savedId }, { before: uses, after: values.optionUses });
      }
      return answer;
    },
    // The server's path names the first row of an array.
    fieldOf: (path) =>
      path
        .replace(/^0\./, '')
        .replace(/^imageHash$/, 'picture')
        .replace(/^stationId$/, 'station'),
    onSent: async ({ message }) => {
      await readAgain();
      if (id !== null) return;
      announce(message);
      await navigate({ to: '/admin/menu/add-category' });
    },
    reload: async () => {
      const fresh = (await readAgain()).find((one) => one.id === id) ?? null;
      const used = id === null ? NO_USES : await queries.fetchQuery(optionUsesQuery(api, { kind: 'category', id }));
      return categoryValues(fresh, valuesOfUses(used));
    },
  });
  const ticked = (field: 'specialCategory' | 'preferredMessage' | 'isPickupFromSpecificLocation') => form.tick(field);
  return (
    <StaffForm form={form} isNew={id === null} {...(id === null ? { submitLabel: words.create } : {})}>
      <FormSection title={words.basics}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          maxLength={CATEGORY_NAME_MAX_LENGTH}
          data-wide
          {...form.bind('name')}
        />
        {(stations.data?.stations.length ?? 0) > 0 && (
          <NativeSelect
            label={stationWords.station}
            description={stationWords.categoryHint}
            data={[{ value: '', label: stationWords.none }, ...stationChoices(stations.data?.stations ?? [])]}
            data-wide
            {...form.bind('station')}
          />
        )}
        <Checkbox label={words.special} description={words.specialHint} {...ticked('specialCategory')} />
        <Checkbox label={words.message} {...ticked('preferredMessage')} />
        <Checkbox
          label={words.pickup}
          description={words.pickupHint}
          data-wide
          {...ticked('isPickupFromSpecificLocation')}
        />
        {form.values.isPickupFromSpecificLocation && (
          <TextInput
            label={words.place}
            required
            maxLength={PICKUP_PLACE_MAX_LENGTH}
            data-wide
            {...form.bind('givenLocationForPickup')}
          />
        )}
        <RichTextField
          label={words.information}
          description={words.informationHint}
          {...form.bind('additionalInformation')}
        />
      </FormSection>
      <FormSection title={words.picture} hint={words.pictureHint}>
        <PictureField label={words.picture} isLabelHidden most={1} hasAlt={false} {...form.bind('picture')} />
      </FormSection>
      <FormSection title={windowWords.title} hint={windowWords.categoryHint}>
        <WindowsField
          value={form.values.availabilityWindows}
          onChange={(windows) => form.set('availabilityWindows', windows)}
          errors={form.problems}
          alwaysText={windowWords.alwaysText}
          inherited={null}
        />
      </FormSection>
      <OptionUsesSection
        hint={optionWords.usesOfCategoryHint}
        groups={groups}
        value={form.values.optionUses}
        onChange={(optionUses) => form.set('optionUses', optionUses)}
        isLocked={false}
        problem={form.problems.uses}
      />
      <FormSection title={words.extras} hint={words.extrasHint}>
        <ExtraRows form={form} />
      </FormSection>
    </StaffForm>
  );
}
