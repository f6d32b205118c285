/** FGO on loopback: hashes, an invoice of an outer id that is issued once, the state of an invoice. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Answered, addUp, aLedger, type Heard, serveProgramme } from './fake-programme.ts';

const SECRET = '1234567890SECRET';

const Document = z.object({
  Serie: z.string(),
  DataEmitere: z.string(),
  VerificareDuplicat: z.literal(true),
  IdExtern: z.string().max(36),
  Explicatii: z.string(),
  Client: z.object({
    Denumire: z.string().min(1),
    CodUnic: z.string(),
    Tip: z.literal('PJ'),
    Judet: z.string().min(1),
  }),
  Continut: z
    .array(
      z.object({
        Denumire: z.string().min(1),
        NrProduse: z.number().positive(),
        CotaTVA: z.number(),
        PretTotal: z.number().positive(),
      }),
    )
    .min(1),
});

export async function aFakeFgo({ series = 'PFT', cif = 'RO12345674', rates = [0, 11, 21] } = {}) {
  const { entries, next } = aLedger();
  const code = cif.replace('RO', '');
  const refuse = (Message: string, status = 200): Answered => ({ status, body: { Success: false, Message } });
  const accept = (entry: { readonly series: string; readonly number: string }): Answered => ({
    status: 200,
    body: {
      Success: true,
      Message: '',
      Factura: { Serie: entry.series, Numar: entry.number, Link: `https://www.fgo.ro/f/${entry.number}.pdf` },
    },
  });
  const isSigned = (body: Heard['body'], about: string) =>
    body.CodUnic === code &&
    body.Hash === createHash('sha1').update(`${code}${SECRET}${about}`).digest('hex').toUpperCase();
  const stranger = 'Combinatia utilizator/companie nu este autorizata pentru utilizare API.';

  function issue(body: Heard['body']): Answered {
    const { data } = Document.safeParse(body);
    if (data === undefined) return refuse('Date incomplete');
    if (!isSigned(body, data.Client.Denumire)) return refuse(stranger);
    if (data.Serie !== series) return refuse(`Registrul pentru seria ${data.Serie} nu este definit sau a expirat`);
    if (data.Continut.some(({ CotaTVA }) => !rates.includes(CotaTVA))) {
      return refuse('CotaTVA nu exista in nomenclator');
    }
    const before = entries.find(({ key }) => key === data.IdExtern);
    if (before !== undefined) return accept(before);
    const lines = data.Continut.map(({ CotaTVA, PretTotal }) => ({
      rate: CotaTVA,
      amount: Math.round(PretTotal * 100),
    }));
    const entry = {
      series,
      number: next(),
      buyer: data.Client.CodUnic,
      text: data.Explicatii,
      day: data.DataEmitere,
      key: data.IdExtern,
      ...addUp(lines),
    };
    entries.push(entry);
    return accept(entry);
  }

  const served = await serveProgramme({
    issues: ({ path }) => path === '/v1/factura/emitere',
    busy: refuse('Prea multe cereri: cel mult una pe secunda', 429),
    answer({ path, body }) {
      if (path === '/v1/factura/emitere') return issue(body);
      if (path !== '/v1/factura/getstatus') return refuse('Not found', 404);
      // As FGO answers strangers: 500 with the exception.
      if (!isSigned(body, String(body.Numar))) {
        return refuse('System.Exception: Codul unic nu exista sau nu este asociat.\r\n   at Fgo.PublicApi', 500);
      }
      return refuse('Factura nu exista');
    },
  });
  return { ...served, entries, series, keys: { email: '', secret: SECRET } };
}
