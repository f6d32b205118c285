/** What the tables of refusals are made of: code → HTTP status → sentence, which names the facts it needs. */
/** The facts of a sentence that needs none. */
export type NoFacts = Readonly<Record<string, never>>;

/** Amounts are bani (lei on the wire), moments and hours already Romanian text; `null` is what is not known. */
export type ErrorEntry = { readonly status: number; readonly sentence: (facts: never) => string };
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

/** The facts that the sentence of a code needs. */
export type FactsOf<Table extends ErrorTable, Code extends keyof Table> = Parameters<Table[Code]['sentence']>[0];

/** The codes whose sentence needs no facts. */
export type PlainCode<Table extends ErrorTable> = {
  [Code in keyof Table]: NoFacts extends FactsOf<Table, Code> ? Code : never;
}[keyof Table];

/** What is passed beside a code: its facts, where it needs any. */
export type FactsArgument<Table extends ErrorTable, Code extends keyof Table> = [Code] extends [PlainCode<Table>]
  ? [facts?: NoFacts]
  : [facts: FactsOf<Table, Code>];

/** A sentence that is always the same. */
export const says = (status: number, sentence: string) => ({ status, sentence: (_: NoFacts) => sentence });

/** A sentence made of facts. */
export const tells = <Facts>(status: number, sentence: (facts: Facts) => string) => ({ status, sentence });

/** Gives the function that writes the sentences of a table. */
export function sentencesOf<Table extends ErrorTable>(table: Table) {
  return <Code extends keyof Table>(code: Code, ...[facts]: FactsArgument<Table, Code>): string =>
    // The type of the argument is that of the code's own sentence.
    (table[code] as ErrorEntry).sentence((facts ?? {}) as never);
}

/** A code with the facts of its sentence, and the sentence. */
export type Told<Table extends ErrorTable, Code extends keyof Table = keyof Table> = {
  readonly code: Code;
  readonly details: FactsOf<Table, Code>;
  readonly sentence: string;
};

/** As `sentencesOf`, with the code and its facts beside the sentence. */
export function tellerOf<Table extends ErrorTable>(table: Table) {
  const sentenceOf = sentencesOf(table);
  return <Code extends keyof Table>(code: Code, ...facts: FactsArgument<Table, Code>): Told<Table, Code> => ({
    code,
    // The type of the argument is that of the code's own sentence.
    details: (facts[0] ?? {}) as FactsOf<Table, Code>,
    sentence: sentenceOf(code, ...facts),
  });
}

export type Hours = {
  readonly hours: string;
  /** The last hour that can be chosen: the end of `hours` itself cannot. */
  readonly lastHour: string | null;
};

/** „ (10:00–22:00). Ultima oră care se poate alege este 21:45.”, as far as it is known. */
export const sayHours = ({ hours, lastHour }: Hours) =>
  [
    hours === '' ? '.' : ` (${hours}).`,
    ...(lastHour === null ? [] : [` Ultima oră care se poate alege este ${lastHour}.`]),
  ].join('');
