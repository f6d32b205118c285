/** What the owner says of the fiscal cash register; nothing of it has a default where machines differ. */
import { ALL_MEANS, type Means } from '#domain/orders/payment-means.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Dialect, factsOfDialect } from './dialects.ts';

/** When an order that was paid online gets its receipt; `never` only by the accountant's word. */
export const ONLINE_MOMENTS = ['handover', 'acceptance', 'never'] as const;
export type OnlineMoment = (typeof ONLINE_MOMENTS)[number];

/** What a machine calls its VAT groups, departments and payments. */
export type MachineCodes = {
  readonly dialect: Dialect;
  /** The longest name that the machine prints, in characters. */
  readonly nameLetters: number;
  /** By rate in basis points; '' where it is not said yet. */
  readonly groups: Readonly<Record<string, string>>;
  /** Of deposits (SGR). */
  readonly depositGroup: string;
  readonly department: string;
  readonly depositDepartment: string;
  /** '' where it is not said yet. */
  readonly paymentCodes: Readonly<Partial<Record<Means, string>>>;
};

export type FiscalSettings = MachineCodes & {
  /** Receipts are made for orders. */
  readonly isOn: boolean;
  readonly onlineMoment: OnlineMoment;
};

export const LEAST_LETTERS = 10;
const GROUP = /^[0-9A-Z]$/;
const DEPARTMENT = /^[1-9][0-9]?$/;
const CODE = /^[0-9]{1,2}$/;

export type FiscalProblem =
  | 'fiscal_group_invalid'
  | 'fiscal_department_invalid'
  | 'fiscal_code_invalid'
  | 'fiscal_letters_invalid';
type Problems = Readonly<Record<string, FiscalProblem>>;

/**
 * Reads the typed settings: blanks around a code go, groups are upper case. An empty code is accepted, because the
 * technician may not have said it yet; an order that needs it says so. Problems are by field.
 */
export function parseFiscalSettings(typed: FiscalSettings): Result<FiscalSettings, Problems> {
  const facts = factsOfDialect(typed.dialect);
  const clean = (text: string) => text.trim().toUpperCase();
  const groups = Object.fromEntries(Object.entries(typed.groups).map(([rate, group]) => [rate, clean(group)]));
  const paymentCodes = Object.fromEntries(ALL_MEANS.map((means) => [means, clean(typed.paymentCodes[means] ?? '')]));
  const departmentOf = (text: string) => (facts.hasDepartments ? clean(text) : '');
  const settings = {
    ...typed,
    groups,
    paymentCodes,
    depositGroup: clean(typed.depositGroup),
    department: departmentOf(typed.department),
    depositDepartment: departmentOf(typed.depositDepartment),
  };
  const { nameLetters } = settings;
  const isLengthRight = Number.isInteger(nameLetters) && nameLetters >= LEAST_LETTERS;
  const problems: readonly (readonly [field: string, problem: FiscalProblem | null])[] = [
    ['nameLetters', isLengthRight && nameLetters <= facts.mostLetters ? null : 'fiscal_letters_invalid'],
    ...Object.entries(groups).map(
      ([rate, group]) => [`groups.${rate}`, judge(group, GROUP, 'fiscal_group_invalid')] as const,
    ),
    ['depositGroup', judge(settings.depositGroup, GROUP, 'fiscal_group_invalid')],
    ['department', judge(settings.department, DEPARTMENT, 'fiscal_department_invalid')],
    ['depositDepartment', judge(settings.depositDepartment, DEPARTMENT, 'fiscal_department_invalid')],
    ...Object.entries(paymentCodes).map(
      ([means, code]) => [`paymentCodes.${means}`, judge(code, CODE, 'fiscal_code_invalid')] as const,
    ),
  ];
  const found = problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem] as const]));
  return found.length === 0 ? ok(settings) : err(Object.fromEntries(found));
}

function judge(text: string, pattern: RegExp, problem: FiscalProblem): FiscalProblem | null {
  return text === '' || pattern.test(text) ? null : problem;
}
