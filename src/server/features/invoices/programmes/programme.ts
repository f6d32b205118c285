/** What the shop asks of an invoicing programme; each is an adapter beside this file (docs/decisions/0285). */

import type { InvoiceLine } from '#domain/invoices/invoice-lines.ts';
import type { InvoiceFailure } from '#domain/invoices/invoice-state.ts';
import type { CompanyPlace } from '#domain/invoices/place-of-office.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { InvoiceCompany } from '#domain/orders/order.ts';
import type { Result } from '#domain/result.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

export type Account = {
  /** The restaurant's fiscal code, as it is written in its data. */
  readonly cui: string;
  readonly email: string;
  readonly secret: string;
  readonly series: string;
  /** No invoice of another source has this series. */
  readonly hasOwnSeries: boolean;
  /** What the programme calls its rate of 0 %; '' = it is found by its percentage. */
  readonly zeroVatName: string;
  /** The shop's address, which FGO asks for. */
  readonly publicUrl: string;
};

export type Invoice = {
  readonly orderNumber: number;
  /** The day of issue. */
  readonly day: LocalDate;
  readonly buyer: InvoiceCompany & CompanyPlace;
  readonly lines: readonly InvoiceLine[];
  readonly total: Bani;
  /** Begins with the mention of the order. */
  readonly mentions: string;
};

export type IssuedInvoice = {
  readonly series: string;
  readonly number: string;
  /** Where the PDF is; '' where the programme names none. */
  readonly link: string;
};

/** Certainly not issued, for a reason that stays until a person does something. */
export type Refused = { readonly code: 'refused'; readonly reason: InvoiceFailure; readonly said: string };
/** Certainly not issued, and worth another try later. */
export type Busy = { readonly code: 'busy'; readonly said: string };

export type Issuing =
  | { readonly code: 'issued'; readonly invoice: IssuedInvoice }
  | Refused
  | Busy
  /** It may have been issued: the answer was lost, or could not be read. */
  | { readonly code: 'unknown'; readonly said: string };

export type Sought = {
  readonly orderNumber: number;
  readonly total: Bani;
  /** The day it was asked for. */
  readonly day: LocalDate;
  /** What `prepare` returned before it was asked for. */
  readonly bookmark: string;
  /** Numbers of the series that belong to other orders. */
  readonly taken: readonly string[];
  /** No other invoice is being looked for. */
  readonly isOnly: boolean;
};

export type Finding =
  | { readonly code: 'found'; readonly invoice: IssuedInvoice }
  | { readonly code: 'absent' }
  /** There is no look-up, but the programme itself returns the invoice of an order that it is asked for twice. */
  | { readonly code: 'ask_again' }
  /** A person must look. */
  | { readonly code: 'unclear'; readonly said: string }
  | Refused
  | Busy;

export type Programme = {
  /** Called before an invoice is asked for. Returns where a look-up would begin; '' where it needs no such place. */
  readonly prepare: (account: Account) => Promise<Result<string, Refused | Busy>>;
  readonly issue: (account: Account, invoice: Invoice) => Promise<Issuing>;
  readonly find: (account: Account, sought: Sought) => Promise<Finding>;
  /** Tries the keys. Returns the series of invoices; null where the programme does not list them. */
  readonly listSeries: (account: Account) => Promise<Result<readonly string[] | null, Refused | Busy>>;
};

export function refuse(reason: InvoiceFailure, said = ''): Refused {
  return { code: 'refused', reason, said };
}
