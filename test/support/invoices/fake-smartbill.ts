/** SmartBill on loopback: Basic authorisation, invoice, series with the next number, rates, what an invoice amounts to. */
import { z } from 'zod';
import { type Answered, addUp, aLedger, type Heard, serveProgramme } from './fake-programme.ts';

const KEYS = { email: 'contabil@vatra.ro', secret: '001|secret-smartbill' };
const BASE = '/SBORO/api';

const Document = z.object({
  companyVatCode: z.string(),
  client: z.object({ name: z.string().min(1), vatCode: z.string() }),
  issueDate: z.string(),
  seriesName: z.string(),
  mentions: z.string(),
  products: z
    .array(
      z.object({
        name: z.string().min(1),
        quantity: z.number().positive(),
        price: z.number().positive(),
        isTaxIncluded: z.literal(true),
        taxName: z.string(),
        taxPercentage: z.number(),
      }),
    )
    .min(1),
});

export async function aFakeSmartBill({ series = 'PFT', cif = 'RO12345674', rates = [0, 11, 21] } = {}) {
  const { entries, next } = aLedger();
  const refuse = (status: number, errorText: string): Answered => ({ status, body: { errorText, message: '' } });
  const right = `Basic ${Buffer.from(`${KEYS.email}:${KEYS.secret}`).toString('base64')}`;

  function issue(body: Heard['body']): Answered {
    const { data } = Document.safeParse(body);
    if (data === undefined || data.companyVatCode !== cif) return refuse(400, 'Date invalide');
    if (data.seriesName !== series) {
      return refuse(400, 'Seria nu a fost gasita! Folositi o serie creata in contul de cloud.');
    }
    const lines = data.products.map(({ price, quantity, taxPercentage }) => ({
      rate: taxPercentage,
      amount: Math.round(price * quantity * 100),
    }));
    const number = next();
    const about = { buyer: data.client.vatCode, text: data.mentions, day: data.issueDate, key: '' };
    entries.push({ series, number, ...about, ...addUp(lines) });
    const documentViewUrl = `https://cloud.smartbill.ro/document/view/${number}`;
    return { status: 200, body: { errorText: '', message: '', number, series, documentId: 7, documentViewUrl } };
  }

  const served = await serveProgramme({
    issues: ({ method, path }) => method === 'POST' && path === `${BASE}/invoice/v2`,
    busy: refuse(403, 'Ai depasit limita maxima de requesturi admisa.'),
    answer({ method, path, query, headers, body }) {
      if (headers.authorization !== right) return refuse(401, 'Autentificare esuata.');
      if (method === 'POST' && path === `${BASE}/invoice/v2`) return issue(body);
      if (path === `${BASE}/series`) {
        return {
          status: 200,
          body: { errorText: '', list: [{ name: series, nextNumber: Number(next()), type: 'f' }] },
        };
      }
      if (path === `${BASE}/tax`) {
        const taxes = rates.map((percentage) => ({
          name: percentage === 0 ? 'SGR' : `Cota ${percentage}`,
          percentage,
        }));
        return { status: 200, body: { errorText: '', taxes } };
      }
      if (path === `${BASE}/invoice/paymentstatus`) {
        const found = entries.find(({ number }) => number === query.get('number'));
        if (found === undefined) return refuse(400, 'Factura nu a fost gasita.');
        const total = found.total / 100;
        return {
          status: 200,
          body: { errorText: '', invoiceTotalAmount: total, paidAmount: 0, unpaidAmount: total, paid: false },
        };
      }
      return refuse(404, 'Not found');
    },
  });
  return { ...served, entries, series, keys: KEYS };
}
