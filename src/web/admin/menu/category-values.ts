import type { createCategory, StaffCategory } from '#contract/categories/staff-calls.ts';
import type { BodyOf } from '#contract/define/define-call.ts';
import { sentenceOf } from '#contract/errors.ts';
import { windowDraftsToWire } from '#contract/menu/codec.ts';
import { type CategoryProblems, decideCategory } from '#domain/menu/editing/decide-category.ts';
import { draftWindows, type WindowDraft } from '#domain/menu/editing/decide-windows.ts';
import { parseTypedLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import type { OptionUseValues } from '#web/staff/menu-editor/option-uses.ts';
import { type FormPicture, formPicture } from '#web/staff/pictures/form-pictures.ts';

/** A category as form values, with the names of the wire. */
export type CategoryValues = {
  name: string;
  specialCategory: boolean;
  preferredMessage: boolean;
  isPickupFromSpecificLocation: boolean;
  givenLocationForPickup: string;
  additionalInformation: string;
  extraIngredients: { name: string; price: number | string }[];
  picture: readonly FormPicture[];
  /** '' for none. */
  station: string;
  availabilityWindows: readonly WindowDraft[];
  /** The option groups of its products; sent by a call of their own. */
  optionUses: readonly OptionUseValues[];
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
  station: '',
  availabilityWindows: [],
  optionUses: [],
};

export function categoryValues(
  category: StaffCategory | null,
  optionUses: readonly OptionUseValues[] = [],
): Loaded<CategoryValues> {
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
      extraIngredients: category.extraIngredients.map(({ name, price }) => ({ name, price: leiFromBani(price) })),
      picture: category.image === null ? [] : [formPicture(category.image, category.name)],
      station: category.stationId === null ? '' : String(category.stationId),
      availabilityWindows: draftWindows(category.availabilityWindows),
      optionUses,
    },
  };
}

type Row = Extract<BodyOf<typeof createCategory>, readonly unknown[]>[number];

/** The row to send; the picture only when it has changed, so that another administrator's is not overwritten. */
export function categoryRow(
  values: CategoryValues,
  {
    id,
    version,
    image,
  }: { readonly id: number | null; readonly version: number | null; readonly image: string | null },
): Row {
  const { picture, station, availabilityWindows, optionUses: _, ...fields } = values;
  const hash = picture[0]?.hash ?? null;
  return {
    ...fields,
    stationId: station === '' ? null : Number(station),
    availabilityWindows: windowDraftsToWire(availabilityWindows),
    version,
    ...(id === null ? {} : { id }),
    ...(hash === image ? {} : { imageHash: hash }),
  };
}

/** Problems by form field that need no server: the same rules as on the server. */
export function categoryFormProblems(values: CategoryValues): Record<string, string> {
  const decided = decideCategory({
    name: values.name,
    isSpecial: values.specialCategory,
    hasOwnPickupPlace: values.isPickupFromSpecificLocation,
    pickupPlace: values.givenLocationForPickup,
    allowsMessage: values.preferredMessage,
    additionalInformation: values.additionalInformation,
    extras: values.extraIngredients.map(({ name, price }) => ({ name, price: parseTypedLei(price) })),
    stationId: values.station === '' ? null : Number(values.station),
    availabilityWindows: values.availabilityWindows,
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
