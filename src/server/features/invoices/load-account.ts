import type { InvoiceProgramme } from '#domain/invoices/programmes.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { Database } from '#server/platform/database.ts';
import { openSecretBox, type SecretBox } from '#server/platform/security/secret-box.ts';
import type { StoredInvoiceSettings } from './invoice-settings.repository.ts';
import type { Account } from './programmes/programme.ts';

export type AccountServices = {
  readonly db: Database;
  readonly config: { readonly dataDir: string; readonly publicUrl: string };
};

/** A secret is bound to its programme: it cannot be sent to another one. */
export function secretBoxOf({ config }: Pick<AccountServices, 'config'>, programme: InvoiceProgramme): SecretBox {
  return openSecretBox(config.dataDir, `invoices.${programme}`);
}

/**
 * The account at the programme, with the restaurant's fiscal code.
 *
 * @param secret as it was typed; by default the stored one, '' when it does not open in this data folder
 */
export async function loadAccount(
  services: AccountServices,
  settings: StoredInvoiceSettings,
  secret = secretBoxOf(services, settings.programme).open(settings.sealedSecret) ?? '',
): Promise<Account> {
  const { company } = await loadRestaurantFacts(services.db);
  return {
    cui: company.cui,
    email: settings.email,
    secret,
    series: settings.series,
    hasOwnSeries: settings.hasOwnSeries,
    zeroVatName: settings.zeroVatName,
    publicUrl: services.config.publicUrl,
  };
}
