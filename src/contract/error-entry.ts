/** Types of the refusal tables: code → HTTP status → sentence, with the facts that the sentence needs. */
/** The facts of a sentence that needs none. */
export type NoFacts = Readonly<Record<string, never>>;

/** Amounts are bani (lei on the wire), moments and hours already Romanian text; `null` means unknown. */
export type ErrorEntry = { readonly status: number; readonly sentence: (facts: never) => string };
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

/** The facts that the sentence of a code needs. */
export type FactsOf<Table extends ErrorTable, Code extends keyof Table> = Parameters<Table[Code]['sentence']>[0];

/** The codes whose sentence needs no facts. */
export type PlainCode<Table extends ErrorTable> = {
  [Code in keyof Table]: NoFacts extends FactsOf<Table, Code> ? Code : never;
}[keyof Table];

/** The argument beside a code: its facts, when it needs any. */
export type FactsArgument<Table extends ErrorTable, Code extends keyof Table> = [Code] extends [PlainCode<Table>]
  ? [facts?: NoFacts]
  : [facts: FactsOf<Table, Code>];

/** An entry with a constant sentence. */
export const says = (status: number, sentence: string) => ({ status, sentence: (_: NoFacts) => sentence });

/** An entry with a sentence computed from facts. */
export const tells = <Facts>(status: number, sentence: (facts: Facts) => string) => ({ status, sentence });

/** Creates the function that returns the sentences of a table. */
export function sentencesOf<Table extends ErrorTable>(table: Table) {
  return <Code extends keyof Table>(code: Code, ...[facts]: FactsArgument<Table, Code>): string =>
    // The parameter type of `sentencesOf` ensures that the facts are those of this code.
    (table[code] as ErrorEntry).sentence((facts ?? {}) as never);
}

/** A code with the facts of its sentence, and the sentence. */
export type Told<Table extends ErrorTable, Code extends keyof Table = keyof Table> = {
  readonly code: Code;
  readonly details: FactsOf<Table, Code>;
  readonly sentence: string;
};

/** Like `sentencesOf`, but also returns the code and its facts. */
export function describerOf<Table extends ErrorTable>(table: Table) {
  const sentenceOf = sentencesOf(table);
  return <Code extends keyof Table>(code: Code, ...facts: FactsArgument<Table, Code>): Told<Table, Code> => ({
    code,
    // The parameter type ensures that the facts are those of this code.
    details: (facts[0] ?? {}) as FactsOf<Table, Code>,
    sentence: sentenceOf(code, ...facts),
  });
}

export type Hours = {
  readonly hours: string;
  /** The last hour that can be chosen: the end of `hours` itself cannot be. */
  readonly lastHour: string | null;
};

/** „ (10:00–22:00). Ultima oră care se poate alege este 21:45.”, as far as known. */
export const hoursSentence = ({ hours, lastHour }: Hours) =>
  [
    hours === '' ? '.' : ` (${hours}).`,
    ...(lastHour === null ? [] : [` Ultima oră care se poate alege este ${lastHour}.`]),
  ].join('');
