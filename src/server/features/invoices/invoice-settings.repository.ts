import type { InvoiceProgramme } from '#domain/invoices/programmes.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

export type StoredInvoiceSettings = {
  readonly programme: InvoiceProgramme;
  readonly isOn: boolean;
  readonly email: string;
  /** Encrypted; '' for none. */
  readonly sealedSecret: string;
  readonly series: string;
  readonly hasOwnSeries: boolean;
  readonly zeroVatName: string;
};

export const NO_SETTINGS: StoredInvoiceSettings = {
  programme: 'oblio',
  isOn: false,
  email: '',
  sealedSecret: '',
  series: '',
  hasOwnSeries: false,
  zeroVatName: '',
};

export async function findInvoiceSettings(db: Database): Promise<StoredInvoiceSettings> {
  const row = await db
    .selectFrom('invoice_settings')
    .select(['programme', 'is_on', 'email', 'sealed_secret', 'series', 'has_own_series', 'zero_vat_name'])
    .executeTakeFirst();
  if (row === undefined) return NO_SETTINGS;
  return {
    // The table's check allows only the words of this type.
    programme: row.programme as InvoiceProgramme,
    isOn: row.is_on,
    email: row.email,
    sealedSecret: row.sealed_secret,
    series: row.series,
    hasOwnSeries: row.has_own_series,
    zeroVatName: row.zero_vat_name,
  };
}

export async function saveSettingsRow(tx: Tx, settings: StoredInvoiceSettings): Promise<void> {
  const columns = {
    programme: settings.programme,
    is_on: settings.isOn,
    email: settings.email,
    sealed_secret: settings.sealedSecret,
    series: settings.series,
    has_own_series: settings.hasOwnSeries,
    zero_vat_name: settings.zeroVatName,
  };
  await tx
    .insertInto('invoice_settings')
    .values(columns)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
}

export async function isInvoicingOn(db: Database): Promise<boolean> {
  const row = await db.selectFrom('invoice_settings').select('is_on').executeTakeFirst();
  return row?.is_on === true;
}
