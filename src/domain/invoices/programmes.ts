/** The invoicing programmes, and what each asks for. */
import { keysOf } from '#domain/keys-of.ts';

type ProgrammeFacts = {
  readonly label: string;
  /** The account is named by an e-mail address besides the secret. */
  readonly asksEmail: boolean;
  /** What the secret is called in the programme, and where it stands there. */
  readonly secret: string;
  readonly secretPlace: string;
  /** The programme can list the series of invoices. */
  readonly listsSeries: boolean;
  /** Lost answers are found by number and amount only, which is certain in a series of one's own. */
  readonly needsOwnSeries: boolean;
};

export const INVOICE_PROGRAMMES = {
  oblio: {
    label: 'Oblio',
    asksEmail: true,
    secret: 'Token API',
    secretPlace: 'În Oblio: Setări → Date cont.',
    listsSeries: true,
    needsOwnSeries: false,
  },
  smartbill: {
    label: 'SmartBill',
    asksEmail: true,
    secret: 'Token',
    secretPlace: 'În SmartBill: Contul meu → Integrări → Informații integrare.',
    listsSeries: true,
    needsOwnSeries: true,
  },
  fgo: {
    label: 'FGO',
    asksEmail: false,
    secret: 'Cheia privată',
    secretPlace: 'În FGO: Setări → Utilizatori → Utilizator API.',
    listsSeries: false,
    needsOwnSeries: false,
  },
} as const satisfies Record<string, ProgrammeFacts>;
export type InvoiceProgramme = keyof typeof INVOICE_PROGRAMMES;
export const ALL_PROGRAMMES: readonly InvoiceProgramme[] = keysOf(INVOICE_PROGRAMMES);

export function factsOfProgramme(name: InvoiceProgramme): ProgrammeFacts {
  return INVOICE_PROGRAMMES[name];
}
