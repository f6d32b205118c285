const STEPS = [1, 2, 5, 10];

/**
 * Where the axis of a chart has lines: from 0 by a round step to the first that is not below `highest`, at most five
 * steps. Steps are multiples of `unit`, so that no two labels are the same.
 */
export function chooseTicks(highest: number, unit: number): readonly number[] {
  const wanted = Math.max(highest / unit / 4, 1);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = unit * power * (STEPS.find((each) => each * power >= wanted) ?? 10);
  const count = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
