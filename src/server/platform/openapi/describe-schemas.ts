/** Converts zod schemas to JSON Schema; named schemas are written once and referenced. */
import { z } from 'zod';
import * as accounts from '#contract/accounts/accounts.ts';
import { CALLS } from '#contract/all-calls.ts';
import type { Call } from '#contract/define/define-call.ts';
import { DoneResponse } from '#contract/define/done-response.ts';
import * as menu from '#contract/menu/wire.ts';
import * as orders from '#contract/orders/wire.ts';
import * as live from '#contract/panel/live.ts';
import * as promotions from '#contract/promotions/wire.ts';
import * as restaurant from '#contract/restaurant/wire.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** Requests are described as sent, answers as received: amounts are lei in both, never bani. */
export type Direction = 'input' | 'output';

const NAMED: Readonly<Record<string, unknown>> = {
  ...accounts,
  ...live,
  ...menu,
  ...orders,
  ...promotions,
  ...restaurant,
  DoneResponse,
};

const PREFIX = '#/components/schemas/';

export type DescribedSchemas = {
  /** A reference to a named schema, or the whole of one without a name. */
  readonly of: (schema: z.ZodType) => JsonSchema;
  /** Every named schema, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>;
};

/** Describes every named schema of the contract, in one direction. */
export function describeSchemas(direction: Direction): DescribedSchemas {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  const add = (schema: z.ZodType, id: string) => {
    if (names.has(schema)) return;
    names.set(schema, id);
    registry.add(schema, { id });
  };
  for (const [name, value] of Object.entries(NAMED)) if (value instanceof z.ZodType) add(value, name);
  // A schema of several calls has the name of the first: the order must not depend on how modules are loaded.
  const calls = Object.entries<Call>(CALLS).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, { body, response }] of calls) {
    if (direction === 'output') add(response, `${capitalised(name)}Response`);
    else if (body !== undefined) add(body, `${capitalised(name)}Request`);
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: direction,
    unrepresentable: 'any',
    override: plain,
    uri: (id) => `${PREFIX}${id}`,
  });
  const components = Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutDialect(schema)]));
  return {
    components,
    of: (schema) => {
      const id = names.get(schema);
      if (id !== undefined) return { $ref: `${PREFIX}${id}` };
      return withoutDialect(z.toJSONSchema(schema, { io: direction, unrepresentable: 'any', override: plain }));
    },
  };
}

/** Removes two constraints: that answers never have more fields, and that integers end at 2^53. */
function plain({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown; minimum?: number; maximum?: number } }) {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** OpenAPI 3.1 declares the dialect once for the whole document. */
function withoutDialect({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Only the schemas that `paths` references, directly or indirectly. */
export function pickReferred(
  paths: unknown,
  components: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const wanted = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name === undefined || wanted.has(name)) continue;
      wanted.add(name);
      follow(components[name] ?? {});
    }
  };
  follow(paths);
  return Object.fromEntries(
    Object.entries(components)
      .filter(([name]) => wanted.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
