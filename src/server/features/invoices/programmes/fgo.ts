/**
 * FGO (https://api.fgo.ro/v1/testing.html): each request carries a hash of fiscal code, private key and what it is about.
 * It has no list of invoices; asked with `VerificareDuplicat` for an `IdExtern` that it knows, it returns that invoice
 * instead of issuing another.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ok } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { askProgramme, cleanSaid, leiNumber } from './ask-programme.ts';
import { type Account, type Invoice, type Programme, refuse } from './programme.ts';

export const FGO: OutboundCaller = {
  name: 'fgo',
  to: ['api.fgo.ro'],
  timeoutMs: 30_000,
  mostBytes: 1_000_000,
};
const API = 'https://api.fgo.ro/v1';

const Answer = z.object({
  Success: z.boolean().catch(false),
  Message: z.string().nullish(),
  Factura: z
    .object({ Serie: z.string().nullish(), Numar: z.coerce.string().min(1), Link: z.string().nullish() })
    .nullish()
    .catch(null),
});

export function openFgo(callOut: CallOut): Programme {
  const post = (account: Account, path: string, about: string, fields: object) => {
    const code = digitsOf(account.cui);
    const hash = createHash('sha1').update(`${code}${account.secret}${about}`, 'utf8').digest('hex').toUpperCase();
    return askProgramme(callOut, FGO, {
      address: `${API}/${path}`,
      method: 'POST',
      json: { CodUnic: code, Hash: hash, ...fields, PlatformaUrl: account.publicUrl },
    });
  };

  return {
    prepare: async () => ok(''),

    async issue(account, invoice) {
      const { name } = invoice.buyer;
      const answer = await post(account, 'factura/emitere', name, documentOf(account, invoice));
      if (answer.code === 'not_sent') return { code: 'busy', said: answer.said };
      if (answer.code === 'lost') return { code: 'unknown', said: answer.said };
      const { data } = Answer.safeParse(answer.body);
      if (data?.Factura) {
        const { Serie, Numar, Link } = data.Factura;
        return { code: 'issued', invoice: { series: Serie ?? account.series, number: Numar, link: Link ?? '' } };
      }
      const said = cleanSaid(data?.Message ?? '') || `HTTP ${answer.status}`;
      const words = fold(said);
      if (answer.status === 401 || isAboutKeys(words)) return refuse('keys', said);
      if (answer.status === 429 || /cereri|interval|limita/.test(words)) return { code: 'busy', said };
      // The invoice exists, and its number is not told.
      if (/exista deja|deja emis|duplicat/.test(words)) return refuse('unclear', said);
      if (answer.status !== 200 || data === undefined || words.includes('timpul maxim'))
        return { code: 'unknown', said };
      if (/seri|registr/.test(words)) return refuse('series', said);
      return refuse(words.includes('tva') ? 'vat' : 'refused', said);
    },

    find: async () => ({ code: 'ask_again' }),

    /** FGO has no call for that: it checks the keys before it looks for an invoice, so one that does not exist is asked for. */
    async listSeries(account) {
      const nothing = { Numar: '0', Serie: account.series || 'X' };
      const answer = await post(account, 'factura/getstatus', nothing.Numar, nothing);
      if (answer.code !== 'answered') return { ok: false, error: { code: 'busy', said: answer.said } };
      const { data } = Answer.safeParse(answer.body);
      const said = cleanSaid(data?.Message ?? '') || `HTTP ${answer.status}`;
      const words = fold(said);
      if (answer.status === 401 || isAboutKeys(words)) return { ok: false, error: refuse('keys', said) };
      const proves = data !== undefined && answer.status !== 429 && !words.includes('a intervenit o eroare');
      return proves ? ok(null) : { ok: false, error: { code: 'busy', said } };
    },
  };
}

function documentOf({ series }: Account, { buyer, day, lines, mentions, orderNumber }: Invoice): object {
  return {
    Valuta: 'RON',
    TipFactura: 'Factura',
    Serie: series,
    DataEmitere: day,
    VerificareDuplicat: true,
    IdExtern: `pofta-${orderNumber}`,
    Explicatii: mentions,
    Client: {
      Denumire: buyer.name,
      CodUnic: buyer.cui,
      NrRegCom: buyer.tradeRegister,
      Tip: 'PJ',
      Tara: 'RO',
      // FGO's list of counties has no diacritics.
      Judet: withoutMarks(buyer.county),
      Localitate: withoutMarks(buyer.city),
      Adresa: buyer.office,
    },
    Continut: lines.map(({ name, quantity, unitPrice, vat }) => ({
      Denumire: name,
      UM: 'BUC',
      NrProduse: quantity,
      CotaTVA: (vat ?? 0) / 100,
      // With VAT, for all pieces: FGO computes the price without VAT from it.
      PretTotal: leiNumber(unitPrice * quantity),
    })),
  };
}

/** FGO names the company by the digits of its fiscal code. */
function digitsOf(cui: string): string {
  return cui.replace(/\D/g, '');
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function isAboutKeys(words: string): boolean {
  return /utilizare api|codul unic nu exista|nu este asociat|utilizatorul nu exista|drepturi de acces|\bhash\b|cheia privata/.test(
    words,
  );
}
