/**
 * SmartBill Cloud (https://api.smartbill.ro): Basic authorisation by e-mail and token. It has no list of invoices and no
 * key against repetition; a lost answer is judged by the next number of the series, and by the amounts of the numbers
 * given since.
 */
import { z } from 'zod';
import { err, ok, type Result } from '#domain/result.ts';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { askProgramme, cleanSaid, leiNumber, type ProgrammeAnswer } from './ask-programme.ts';
import {
  type Account,
  type Busy,
  type Invoice,
  type IssuedInvoice,
  type Programme,
  type Refused,
  refuse,
} from './programme.ts';

export const SMARTBILL: OutboundCaller = {
  name: 'smartbill',
  to: ['ws.smartbill.ro'],
  timeoutMs: 20_000,
  mostBytes: 1_000_000,
};
const API = 'https://ws.smartbill.ro/SBORO/api';
/** Numbers looked at after a lost answer; the restaurant issues one invoice after the other. */
const MOST_CANDIDATES = 20;
/** SmartBill writes short numbers with zeros in front. */
const DIGITS = 4;

const Failure = z.object({ errorText: z.string().catch(''), message: z.string().catch('') });
const Issued = z.object({
  errorText: z.string().catch(''),
  number: z.coerce.string().min(1),
  series: z.string().min(1),
  url: z.string().nullish(),
  documentViewUrl: z.string().nullish(),
});
const Series = z.object({ list: z.array(z.object({ name: z.string(), nextNumber: z.coerce.number().int() })) });
const Taxes = z.object({ taxes: z.array(z.object({ name: z.string(), percentage: z.coerce.number() })) });
const Payment = z.object({ errorText: z.string().catch(''), invoiceTotalAmount: z.coerce.number() });

type Tax = z.output<typeof Taxes>['taxes'][number];

export function openSmartBill(callOut: CallOut): Programme {
  const ask = (account: Account, path: string, json?: object) =>
    askProgramme(callOut, SMARTBILL, {
      address: `${API}/${path}`,
      headers: {
        Authorization: `Basic ${Buffer.from(`${account.email}:${account.secret}`).toString('base64')}`,
      },
      ...(json && { method: 'POST', json }),
    });

  async function read<Body>(
    account: Account,
    path: string,
    schema: z.ZodType<Body>,
  ): Promise<Result<Body, Refused | Busy>> {
    const answer = await ask(account, path);
    if (answer.code !== 'answered') return err({ code: 'busy', said: answer.said });
    if (answer.status === 401) return err(refuse('keys', saidBy(answer)));
    const { data } = schema.safeParse(answer.body);
    if (answer.status === 200 && data !== undefined) return ok(data);
    return err(answer.status === 400 ? refuse('refused', saidBy(answer)) : { code: 'busy', said: saidBy(answer) });
  }

  const readSeries = (account: Account) =>
    read(account, `series?${new URLSearchParams({ cif: account.cui, type: 'f' })}`, Series);

  async function nextNumber(account: Account): Promise<Result<number, Refused | Busy>> {
    const series = await readSeries(account);
    if (!series.ok) return series;
    const own = series.value.list.find(({ name }) => name === account.series);
    return own === undefined ? err(refuse('series', account.series)) : ok(own.nextNumber);
  }

  /** What the invoice of a number amounts to, in lei; null where there is none. */
  async function totalOf(
    account: Account,
    number: string,
  ): Promise<Result<{ readonly number: string; readonly total: number } | null, Busy>> {
    for (const text of new Set([number.padStart(DIGITS, '0'), number])) {
      const query = new URLSearchParams({ cif: account.cui, seriesname: account.series, number: text });
      const answer = await ask(account, `invoice/paymentstatus?${query}`);
      if (answer.code !== 'answered') return err({ code: 'busy', said: answer.said });
      const { data } = Payment.safeParse(answer.body);
      if (answer.status === 200 && data?.errorText === '') return ok({ number: text, total: data.invoiceTotalAmount });
      if (answer.status !== 200 && answer.status !== 400) return err({ code: 'busy', said: saidBy(answer) });
    }
    return ok(null);
  }

  return {
    async prepare(account) {
      const next = await nextNumber(account);
      return next.ok ? ok(String(next.value)) : next;
    },

    async issue(account, invoice) {
      const taxes = await read(account, `tax?${new URLSearchParams({ cif: account.cui })}`, Taxes);
      if (!taxes.ok) return taxes.error;
      const json = documentOf(account, invoice, taxes.value.taxes);
      if (json === null) return refuse('vat');
      const answer = await ask(account, 'invoice/v2', json);
      if (answer.code === 'not_sent') return { code: 'busy', said: answer.said };
      if (answer.code === 'lost') return { code: 'unknown', said: answer.said };
      const issued = Issued.safeParse(answer.body);
      if (answer.status === 200 && issued.success && issued.data.errorText === '') {
        const { series, number, documentViewUrl, url } = issued.data;
        return { code: 'issued', invoice: { series, number, link: documentViewUrl || url || '' } };
      }
      const said = saidBy(answer);
      if (answer.status === 401) return refuse('keys', said);
      // After too many requests SmartBill answers 403 for ten minutes.
      if (answer.status === 429 || answer.status === 403) return { code: 'busy', said };
      const isRefusal = answer.status === 400 || (answer.status === 200 && wordsOf(answer) !== '');
      return isRefusal ? refuse(reasonOf(said), said) : { code: 'unknown', said };
    },

    async find(account, { bookmark, taken, total, isOnly }) {
      const next = await nextNumber(account);
      if (!next.ok) return next.error;
      const first = Number(bookmark);
      if (next.value === first) return { code: 'absent' };
      const given = Array.from({ length: Math.max(0, next.value - first) }, (_, at) => String(first + at));
      const free = given.filter((number) => !taken.some((one) => Number(one) === Number(number)));
      if (given.length > 0 && free.length === 0) return { code: 'absent' };
      if (given.length === 0 || given.length > MOST_CANDIDATES) return unclear(account, given);
      const alike: IssuedInvoice[] = [];
      for (const number of free) {
        const found = await totalOf(account, number);
        if (!found.ok) return found.error;
        if (found.value !== null && Math.round(found.value.total * 100) === total) {
          alike.push({ series: account.series, number: found.value.number, link: '' });
        }
      }
      const [only] = alike;
      return account.hasOwnSeries && isOnly && only !== undefined && alike.length === 1
        ? { code: 'found', invoice: only }
        : unclear(account, free);
    },

    async listSeries(account) {
      const series = await readSeries(account);
      return series.ok ? ok(series.value.list.map(({ name }) => name)) : series;
    },
  };
}

