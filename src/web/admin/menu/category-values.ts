import type { CallInput } from '#contract/client.ts';
import { sentenceOf } from '#contract/errors.ts';
import type { StaffCategory } from '#contract/menu/categories.ts';
import { windowDraftsFromWire } from '#contract/menu/codec.ts';
import { type CategoryProblems, decideCategory } from '#domain/menu/editing/decide-category.ts';
import { baniFromLei } from '#domain/money/lei-codec.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import type { WindowValues } from '#web/staff/form/windows-field.tsx';
import { type FormPicture, formPicture } from '#web/staff/pictures/form-pictures.ts';

/** A category as its form holds it, by the names of the wire. */
export type CategoryValues = {
  name: string;
  specialCategory: boolean;
  preferredMessage: boolean;
  isPickupFromSpecificLocation: boolean;
  givenLocationForPickup: string;
  additionalInformation: string;
  extraIngredients: { name: string; price: number | string }[];
  picture: readonly FormPicture[];
  availabilityWindows: readonly WindowValues[];
};

const EMPTY: CategoryValues = {
  name: '',
  specialCategory: false,
  preferredMessage: true,
  isPickupFromSpecificLocation: false,
  givenLocationForPickup: '',
  additionalInformation: '',
  extraIngredients: [],
  picture: [],
  availabilityWindows: [],
};

export function categoryValues(category: StaffCategory | null): Loaded<CategoryValues> {
  if (category === null) return { values: EMPTY, version: 0 };
  return {
    version: category.version,
    values: {
      name: category.name,
      specialCategory: category.specialCategory,
      preferredMessage: category.preferredMessage,
      isPickupFromSpecificLocation: category.isPickupFromSpecificLocation,
      givenLocationForPickup: category.givenLocationForPickup ?? '',
      additionalInformation: category.additionalInformation,
      extraIngredients: category.extraIngredients.map(({ name, price }) => ({ name, price })),
      picture: category.image === null ? [] : [formPicture(category.image, category.name)],
      availabilityWindows: category.availabilityWindows,
    },
  };
}

type Row = Extract<NonNullable<CallInput<'createCategory'>['body']>, readonly unknown[]>[number];

/** The row that is sent; the picture only when it has changed, so that another administrator's is not overwritten. */
export function categoryRow(
  values: CategoryValues,
  {
    id,
    version,
    image,
  }: { readonly id: number | null; readonly version: number | null; readonly image: string | null },
): Row {
  const { picture, availabilityWindows, ...fields } = values;
  const hash = picture[0]?.hash ?? null;
  return {
    ...fields,
    availabilityWindows: availabilityWindows.map((window) => ({ ...window, weekdays: [...window.weekdays] })),
    version,
    ...(id === null ? {} : { id }),
    ...(hash === image ? {} : { imageHash: hash }),
  };
}

/** Problems that need no server, at the fields of the form: the same rules the server asks. */
export function categoryFormProblems(values: CategoryValues): Record<string, string> {
  const decided = decideCategory({
    name: values.name,
    isSpecial: values.specialCategory,
    hasOwnPickupPlace: values.isPickupFromSpecificLocation,
    pickupPlace: values.givenLocationForPickup,
    allowsMessage: values.preferredMessage,
    additionalInformation: values.additionalInformation,
    extras: values.extraIngredients.map(({ name, price }) => {
      const read = typeof price === 'number' ? baniFromLei(price) : null;
      return { name, price: read?.ok ? read.value : null };
    }),
    availabilityWindows: windowDraftsFromWire(values.availabilityWindows),
  });
  if (decided.ok) return {};
  const problems: CategoryProblems = decided.error;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, code]) =>
      code === undefined
        ? []
        : [[FORM_FIELDS[field] ?? field.replace(/^extras/, 'extraIngredients'), sentenceOf(code)]],
    ),
  );
}

const FORM_FIELDS: Readonly<Record<string, string>> = { pickupPlace: 'givenLocationForPickup' };
