/**
 * A fiscal cash register behind its driver, in memory. It reads each dialect as strictly as the strictest machine:
 * a wrong separator, sign, order or sum is an error and prints nothing. It keeps the totals that its Z report prints,
 * and runs out of paper or loses its answer where a test says so. The same file twice is two receipts, as with drivers.
 */
import { type Dialect, receiptFileName } from '#domain/fiscal/dialects.ts';

export type RegisterFault = 'no_paper' | 'lost_answer' | 'lost_file';

type Sale = { readonly group: string; readonly department: string; readonly total: number };

/** A receipt as it is on paper. */
type Printed = {
  readonly number: number;
  readonly cui: string;
  readonly sales: readonly Sale[];
  readonly names: readonly string[];
  readonly payments: readonly { readonly code: string; readonly amount: number }[];
};

/** One read command; `takes_off` lowers the sale before it. */
type Command =
  | { readonly kind: 'buyer'; readonly cui: string }
  | { readonly kind: 'sale'; readonly name: string; readonly sale: Sale }
  | { readonly kind: 'takes_off'; readonly amount: number }
  | { readonly kind: 'payment'; readonly code: string; readonly amount: number };

const NAME = '[ !-:<-\\]_-~]';
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Lei with two decimals as bani; whole quantities. */
const bani = (lei: string) => Math.round(Number(lei) * 100);

type Reader = { readonly pattern: RegExp; readonly read: (match: readonly string[]) => Command };

const READERS: Readonly<Record<Dialect, readonly Reader[]>> = {
  fiscalnet: [
    { pattern: /^CF\^((?:RO)?\d{2,10})$/, read: ([cui = '']) => ({ kind: 'buyer', cui }) },
    {
      pattern: new RegExp(`^S\\^(${NAME}{1,36})\\^([1-9]\\d*)\\^([1-9]\\d*)000\\^buc\\^([1-5])\\^([1-9]\\d?)$`),
      read: ([name = '', price, quantity, group = '', department = '']) => ({
        kind: 'sale',
        name,
        sale: { group, department, total: Number(price) * Number(quantity) },
      }),
    },
    { pattern: /^DV\^([1-9]\d*)$/, read: ([amount]) => ({ kind: 'takes_off', amount: Number(amount) }) },
    {
      pattern: /^P\^([1-9])\^([1-9]\d*)$/,
      read: ([code = '', amount]) => ({ kind: 'payment', code, amount: Number(amount) }),
    },
  ],
  fprint: [
    { pattern: /^K,1,______,_,__;((?:RO)?\d{2,10});$/, read: ([cui = '']) => ({ kind: 'buyer', cui }) },
    {
      pattern: new RegExp(
        `^S,1,______,_,__;(${NAME}{1,72});(\\d+\\.\\d\\d);([1-9]\\d*)\\.000;([1-9]\\d?);1;([1-5]);0;0;buc$`,
      ),
      read: ([name = '', price = '', quantity, department = '', group = '']) => ({
        kind: 'sale',
        name,
        sale: { group, department, total: bani(price) * Number(quantity) },
      }),
    },
    {
      pattern: /^C,1,______,_,__;3;(\d+\.\d\d);$/,
      read: ([amount = '']) => ({ kind: 'takes_off', amount: bani(amount) }),
    },
    {
      pattern: /^T,1,______,_,__;(\d);(\d+\.\d\d);;;;$/,
      read: ([code = '', amount = '']) => ({ kind: 'payment', code, amount: bani(amount) }),
    },
  ],
  ecrbridge: [
    { pattern: /^FISCAL$/, read: () => ({ kind: 'buyer', cui: '' }) },
    { pattern: /^FISCAL;((?:RO)?\d{2,10})$/, read: ([cui = '']) => ({ kind: 'buyer', cui }) },
    {
      pattern: new RegExp(`^I;(${NAME}{1,72});([1-9]\\d*);(\\d+\\.\\d\\d);([1-5])$`),
      read: ([name = '', quantity, price = '', group = '']) => ({
        kind: 'sale',
        name,
        sale: { group, department: '', total: bani(price) * Number(quantity) },
      }),
    },
    {
      pattern: /^P;(\d{1,2});(\d+\.\d\d)$/,
      read: ([code = '', amount = '']) => ({ kind: 'payment', code, amount: bani(amount) }),
    },
  ],
};