/** Null where the programme lacks a rate. */
function documentOf(account: Account, invoice: Invoice, taxes: readonly Tax[]): object | null {
  const { buyer, day, lines, mentions } = invoice;
  const products = lines.map((line) => productOf(line, account, taxes));
  if (products.some((product) => product === null)) return null;
  return {
    companyVatCode: account.cui,
    client: {
      name: buyer.name,
      vatCode: buyer.cui,
      regCom: buyer.tradeRegister,
      address: buyer.office,
      isTaxPayer: buyer.cui.startsWith('RO'),
      city: buyer.city,
      county: buyer.county,
      country: 'Romania',
      saveToDb: false,
    },
    issueDate: day,
    deliveryDate: day,
    seriesName: account.series,
    isDraft: false,
    currency: 'RON',
    language: 'RO',
    precision: 2,
    mentions,
    products,
  };
}

function productOf(
  { name, quantity, unitPrice, vat }: Invoice['lines'][number],
  { zeroVatName }: Account,
  taxes: readonly Tax[],
): object | null {
  const product = {
    name,
    measuringUnitName: 'buc',
    currency: 'RON',
    quantity,
    price: leiNumber(unitPrice),
    isTaxIncluded: true,
    saveToDb: false,
    isService: false,
  };
  // A company that pays no VAT has no rates.
  if (taxes.length === 0) return product;
  const percentage = (vat ?? 0) / 100;
  const alike = taxes.filter((one) => one.percentage === percentage);
  const named = percentage === 0 && zeroVatName !== '' ? alike.find((one) => one.name === zeroVatName) : alike[0];
  return named === undefined ? null : { ...product, taxName: named.name, taxPercentage: named.percentage };
}

function unclear({ series }: Account, numbers: readonly string[]) {
  const listed = numbers.slice(0, 5).map((number) => `${series} ${number}`);
  return { code: 'unclear', said: listed.length === 0 ? '' : `De verificat: ${listed.join(', ')}` } as const;
}

type Answered = Extract<ProgrammeAnswer, { readonly code: 'answered' }>;

function wordsOf({ body }: Answered): string {
  const { data } = Failure.safeParse(body);
  return cleanSaid(data === undefined ? '' : data.errorText || data.message);
}

function saidBy(answer: Answered): string {
  return wordsOf(answer) || `HTTP ${answer.status}`;
}

function reasonOf(said: string): 'series' | 'vat' | 'refused' {
  if (/seri/i.test(said)) return 'series';
  return /tva|cota/i.test(said) ? 'vat' : 'refused';
}
