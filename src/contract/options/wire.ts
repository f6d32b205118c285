/** Ours: groups of options as staff edit them, and which products and categories use them. */
import { z } from 'zod';
import { LINE_MAX_OPTIONS, OPTION_MAX_COUNT } from '#domain/cart/cart.ts';
import { MOST_OPTION_PRICES, MOST_OPTIONS } from '#domain/menu/editing/decide-option-group.ts';
import { ALLERGENS, GROUP_PRICINGS } from '#domain/menu/menu.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { Lei, LeiInput } from '../values/schemas.ts';

const Id = z.int().positive().max(2_147_483_647);
/** Maximum of groups per product or category. */
const MOST_USES = 40;

/** A product or a category that uses a group; `dimension` restricts the use to one size, '' for every size. */
const GroupUser = z.object({
  kind: z.enum(['product', 'category']),
  id: Id,
  name: z.string(),
  dimension: z.string(),
});

/** Every group, without its options. */
export const OptionGroupsResponse = z.object({
  groups: z.array(
    z.object({
      id: Id,
      name: z.string(),
      minimum: z.int(),
      /** Null: any number. */
      maximum: z.int().nullable(),
      included: z.int(),
      pricing: z.enum(GROUP_PRICINGS),
      numberOfOptions: z.int(),
      usedBy: z.array(GroupUser),
      /** Names of the groups with an option that opens it. */
      openedBy: z.array(z.string()),
    }),
  ),
  /** Whether the caller may change prices, because options have prices. */
  mayChangePrices: z.boolean(),
  mayDelete: z.boolean(),
});

const OptionShape = {
  /** The product that it stands for, which provides what the option leaves empty. */
  productId: Id.nullable(),
  /** The group that choosing this option opens. */
  opensGroupId: Id.nullable(),
  isDefault: z.boolean(),
  allergens: z.array(z.enum(ALLERGENS)),
  ageRestricted18: z.boolean(),
};

/** A group with its options, for the form. */
export const OptionGroupResponse = z.object({
  version: Version,
  id: Id,
  name: z.string(),
  minimum: z.int(),
  maximum: z.int().nullable(),
  included: z.int(),
  pricing: z.enum(GROUP_PRICINGS),
  options: z.array(
    z.object({
      id: Id,
      name: z.string(),
      price: Lei.nullable(),
      dimensionPrices: z.array(z.object({ dimension: z.string(), price: Lei })),
      most: z.int(),
      ...OptionShape,
      /** Null: the rate of the product, otherwise of the dish. */
      vatPercent: z.number().nullable(),
      vatPercentOnPremises: z.number().nullable(),
      /** The rates with these values. */
      vatRateId: Id.nullable(),
      vatRateIdOnPremises: Id.nullable(),
      depositPrice: Lei,
    }),
  ),
});

const Percent = z.number().min(0).max(100);

export const SaveOptionGroupRequest = SavedFrom.extend({
  /** Null or absent for a new one. */
  id: Id.nullish(),
  name: z.string().max(400),
  minimum: z.int().min(0).max(LINE_MAX_OPTIONS),
  maximum: z.int().max(LINE_MAX_OPTIONS).nullable(),
  included: z.int().min(0).max(LINE_MAX_OPTIONS),
  pricing: z.enum(GROUP_PRICINGS),
  /** All options, in order. An option with an existing `id` keeps it; a missing one is deleted. */
  options: z
    .array(
      z.object({
        id: Id.nullish(),
        name: z.string().max(400),
        price: LeiInput.nullable(),
        dimensionPrices: z.array(z.object({ dimension: z.string().max(400), price: LeiInput })).max(MOST_OPTION_PRICES),
        most: z.int().max(OPTION_MAX_COUNT),
        ...OptionShape,
        vatPercent: Percent.nullable(),
        vatPercentOnPremises: Percent.nullable(),
        /** The rates, where a client names them; otherwise those that have these values today. */
        vatRateId: Id.nullish(),
        vatRateIdOnPremises: Id.nullish(),
        depositPrice: LeiInput,
      }),
    )
    .max(MOST_OPTIONS),
});
export const SavedOptionGroupResponse = z.object({ message: z.string(), version: Version, id: Id });
export const OptionGroupParams = z.object({ id: z.coerce.number().pipe(Id) });

/** The groups that a product or a category uses, in order. */
const Use = z.object({ groupId: Id, dimension: z.string().max(400) });
export const OptionUsesQuery = z.object({ kind: z.enum(['product', 'category']), id: z.coerce.number().pipe(Id) });
export const OptionUsesResponse = z.object({ version: Version, uses: z.array(Use) });
export const SaveOptionUsesRequest = SavedFrom.extend({
  kind: z.enum(['product', 'category']),
  id: Id,
  uses: z.array(Use).max(MOST_USES),
});
