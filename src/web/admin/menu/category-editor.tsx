import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { StaffCategory } from '#contract/menu/entries-calls.ts';
import { CATEGORY_NAME_MAX_LENGTH, PICKUP_PLACE_MAX_LENGTH } from '#domain/menu/editing/decide-category.ts';
import { categoryWords } from '#web/i18n/admin/categories.ts';
import { stationWords } from '#web/i18n/staff/stations.ts';
import { windowWords } from '#web/i18n/staff/windows.ts';
import { announce } from '#web/staff/announce.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { RichTextField } from '#web/staff/form/rich-text-field.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { WindowsField } from '#web/staff/form/windows-field.tsx';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import { stationChoices, stationsQuery } from '#web/staff/stations.ts';
import { useApi } from '#web/use-api.ts';
import { useReadCategoriesAgain } from './category-queries.ts';
import { categoryFormProblems, categoryRow, categoryValues } from './category-values.ts';
import { ExtraRows } from './extra-rows.tsx';

const words = categoryWords.form;

/** The form of a category; `null` makes a new one. */
export function CategoryEditor({ category }: { readonly category: StaffCategory | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const readAgain = useReadCategoriesAgain();
  const stations = useQuery(stationsQuery(api));
  const id = category?.id ?? null;
  const image = category?.image?.hash ?? null;
  const form = useStaffForm({
    loaded: categoryValues(category),
    judge: categoryFormProblems,
    send: (values, version) => api('createCategory', { body: [categoryRow(values, { id, version, image })] }),
    // The server speaks of the first row of an array.
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
    reload: async () => categoryValues((await readAgain()).find((one) => one.id === id) ?? null),
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
          inherited={null}
        />
      </FormSection>
      <FormSection title={words.extras} hint={words.extrasHint}>
        <ExtraRows form={form} />
      </FormSection>
    </StaffForm>
  );
}
