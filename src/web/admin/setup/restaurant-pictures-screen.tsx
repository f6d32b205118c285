import { Alert } from '@mantine/core';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { MOST_GALLERY_PICTURES } from '#contract/pictures/picture-rules.ts';
import { getRestaurantPictures, saveRestaurantPictures } from '#contract/restaurant/staff-calls.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { restaurantPicturesWords as words } from '#web/i18n/admin/restaurant-pictures.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { type FormPicture, formPicture } from '#web/staff/pictures/form-pictures.ts';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { useSetup } from './use-setup.ts';

type Setup = AnswerOf<typeof getRestaurantPictures>;
/** `hero` is a list of at most one, because picture fields hold lists. */
type Values = { hero: readonly FormPicture[]; gallery: readonly FormPicture[] };

/** `/admin/set-pictures`: the restaurant's main picture, and a gallery. */
export function RestaurantPicturesScreen() {
  const { query, readAgain } = useSetup(getRestaurantPictures);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <PicturesForm setup={setup} readAgain={readAgain} />}
      </ReadState>
    </StaffPage>
  );
}

function PicturesForm({ setup, readAgain }: { readonly setup: Setup; readonly readAgain: () => Promise<Setup> }) {
  const api = useApi();
  const form = useStaffForm({
    loaded: picturesOf(setup),
    send: ({ hero, gallery }, version) =>
      api(saveRestaurantPictures, { body: { hero: hero.map(named)[0] ?? null, gallery: gallery.map(named), version } }),
    onSent: () => void readAgain(),
    reload: async () => picturesOf(await readAgain()),
  });
  const { hero, gallery } = form.values;
  const isUnsaid = [...hero, ...gallery].some(({ alt }) => alt.trim() === '');
  return (
    <StaffForm form={form}>
      <FormSection title={words.hero} hint={words.heroHint}>
        <PictureField label={words.hero} isLabelHidden most={1} altHint={words.altHint} {...form.bind('hero')} />
      </FormSection>
      <FormSection title={words.gallery} hint={words.galleryHint}>
        <PictureField
          label={words.gallery}
          isLabelHidden
          most={MOST_GALLERY_PICTURES}
          altHint={words.altHint}
          hasMain={false}
          {...form.bind('gallery')}
        />
      </FormSection>
      {isUnsaid && (
        <Alert color="warn" title={words.altMissingTitle}>
          {words.altMissing}
        </Alert>
      )}
    </StaffForm>
  );
}

function named({ hash, alt }: FormPicture) {
  return { hash, alt };
}

function picturesOf({ hero, gallery, version }: Setup): Loaded<Values> {
  const pictures = (hero === null ? [] : [hero]).map((picture) => formPicture(picture));
  return { values: { hero: pictures, gallery: gallery.map((picture) => formPicture(picture)) }, version };
}
