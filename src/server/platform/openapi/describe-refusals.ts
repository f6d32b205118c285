import { CALLS } from '#contract/all-calls.ts';
import type { Call } from '#contract/define/define-call.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { listRefusals } from '#server/platform/http/list-refusals.ts';
import type { JsonSchema } from './describe-schemas.ts';
import { exampleSentence } from './example-sentence.ts';

/** A longer list belongs to one call or two, so it is written there. */
const MOST_SHARED = 3;

/** The refusals of a call by status, each status with its codes and their sentences. */
export function describeRefusals(call: Call): Readonly<Record<string, JsonSchema>> {
  const described = [...byStatus(call)].map(([status, codes]) => [status, sharedOrWritten(status, codes)]);
  return Object.fromEntries(described);
}

/** The short lists, which many calls have in common, by their names as components. */
export function listSharedRefusals(): Readonly<Record<string, JsonSchema>> {
  const lists = Object.values<Call>(CALLS).flatMap((call) => [...byStatus(call)]);
  const shared = lists.filter(([, codes]) => codes.length <= MOST_SHARED);
  return Object.fromEntries(shared.map(([status, codes]) => [nameOf(status, codes), describeCodes(codes)]).toSorted());
}

function byStatus(call: Call): ReadonlyMap<number, readonly ErrorCode[]> {
  return Map.groupBy(listRefusals(call).toSorted(), (code) => ERRORS[code].status);
}

function sharedOrWritten(status: number, codes: readonly ErrorCode[]): JsonSchema {
  return codes.length <= MOST_SHARED
    ? { $ref: `#/components/responses/${nameOf(status, codes)}` }
    : describeCodes(codes);
}

function nameOf(status: number, codes: readonly ErrorCode[]): string {
  return [status, ...codes].join('.');
}

function describeCodes(codes: readonly ErrorCode[]): JsonSchema {
  return {
    description: codes.map((code) => `\`${code}\`: ${exampleSentence(code)}`).join('\n\n'),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { properties: { code: { enum: codes } } }] },
      },
    },
  };
}
