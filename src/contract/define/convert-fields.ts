/**
 * Converts a value between its wire form and its domain form, by the fields whose types differ: amounts, moments, days.
 * Other fields are copied, `null` stays `null`. Free of zod.
 */
import type { AnswerOf, BodyOf, BrowserCall, Call, WireAnswerOf, WireBodyOf } from './define-call.ts';

/** A type on the wire and in the domain, with both conversions. */
export type Codec<Wire, Value> = {
  toWire(value: Value): Wire;
  fromWire(wire: Wire): Value;
};

/** A codec, `[fields of an item]`, or fields by name. */
export type Fields<Wire> =
  | Codec<NonNullable<Wire>, unknown>
  | (NonNullable<Wire> extends readonly (infer Item)[]
      ? readonly [Fields<Item>]
      : { readonly [Field in keyof NonNullable<Wire>]?: Fields<NonNullable<Wire>[Field]> });

/** The domain type of a wire type and its fields. */
export type Described<Wire, Given> = Wire extends null | undefined
  ? Wire
  : Given extends { fromWire(wire: never): infer Value }
    ? Value
    : Wire extends readonly (infer Item)[]
      ? readonly Described<Item, Given extends readonly [infer OfItem] ? OfItem : unknown>[]
      : Wire extends object
        ? { readonly [Field in keyof Wire]: Described<Wire[Field], Field extends keyof Given ? Given[Field] : unknown> }
        : Wire;

/** The answer of a call with domain values. */
export function decodeAnswer<Of extends Call>(call: Of, wire: WireAnswerOf<Of>): AnswerOf<Of>;
export function decodeAnswer(call: BrowserCall, wire: unknown): unknown;
export function decodeAnswer({ responseFields }: BrowserCall, wire: unknown): unknown {
  return responseFields === undefined ? wire : convertFields('fromWire', responseFields, wire);
}

/** The answer of a call as it is sent. */
export function encodeAnswer<Of extends Call>({ responseFields }: Of, value: AnswerOf<Of>): WireAnswerOf<Of> {
  // Both types are derived from the declared fields.
  return (responseFields === undefined ? value : convertFields('toWire', responseFields, value)) as WireAnswerOf<Of>;
}

/** The body of a call as it is sent. */
export function encodeBody<Of extends Call>(call: Of, value: BodyOf<Of>): WireBodyOf<Of>;
export function encodeBody(call: BrowserCall, value: unknown): unknown;
export function encodeBody({ bodyFields }: BrowserCall, value: unknown): unknown {
  return bodyFields === undefined ? value : convertFields('toWire', bodyFields, value);
}

type Conversion = keyof Codec<unknown, unknown>;

function convertFields(side: Conversion, given: unknown, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  // `defineCall` checks the fields against the schema.
  const fields = given as FieldTree;
  if (isCodec(fields)) return fields[side](value);
  if (isList(fields)) return (value as readonly unknown[]).map((item) => convertFields(side, fields[0], item));
  const converted = Object.entries(fields).map(([name, of]) => [
    name,
    convertFields(side, of, (value as typeof fields)[name]),
  ]);
  return { ...value, ...Object.fromEntries(converted) };
}

type FieldTree = Codec<unknown, unknown> | readonly [FieldTree] | { readonly [field: string]: FieldTree };

function isCodec(fields: FieldTree): fields is Codec<unknown, unknown> {
  return 'fromWire' in fields;
}

function isList(fields: FieldTree): fields is readonly [FieldTree] {
  return Array.isArray(fields);
}
