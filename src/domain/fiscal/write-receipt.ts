/** Receipts as files of the three dialects. */
import type { Bani } from '#domain/money/bani.ts';
import type { Dialect } from './dialects.ts';
import { cleanForRegister } from './fiscal-text.ts';
import { withoutDiscount } from './make-receipt.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';

/** Drivers read Windows line ends only. */
const LINE_END = '\r\n';
/** Where a name has no letter that a machine prints. */
const NAMELESS = 'Produs';

/** The commands of a receipt, in their order; each dialect has its own words for them. */
type Commands = {
  readonly head: (cui: string) => readonly string[];
  readonly sale: (line: ReceiptLine) => readonly string[];
  readonly payment: (payment: Receipt['payments'][number]) => string;
};

const COMMANDS: Readonly<Record<Dialect, Commands>> = {
  fiscalnet: {
    head: (cui) => (cui === '' ? [] : [`CF^${cui}`]),
    sale: ({ name, unitPrice, quantity, group, department, discount }) => [
      `S^${name}^${unitPrice}^${quantity * 1000}^buc^${group}^${department}`,
      ...(discount > 0 ? [`DV^${discount}`] : []),
    ],
    payment: ({ code, amount }) => `P^${code}^${amount}`,
  },
  fprint: {
    head: (cui) => (cui === '' ? [] : [`K,1,______,_,__;${cui};`]),
    sale: ({ name, unitPrice, quantity, group, department, discount }) => [
      `S,1,______,_,__;${name};${decimal(unitPrice)};${quantity}.000;${department};1;${group};0;0;buc`,
      ...(discount > 0 ? [`C,1,______,_,__;3;${decimal(discount)};`] : []),
    ],
    payment: ({ code, amount }) => `T,1,______,_,__;${code};${decimal(amount)};;;;`,
  },
  ecrbridge: {
    head: (cui) => [cui === '' ? 'FISCAL' : `FISCAL;${cui}`],
    sale: (line) =>
      withoutDiscount(line).map(
        ({ name, unitPrice, quantity, group }) => `I;${name};${quantity};${decimal(unitPrice)};${group}`,
      ),
    payment: ({ code, amount }) => `P;${code};${decimal(amount)}`,
  },
};

/** The file of a receipt. Every payment names its amount, so that a machine never computes one. */
export function writeReceipt(
  { dialect, nameLetters }: { readonly dialect: Dialect; readonly nameLetters: number },
  { cui, lines, payments }: Receipt,
): string {
  const { head, sale, payment } = COMMANDS[dialect];
  const cleanName = (name: string) => cleanForRegister(name, nameLetters) || NAMELESS;
  const commands = [
    ...head(cui),
    ...lines.flatMap((line) => sale({ ...line, name: cleanName(line.name) })),
    ...payments.map(payment),
  ];
  return commands.map((command) => `${command}${LINE_END}`).join('');
}

function decimal(amount: Bani): string {
  return (amount / 100).toFixed(2);
}
