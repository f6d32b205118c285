/**
 * The files that drivers of fiscal cash registers read. The facts are those that drivers document; what differs from
 * machine to machine (VAT groups, departments, payment codes) is a setting without a default (docs/decisions/0283).
 */
import { keysOf } from '#domain/keys-of.ts';

type DialectFacts = {
  readonly label: string;
  /** Programs that read it, for the owner. */
  readonly drivers: string;
  /** Of the file's name, in the order in which drivers look for it. */
  readonly extension: string;
  /** The longest name of a line that any machine of this dialect prints, in characters. */
  readonly mostLetters: number;
  /** Lines name a department. */
  readonly hasDepartments: boolean;
  /** The folder that the driver watches, and where its answers appear, as its makers call them. */
  readonly folder: string;
  readonly answers: readonly string[];
};

export const DIALECTS = {
  fiscalnet: {
    label: 'FiscalNet',
    drivers: 'FiscalNet (EconMedia)',
    extension: 'txt',
    mostLetters: 36,
    hasDepartments: true,
    folder: 'Bonuri',
    answers: ['Raspuns'],
  },
  fprint: {
    label: 'FPrint (Datecs)',
    drivers: 'Fisco, FiscalWire, DxPrint, Datprint, SellText',
    extension: 'inp',
    mostLetters: 72,
    hasDepartments: true,
    folder: 'Bon',
    answers: ['BonOK', 'BonERR', 'BonANSWER'],
  },
  ecrbridge: {
    label: 'EcrBridge',
    drivers: 'EcrBridge (Datecs, Tremol, Daisy, Custom, Partner, SAM4S, Olivetti)',
    extension: 'txt',
    mostLetters: 72,
    hasDepartments: false,
    folder: 'Bon',
    answers: ['BonOK', 'BonErr'],
  },
} as const satisfies Record<string, DialectFacts>;
export type Dialect = keyof typeof DIALECTS;
export const ALL_DIALECTS: readonly Dialect[] = keysOf(DIALECTS);

/** The row of a dialect, with the types that all rows share. */
export function factsOfDialect(dialect: Dialect): DialectFacts {
  return DIALECTS[dialect];
}

/** The name of a receipt's file: drivers answer with the same name. */
export function receiptFileName(dialect: Dialect, token: string): string {
  return `bon-${token}.${factsOfDialect(dialect).extension}`;
}