/** Buyer, sales, payments: no command goes back. */
const PLACES = { buyer: 0, sale: 1, takes_off: 1, payment: 2 } as const;

/** @throws Error with what is wrong, as the driver would write it */
function readFile(dialect: Dialect, body: string): Omit<Printed, 'number'> {
  if (!body.endsWith('\r\n')) throw new Error('No line end at the end');
  const commands = body
    .slice(0, -2)
    .split('\r\n')
    .map((line) => {
      for (const { pattern, read } of READERS[dialect]) {
        const match = pattern.exec(line);
        if (match !== null) return read(match.slice(1));
      }
      throw new Error(`Unknown command: ${line}`);
    });
  if (dialect === 'ecrbridge' && commands[0]?.kind !== 'buyer') throw new Error('No head');
  const names: string[] = [];
  const sales: Sale[] = [];
  const payments: { code: string; amount: number }[] = [];
  let cui = '';
  let place = 0;
  let before: Command['kind'] | null = null;
  for (const command of commands) {
    if (PLACES[command.kind] < place) throw new Error(`${command.kind} comes too late`);
    place = PLACES[command.kind];
    if (command.kind === 'buyer') {
      if (before !== null) throw new Error('Two buyers');
      cui = command.cui;
    } else if (command.kind === 'sale') {
      if (command.sale.total <= 0) throw new Error('A sale without a price');
      names.push(command.name);
      sales.push(command.sale);
    } else if (command.kind === 'takes_off') {
      const sold = sales.pop();
      if (sold === undefined || before !== 'sale') throw new Error('A discount without a sale');
      if (command.amount >= sold.total) throw new Error('The discount leaves nothing of the sale');
      sales.push({ ...sold, total: sold.total - command.amount });
    } else {
      payments.push(command);
    }
    before = command.kind;
  }
  const [sold, paid] = [sum(sales.map(({ total }) => total)), sum(payments.map(({ amount }) => amount))];
  if (sold !== paid) throw new Error(`Sold for ${sold}, paid ${paid}`);
  return { cui, sales, names, payments };
}

function addTo(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

export function fakeRegister(dialect: Dialect, firstNumber = 1) {
  const paper: Printed[] = [];
  const answers = {
    printed: (number: number, token: string) =>
      ({
        fiscalnet: `BONOK=1\r\nNRBON=${number}\r\n`,
        fprint: `FISIER=BonOK\\${receiptFileName('fprint', token)}\r\nNUMARBON=${number}\r\n`,
        ecrbridge: `FISIER=bon-${token}.OK\r\n`,
      })[dialect],
    failed: (reason: string, token: string) =>
      ({
        fiscalnet: `BONOK=0\r\nERRCODE=12\r\nERRINFO=${reason}\r\n`,
        fprint: `FISIER=BonERR\\${receiptFileName('fprint', token)}\r\n${reason}\r\n`,
        ecrbridge: `FISIER=bon-${token}.ERR\r\n${reason}\r\n`,
      })[dialect],
  };
  return {
    paper,
    /** What the driver answers about a file; null where nobody hears of it. */
    print(body: string, token: string, fault: RegisterFault | null = null): string | null {
      if (fault === 'lost_file') return null;
      if (fault === 'no_paper') return answers.failed('Lipsa hartie', token);
      let read: Omit<Printed, 'number'>;
      try {
        read = readFile(dialect, body);
      } catch (error) {
        return answers.failed(error instanceof Error ? error.message : '', token);
      }
      const number = firstNumber + paper.length;
      paper.push({ ...read, number });
      return fault === 'lost_answer' ? null : answers.printed(number, token);
    },
    /** The totals of the Z report, in bani. */
    closeDay() {
      const [byGroup, byDepartment, byCode] = [
        new Map<string, number>(),
        new Map<string, number>(),
        new Map<string, number>(),
      ];
      for (const { sales, payments } of paper) {
        for (const { group, department, total } of sales) {
          addTo(byGroup, group, total);
          addTo(byDepartment, department, total);
        }
        for (const { code, amount } of payments) addTo(byCode, code, amount);
      }
      return { numberOfReceipts: paper.length, byGroup, byDepartment, byCode };
    },
  };
}
