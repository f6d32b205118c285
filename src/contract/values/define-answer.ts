/**
 * Describes the answer of a call by the fields whose wire type differs from their domain type: amounts, moments, days.
 * Encoding and decoding follow from the description; other fields are copied, `null` stays `null`. Free of zod.
 */
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate, Weekday } from '#domain/time/local-date.ts';
import { wireDate, wireDateTime } from '#domain/time/wire-date-time.ts';
import type { CallName } from '../calls.ts';
import type { Api, CallInput, CallOutput } from '../client.ts';
import {
  type DayOfWeek,
  dateFromWire,
  dateTimeFromWire,
  isoInstant,
  parseIsoInstant,
  readLei,
  weekdayFromWire,
  weekdayToWire,
} from './convert.ts';

/** A type on the wire and in the domain, with both conversions. */
export type Codec<Wire, Value> = {
  toWire(value: Value): Wire;
  fromWire(wire: Wire): Value;
};

export const lei: Codec<number, Bani> = { toWire: leiFromBani, fromWire: readLei };
export const isoMoment: Codec<string, Instant> = { toWire: isoInstant, fromWire: parseIsoInstant };
/** The documents' array of seven numbers. */
export const wallMoment: Codec<number[], Instant> = {
  toWire: (at) => [...wireDateTime(at)],
  fromWire: dateTimeFromWire,
};
/** The documents' array of three numbers. */
export const calendarDay: Codec<number[], LocalDate> = { toWire: (day) => [...wireDate(day)], fromWire: dateFromWire };

export const weekday: Codec<DayOfWeek, Weekday> = { toWire: weekdayToWire, fromWire: weekdayFromWire };

/** A codec, `[description of an item]`, or descriptions by field. */
type Description<Wire> =
  | Codec<NonNullable<Wire>, unknown>
  | (NonNullable<Wire> extends readonly (infer Item)[]
      ? readonly [Description<Item>]
      : { readonly [Field in keyof NonNullable<Wire>]?: Description<NonNullable<Wire>[Field]> });

type Described<Wire, Given> = Wire extends null | undefined
  ? Wire
  : Given extends { fromWire(wire: never): infer Value }
    ? Value
    : Wire extends readonly (infer Item)[]
      ? readonly Described<Item, Given extends readonly [infer OfItem] ? OfItem : unknown>[]
      : Wire extends object
        ? { readonly [Field in keyof Wire]: Described<Wire[Field], Field extends keyof Given ? Given[Field] : unknown> }
        : Wire;

export type DefinedAnswer<Name extends CallName, Value> = Codec<CallOutput<Name>, Value> & {
  readonly call: Name;
  /** Makes the call. */
  readonly fetch: (api: Api, input?: CallInput<Name>) => Promise<Value>;
};

/** The domain type of an answer. */
export type ValueOf<Given> = Given extends { fromWire(wire: never): infer Value } ? Value : never;

export function defineAnswer<Name extends CallName, const Given extends Description<CallOutput<Name>>>(
  name: Name,
  description: Given,
): DefinedAnswer<Name, Described<CallOutput<Name>, Given>> {
  type Value = Described<CallOutput<Name>, Given>;
  // `convert` follows the description, from which both types are derived.
  const fromWire = (wire: CallOutput<Name>) => convert('fromWire', description, wire) as Value;
  return {
    call: name,
    fromWire,
    toWire: (value) => convert('toWire', description, value) as CallOutput<Name>,
    fetch: async (api, input) => fromWire(await api(name, input)),
  };
}

type BodyOf<Name extends CallName> = NonNullable<CallInput<Name>['body']>;

/** The request body of a call, from domain values; described like an answer. */
export function defineBody<Name extends CallName, const Given extends Description<BodyOf<Name>>>(
  _name: Name,
  description: Given,
): (value: Described<BodyOf<Name>, Given>) => BodyOf<Name> {
  return (value) => convert('toWire', description, value) as BodyOf<Name>;
}

type Part = Codec<unknown, unknown> | readonly [Part] | { readonly [field: string]: Part };

function convert(side: keyof Codec<unknown, unknown>, description: unknown, given: unknown): unknown {
  if (given === null || given === undefined) return given;
  const part = description as Part;
  if (isCodec(part)) return part[side](given);
  if (isList(part)) return (given as readonly unknown[]).map((item) => convert(side, part[0], item));
  const fields = Object.entries(part).map(([field, of]) => [field, convert(side, of, (given as typeof part)[field])]);
  return { ...given, ...Object.fromEntries(fields) };
}

function isCodec(part: Part): part is Codec<unknown, unknown> {
  return 'fromWire' in part;
}

function isList(part: Part): part is readonly [Part] {
  return Array.isArray(part);
}
