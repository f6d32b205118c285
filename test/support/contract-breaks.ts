/** What a client written for one description of the API would miss in a later one: only additions are none. */

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Content = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };
type Operation = {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly 'x-error-codes': Readonly<Record<string, { readonly status: number }>>;
};

type Direction = 'request' | 'answer';

/** One line for each break. */
export function listBreaks(before: Description, after: Description): readonly string[] {
  const calls = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const where = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      return now === undefined ? [`${where} is gone`] : compareCalls(where, operation, now);
    }),
  );
  const codes = Object.entries(before['x-error-codes']).flatMap(([code, { status }]) => {
    const now = after['x-error-codes'][code]?.status;
    return now === status ? [] : [`code ${code} was ${status}, is ${now ?? 'gone'}`];
  });
  return [...calls, ...codes];

  function compareCalls(where: string, then: Operation, now: Operation): readonly string[] {
    const gone = then.parameters.filter((one) => !now.parameters.some((other) => other.name === one.name));
    const demanded = now.parameters.filter(
      (one) => one.required === true && !then.parameters.some((other) => other.name === one.name && other.required),
    );
    return [
      ...gone.map(({ name }) => `${where} takes no parameter ${name} any more`),
      ...demanded.map(({ name }) => `${where} demands the parameter ${name}`),
      ...compareContents(`${where} body`, 'request', then.requestBody, now.requestBody),
      ...Object.entries(then.responses).flatMap(([status, content]) =>
        now.responses[status] === undefined
          ? [`${where} does not answer ${status} any more`]
          : compareContents(`${where} ${status}`, 'answer', content, now.responses[status]),
      ),
    ];
  }

  function compareContents(where: string, direction: Direction, then?: Content, now?: Content): readonly string[] {
    return Object.entries(then?.content ?? {}).flatMap(([type, { schema }]) => {
      const other = now?.content?.[type]?.schema;
      return other === undefined
        ? [`${where} is no ${type} any more`]
        : compareSchemas(where, direction, schema, other, new Set());
    });
  }

  function compareSchemas(
    where: string,
    direction: Direction,
    then: Schema,
    now: Schema,
    seen: ReadonlySet<string>,
  ): readonly string[] {
    const pair = `${then.$ref ?? ''}>${now.$ref ?? ''}`;
    if (then.$ref !== undefined && seen.has(pair)) return [];
    const inside = new Set([...seen, pair]);
    const [old, young] = [variantsOf(then, before), variantsOf(now, after)];
    // A request must still be taken; an answer must still be one of the forms that the client knows.
    const [asked, offered] = direction === 'request' ? [old, young] : [young, old];
    return asked.flatMap((variant) => {
      const tried = offered.map((other) => {
        const [from, to] = direction === 'request' ? [variant, other] : [other, variant];
        return compareVariants(where, direction, from, to, inside);
      });
      if (tried.some((breaks) => breaks.length === 0)) return [];
      return tried.sort((one, other) => one.length - other.length)[0] ?? [`${where} has no form any more`];
    });
  }

  function compareVariants(
    where: string,
    direction: Direction,
    then: Schema,
    now: Schema,
    seen: ReadonlySet<string>,
  ): readonly string[] {
    if (kindOf(then) !== kindOf(now)) return [`${where} was ${kindOf(then)}, is ${kindOf(now)}`];
    const oldNames = Object.keys(then.properties ?? {});
    const [must, may] = direction === 'request' ? [now, then] : [then, now];
    const required = (must.required ?? []).filter((name) => !(may.required ?? []).includes(name));
    const values = (then.enum ?? []).filter(
      (value) => direction === 'request' && !(now.enum ?? [value]).includes(value),
    );
    return [
      ...required.map((name) => `${where}.${name} is ${direction === 'request' ? 'demanded' : 'not certain any more'}`),
      ...values.map((value) => `${where} does not take ${String(value)} any more`),
      ...oldNames.flatMap((name) => {
        const [old, young] = [then.properties?.[name], now.properties?.[name]];
        if (old === undefined) return [];
        return young === undefined
          ? [`${where}.${name} is gone`]
          : compareSchemas(`${where}.${name}`, direction, old, young, seen);
      }),
      ...(then.items !== undefined && now.items !== undefined
        ? compareSchemas(`${where}[]`, direction, then.items, now.items, seen)
        : []),
    ];
  }
}

function variantsOf(schema: Schema, { components }: Description): readonly Schema[] {
  if (schema.$ref !== undefined) {
    const named = components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (named === undefined) throw new Error(`Nothing is named ${schema.$ref}`);
    return variantsOf(named, { components } as Description);
  }
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return several.flatMap((one) => variantsOf(one, { components } as Description));
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => ({ ...schema, type }));
  return [schema];
}

function kindOf({ type, const: value, enum: values, properties }: Schema): string {
  if (value !== undefined) return typeof value;
  if (values !== undefined) return typeof values[0];
  if (typeof type === 'string') return type === 'integer' ? 'number' : type;
  return properties === undefined ? 'anything' : 'object';
}
