/** What a feature knows of a person: how it is exported for that person, and deleted or anonymised (docs/decisions/0098). */
import type { PersonalData } from '#contract/accounts/calls.ts';
import type { PersonData } from '#contract/accounts/staff-calls.ts';
import type { KnownPerson } from '#domain/accounts/known-person.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../database.ts';
import type { Tx } from '../in-transaction.ts';

/** A person who asks, with the orders that are theirs. */
export type OwnerOfData = KnownPerson & {
  readonly orderIds: readonly number[];
  /** The number in the account: it may be blocked, but leads to nothing else, because it was never confirmed. */
  readonly accountPhone?: string;
};

/** What is kept about a person with or without an account. */
export type Traces = PersonData['data'];
/** What is kept only about the owner of an account. */
export type AccountTraces = Pick<PersonalData, 'securityEvents'>;

type Exporters<Parts> = {
  readonly [Part in keyof Parts]?: (db: Database, person: OwnerOfData) => Promise<Parts[Part]>;
};

export type StillNeeded = { readonly code: 'orders_under_way' };

export type PersonalDataPart = {
  readonly exports?: Exporters<Traces>;
  readonly exportsOfAccount?: Exporters<AccountTraces>;
  /** Asked of every feature before any of them forgets. */
  readonly mayForget?: (tx: Tx, person: OwnerOfData, now: Instant) => Promise<Result<null, StillNeeded>>;
  /** Deletes or anonymises, in the transaction of all features. */
  readonly forget?: (tx: Tx, person: OwnerOfData, now: Instant) => Promise<void>;
};

type Declared = { readonly personalData: PersonalDataPart };

/** Everything that the features keep of people. */
export type People = {
  readonly exportTraces: (db: Database, person: OwnerOfData) => Promise<Traces>;
  readonly exportAccountTraces: (db: Database, person: OwnerOfData) => Promise<AccountTraces>;
  /** Deletes or anonymises, one feature after the other; refused while one of them still needs the person. */
  readonly forget: (tx: Tx, person: OwnerOfData, now: Instant) => Promise<Result<null, StillNeeded>>;
};

/** @param features called at each use, because one of them receives the result */
export function peopleOf(features: () => readonly Declared[]): People {
  return {
    exportTraces: (db, person) =>
      exportParts<Traces>(
        features().map(({ personalData }) => personalData.exports ?? {}),
        db,
        person,
      ),
    exportAccountTraces: (db, person) =>
      exportParts<AccountTraces>(
        features().map(({ personalData }) => personalData.exportsOfAccount ?? {}),
        db,
        person,
      ),
    async forget(tx, person, now) {
      const parts = features().map(({ personalData }) => personalData);
      for (const { mayForget } of parts) {
        const asked = (await mayForget?.(tx, person, now)) ?? ok(null);
        if (!asked.ok) return asked;
      }
      for (const { forget } of parts) await forget?.(tx, person, now);
      return ok(null);
    },
  };
}

/** The parts of all features together; src/server/features.test.ts finds one that is missing. */
async function exportParts<Parts>(
  exporters: readonly Exporters<Parts>[],
  db: Database,
  person: OwnerOfData,
): Promise<Parts> {
  const parts: Partial<Parts> = {};
  for (const one of exporters) {
    for (const part of Object.keys(one) as (keyof Parts)[]) parts[part] = await one[part]?.(db, person);
  }
  return parts as Parts;
}
