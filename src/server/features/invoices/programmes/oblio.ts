/**
 * Oblio (https://www.oblio.eu/api): a token by e-mail and secret, then JSON. Invoices are found again by their mention
 * in the list; the key against repetition is sent as well.
 */
import { z } from 'zod';
import { mentionsOrder } from '#domain/invoices/mention.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { askProgramme, cleanSaid, leiNumber, type ProgrammeAnswer } from './ask-programme.ts';
import { type Account, type Busy, type Invoice, type Programme, type Refused, refuse } from './programme.ts';

export const OBLIO: OutboundCaller = {
  name: 'oblio',
  to: ['www.oblio.eu'],
  timeoutMs: 20_000,
  mostBytes: 2_000_000,
};
const API = 'https://www.oblio.eu/api';
/** Of one answer of the list; Oblio gives no more. */
const PAGE = 100;
/** Two days of a busy restaurant fit in this many pages. */
const MOST_PAGES = 20;

const Token = z.object({ access_token: z.string().min(1) });
const Failure = z.object({ statusMessage: z.string().catch('') });
const Issued = z.object({
  status: z.literal(200),
  data: z.object({ seriesName: z.string(), number: z.coerce.string().min(1), link: z.string().catch('') }),
});
const Series = z.object({ data: z.array(z.object({ type: z.string(), name: z.string() })) });
const Listed = z.object({
  data: z.array(
    z.object({
      seriesName: z.string(),
      number: z.coerce.string(),
      mentions: z.string().nullish(),
      link: z.string().catch(''),
      canceled: z.coerce.string().catch('0'),
      draft: z.coerce.string().catch('0'),
    }),
  ),
});

export function openOblio(callOut: CallOut): Programme {
  const ask = (token: string, asked: { readonly path: string; readonly json?: object }) =>
    askProgramme(callOut, OBLIO, {
      address: `${API}/${asked.path}`,
      headers: { Authorization: `Bearer ${token}` },
      ...(asked.json && { method: 'POST', json: asked.json }),
    });

  async function authorize({ email, secret }: Account): Promise<Result<string, Refused | Busy>> {
    const answer = await askProgramme(callOut, OBLIO, {
      address: `${API}/authorize/token`,
      method: 'POST',
      json: { client_id: email, client_secret: secret },
    });
    if (answer.code !== 'answered') return err({ code: 'busy', said: answer.said });
    const { data } = Token.safeParse(answer.body);
    if (answer.status === 200 && data !== undefined) return ok(data.access_token);
    return err(answer.status === 400 || answer.status === 401 ? refuse('keys', saidBy(answer)) : busy(answer));
  }

  /** Something that only reads: any failure leaves nothing behind. */
  async function read<Body>(
    account: Account,
    path: string,
    schema: z.ZodType<Body>,
  ): Promise<Result<Body, Refused | Busy>> {
    const token = await authorize(account);
    if (!token.ok) return token;
    const answer = await ask(token.value, { path });
    if (answer.code !== 'answered') return err({ code: 'busy', said: answer.said });
    const { data } = schema.safeParse(answer.body);
    if (answer.status === 200 && data !== undefined) return ok(data);
    if (answer.status === 401) return err(refuse('keys', saidBy(answer)));
    return err(answer.status === 400 ? refuse('refused', saidBy(answer)) : busy(answer));
  }

  return {
    prepare: async () => ok(''),

    async issue(account, invoice) {
      const token = await authorize(account);
      if (!token.ok) return token.error;
      const answer = await ask(token.value, { path: 'docs/invoice', json: documentOf(account, invoice) });
      if (answer.code === 'not_sent') return { code: 'busy', said: answer.said };
      if (answer.code === 'lost') return { code: 'unknown', said: answer.said };
      const issued = Issued.safeParse(answer.body);
      if (answer.status === 200 && issued.success) {
        const { seriesName, number, link } = issued.data.data;
        return { code: 'issued', invoice: { series: seriesName, number, link } };
      }
      if (answer.status === 401) return refuse('keys', saidBy(answer));
      if (answer.status === 429) return busy(answer);
      if (answer.status !== 400) return { code: 'unknown', said: saidBy(answer) };
      return refuse(reasonOf(saidBy(answer)), saidBy(answer));
    },

    async find(account, { orderNumber, day }) {
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = new URLSearchParams({
          cif: account.cui,
          issuedAfter: addDays(day, -1),
          issuedBefore: addDays(day, 2),
          limitPerPage: String(PAGE),
          offset: String(page * PAGE),
        });
        const listed = await read(account, `docs/invoice/list?${query}`, Listed);
        if (!listed.ok) return listed.error;
        const { data } = listed.value;
        const found = data.find(
          ({ mentions, canceled, draft }) =>
            mentionsOrder(mentions ?? '', orderNumber) && canceled !== '1' && draft !== '1',
        );
        if (found !== undefined) {
          return { code: 'found', invoice: { series: found.seriesName, number: found.number, link: found.link } };
        }
        if (data.length < PAGE) return { code: 'absent' };
      }
      return { code: 'unclear', said: `Mai mult de ${MOST_PAGES * PAGE} de facturi` };
    },

    async listSeries(account) {
      const series = await read(account, `nomenclature/series?${new URLSearchParams({ cif: account.cui })}`, Series);
      if (!series.ok) return series;
      return ok(series.value.data.filter(({ type }) => type === 'Factura').map(({ name }) => name));
    },
  };
}

function documentOf({ cui, series, zeroVatName }: Account, invoice: Invoice): object {
  const { buyer, day, lines, mentions, orderNumber } = invoice;
  return {
    cif: cui,
    client: {
      cif: buyer.cui,
      name: buyer.name,
      rc: buyer.tradeRegister,
      address: buyer.office,
      state: buyer.county,
      city: buyer.city,
      country: 'Romania',
      vatPayer: buyer.cui.startsWith('RO') ? 1 : 0,
      // Oblio completes a Romanian company by its fiscal code.
      autocomplete: 1,
      save: 0,
    },
    issueDate: day,
    deliveryDate: day,
    seriesName: series,
    language: 'RO',
    precision: 2,
    currency: 'RON',
    products: lines.map(({ name, quantity, unitPrice, vat }) => ({
      name,
      quantity,
      price: leiNumber(unitPrice),
      measuringUnit: 'buc',
      currency: 'RON',
      vatPercentage: (vat ?? 0) / 100,
      ...((vat ?? 0) === 0 && zeroVatName !== '' && { vatName: zeroVatName }),
      vatIncluded: 1,
      save: 0,
    })),
    mentions,
    orderNumber: String(orderNumber),
    idempotencyKey: `pofta-${orderNumber}`,
  };
}

type Answered = Extract<ProgrammeAnswer, { readonly code: 'answered' }>;

function saidBy({ body, status }: Answered): string {
  const { data } = Failure.safeParse(body);
  return cleanSaid(data?.statusMessage || `HTTP ${status}`);
}

function busy(answer: Answered): Busy {
  return { code: 'busy', said: saidBy(answer) };
}

function reasonOf(said: string): 'series' | 'vat' | 'refused' {
  if (/seri/i.test(said)) return 'series';
  return /tva|vat/i.test(said) ? 'vat' : 'refused';
}
