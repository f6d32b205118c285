import { inPercent } from '#domain/money/percent.ts';

/** „11 %”, „9,5 %”. */
export function formatVat(basisPoints: number): string {
  return `${String(inPercent(basisPoints)).replace('.', ',')} %`;
}

/** „Redusă (11 %)”: a rate by its name and its value on one day. */
export function describeVat(name: string, basisPoints: number): string {
  return `${name} (${formatVat(basisPoints)})`;
}
