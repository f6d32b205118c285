/** The kitchen's capacity as form values, with the conversions from and to the wire. */
import type { getCapacity, saveCapacity } from '#contract/capacity/staff-calls.ts';
import type { AnswerOf, BodyOf } from '#contract/define/define-call.ts';
import { sentenceOf } from '#contract/errors.ts';
import { MOST_OF_SLOT, MOST_POINTS } from '#domain/schedule/capacity.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import type { Problems } from '#web/forms/read-refusal.ts';

/** As typed. */
type Typed = number | string;
export type CapacityValues = {
  /** '' for no limit. */
  points: Typed;
  deliveries: Typed;
  stations: { id: number; name: string; most: Typed }[];
  categories: { id: number; name: string; points: Typed }[];
  /** Products with other points than their category; '' while none is chosen. */
  exceptions: { key: string; product: string; points: Typed }[];
};

export function capacityFrom(setup: AnswerOf<typeof getCapacity>): Loaded<CapacityValues> {
  const { points, deliveries, stations, categories, products, version } = setup;
  return {
    values: {
      points: points ?? '',
      deliveries: deliveries ?? '',
      stations: stations.map(({ most, ...station }) => ({ ...station, most: most ?? '' })),
      categories: categories.map((category) => ({ ...category })),
      exceptions: products.flatMap(({ id, points: own }) =>
        own === null ? [] : [{ key: String(id), product: String(id), points: own }],
      ),
    },
    version,
  };
}

type Request = Omit<BodyOf<typeof saveCapacity>, 'version'>;

/** The request; an empty limit means none. */
export function capacityRequest(values: CapacityValues): Request {
  return {
    points: mostOf(values.points),
    deliveries: mostOf(values.deliveries),
    stations: values.stations.map(({ id, most }) => ({ id, most: mostOf(most) })),
    categories: values.categories.map(({ id, points }) => ({ id, points: Number(points) })),
    exceptions: values.exceptions.map(({ product, points }) => ({ id: Number(product), points: Number(points) })),
  };
}

function mostOf(typed: Typed): number | null {
  return typed === '' ? null : Number(typed);
}

/** By field path. */
export function capacityProblems(values: CapacityValues): Problems {
  const limits: readonly (readonly [string, Typed])[] = [
    ['points', values.points],
    ['deliveries', values.deliveries],
    ...values.stations.map(({ most }, row) => [`stations.${row}.most`, most] as const),
  ];
  const points: readonly (readonly [string, Typed])[] = [
    ...values.categories.map((one, row) => [`categories.${row}.points`, one.points] as const),
    ...values.exceptions.map((one, row) => [`exceptions.${row}.points`, one.points] as const),
  ];
  const chosen = values.exceptions.map(({ product }) => product);
  return Object.fromEntries([
    ...limits
      .filter(([, typed]) => typed !== '' && !isWithin(typed, 1, MOST_OF_SLOT))
      .map(([path]) => [path, sentenceOf('slot_limit_invalid')]),
    ...points
      .filter(([, typed]) => !isWithin(typed, 0, MOST_POINTS))
      .map(([path]) => [path, sentenceOf('work_points_invalid')]),
    ...chosen.flatMap((product, row) =>
      product === '' || chosen.indexOf(product) !== row
        ? [
            [
              `exceptions.${row}.product`,
              sentenceOf(product === '' ? 'work_product_required' : 'work_product_repeated'),
            ],
          ]
        : [],
    ),
  ]);
}

function isWithin(typed: Typed, least: number, most: number): boolean {
  const value = typed === '' ? Number.NaN : Number(typed);
  return Number.isInteger(value) && value >= least && value <= most;
}
