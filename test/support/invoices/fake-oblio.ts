/** Oblio on loopback: token, invoice with its key against repetition, list by days, series. */
import { z } from 'zod';
import { type Answered, addUp, aLedger, type Heard, serveProgramme } from './fake-programme.ts';

const KEYS = { client_id: 'contabil@vatra.ro', client_secret: 'secret-oblio' };
const TOKEN = 'Bearer 67d6f8817c28d698';

const Document = z.object({
  cif: z.string(),
  client: z.object({ cif: z.string(), name: z.string().min(1) }),
  issueDate: z.string(),
  seriesName: z.string(),
  products: z
    .array(
      z.object({
        name: z.string().min(1),
        quantity: z.number().positive(),
        price: z.number().positive(),
        vatPercentage: z.number(),
        vatIncluded: z.literal(1),
      }),
    )
    .min(1),
  mentions: z.string(),
  idempotencyKey: z.string().optional(),
});

export async function aFakeOblio({ series = 'PFT', cif = 'RO12345674', rates = [0, 11, 21] } = {}) {
  const { entries, next } = aLedger();
  const refuse = (status: number, statusMessage: string): Answered => ({ status, body: { status, statusMessage } });
  const accept = (data: unknown): Answered => ({ status: 200, body: { status: 200, statusMessage: 'Success', data } });
  const shown = ({ series: seriesName, number }: { readonly series: string; readonly number: string }) => ({
    seriesName,
    number,
    link: `https://www.oblio.eu/utils/show_file/?id=${number}`,
  });

  function issue(body: Heard['body']): Answered {
    const { data } = Document.safeParse(body);
    if (data === undefined) return refuse(400, 'Date incomplete');
    if (data.cif !== cif) return refuse(400, 'Nu aveti acces la aceasta companie');
    if (data.seriesName !== series) return refuse(400, 'Seria nu exista');
    if (data.products.some(({ vatPercentage }) => !rates.includes(vatPercentage))) {
      return refuse(400, 'Cota TVA nu exista');
    }
    const before = entries.find(({ key }) => key !== '' && key === data.idempotencyKey);
    if (before !== undefined) return accept(shown(before));
    const lines = data.products.map(({ price, quantity, vatPercentage }) => ({
      rate: vatPercentage,
      amount: Math.round(price * quantity * 100),
    }));
    const entry = {
      series,
      number: next(),
      buyer: data.client.cif,
      text: data.mentions,
      day: data.issueDate,
      key: data.idempotencyKey ?? '',
      ...addUp(lines),
    };
    entries.push(entry);
    return accept(shown(entry));
  }

  const list = (query: URLSearchParams) => {
    const [after, before] = [query.get('issuedAfter') ?? '', query.get('issuedBefore') ?? ''];
    const offset = Number(query.get('offset') ?? 0);
    return accept(
      entries
        .filter(({ day }) => day >= after && day <= before)
        .slice(offset, offset + Number(query.get('limitPerPage') ?? 100))
        .map((entry) => ({ ...shown(entry), mentions: entry.text, canceled: '0', draft: '0', id: '1', total: '0' })),
    );
  };

  const served = await serveProgramme({
    issues: ({ method, path }) => method === 'POST' && path === '/api/docs/invoice',
    busy: refuse(429, 'Prea multe cereri'),
    answer({ method, path, query, headers, body }) {
      if (path === '/api/authorize/token') {
        const isRight = body.client_id === KEYS.client_id && body.client_secret === KEYS.client_secret;
        return isRight
          ? { status: 200, body: { access_token: TOKEN.slice(7), expires_in: '3600', token_type: 'Bearer' } }
          : refuse(401, 'The client credentials are invalid');
      }
      if (headers.authorization !== TOKEN) return refuse(401, 'The access token is invalid');
      if (path === '/api/docs/invoice' && method === 'POST') return issue(body);
      if (path === '/api/docs/invoice/list') return list(query);
      if (path === '/api/nomenclature/series') {
        return accept([
          { type: 'Factura', name: series, start: '0001', next: next(), default: true },
          { type: 'Proforma', name: 'PR', start: '0001', next: '0008', default: true },
        ]);
      }
      return refuse(404, 'Not found');
    },
  });
  return { ...served, entries, series, keys: { email: KEYS.client_id, secret: KEYS.client_secret } };
}
