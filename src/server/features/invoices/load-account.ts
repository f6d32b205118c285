import type { InvoiceProgramme } from '#domain/invoices/programmes.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { Database } from '#server/platform/database.ts';
import { openSettingsSealer } from '#server/platform/security/settings-sealer.ts';
import type { StoredInvoiceSettings } from './invoice-settings.repository.ts';
import type { Account } from './programmes/programme.ts';

export type AccountServices = {
  readonly db: Database;
  readonly config: { readonly dataDir: string; readonly publicUrl: string };
};

/** Bound to its programme: it cannot be sent to another one. */
const nameOf = (programme: InvoiceProgramme) => `invoices.${programme}`;

/** The secret as it is stored. */
export async function storedSecretOf(
  { config }: Pick<AccountServices, 'config'>,
  programme: InvoiceProgramme,
  secret: string,
): Promise<string> {
  const sealed = await openSettingsSealer(config.dataDir).seal(nameOf(programme), secret);
  return sealed.toString('base64');
}

/**
 * The account at the programme, with the restaurant's fiscal code.
 *
 * @param secret as it was typed; by default the stored one, '' when it does not open in this data folder
 */
export async function loadAccount(
  services: AccountServices,
  settings: StoredInvoiceSettings,
  secret: string | null = null,
): Promise<Account> {
  const sealed = Buffer.from(settings.sealedSecret, 'base64');
  const stored = async () => openSettingsSealer(services.config.dataDir).open(nameOf(settings.programme), sealed);
  const { company } = await loadRestaurantFacts(services.db);
  return {
    cui: company.cui,
    email: settings.email,
    secret: secret ?? (await stored()) ?? '',
    series: settings.series,
    hasOwnSeries: settings.hasOwnSeries,
    zeroVatName: settings.zeroVatName,
    publicUrl: services.config.publicUrl,
  };
}
