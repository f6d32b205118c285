import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { SaveInvoiceSettingsRequest, TryInvoiceKeysRequest } from '#contract/invoices/wire.ts';
import { INVOICE_FAILURES } from '#domain/invoices/invoice-state.ts';
import { type InvoiceSettingsProblem, parseInvoiceSettings } from '#domain/invoices/parse-invoice-settings.ts';
import { factsOfProgramme } from '#domain/invoices/programmes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff, type Words } from '#server/features/changes/index.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { findInvoiceSettings, type StoredInvoiceSettings, saveSettingsRow } from './invoice-settings.repository.ts';
import { type AccountServices, loadAccount, storedSecretOf } from './load-account.ts';
import { openProgramme } from './programmes/open-programme.ts';

const SUBJECT = 'invoices';

export async function loadInvoiceSettings(
  db: Database,
): Promise<StoredInvoiceSettings & { readonly version: number; readonly hasCui: boolean }> {
  const [version, settings, { company }] = await Promise.all([
    findVersion(db, SUBJECT),
    findInvoiceSettings(db),
    loadRestaurantFacts(db),
  ]);
  return { ...settings, version, hasCui: company.cui !== '' };
}

export type InvoiceSettingsServices = DbServices & AccountServices;

type Invalid = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

/** Saves how invoices are issued; a secret that is typed replaces the stored one, another programme forgets it. */
export function saveInvoiceSettings(
  services: InvoiceSettingsServices,
  staffId: number,
  { version, ...typed }: z.output<typeof SaveInvoiceSettingsRequest>,
): Promise<
  Result<{ readonly version: number }, ChangedMeanwhile | Invalid | { readonly code: 'invoice_cui_missing' }>
> {
  return saveByStaff<{ readonly version: number }, Invalid | { readonly code: 'invoice_cui_missing' }>(
    services,
    { subject: SUBJECT, staffId, version },
    async (tx, save) => {
      const before = await findInvoiceSettings(tx);
      const stored = before.programme === typed.programme ? before.sealedSecret : '';
      const parsed = parseInvoiceSettings(typed, stored !== '');
      if (!parsed.ok) return err(invalid(parsed.error));
      const { secret, ...settings } = parsed.value;
      if (settings.isOn && (await loadRestaurantFacts(tx)).company.cui === '')
        return err({ code: 'invoice_cui_missing' });
      const sealedSecret = secret === '' ? stored : await storedSecretOf(services, settings.programme, secret);
      const after = { ...settings, sealedSecret };
      return save({
        title: 'Facturi',
        before: describeSettings(before, ''),
        after: describeSettings(after, secret === '' ? '' : 'schimbată'),
        write: () => saveSettingsRow(tx, after),
      });
    },
  );
}

/** Without the secret: the history says only that another one was typed. */
function describeSettings(settings: StoredInvoiceSettings, secret: string): Words {
  return {
    'Emite facturi': settings.isOn ? 'da' : 'nu',
    Program: factsOfProgramme(settings.programme).label,
    'E-mailul contului': settings.email,
    Cheia: secret,
    Serie: settings.series,
    'Serie folosită numai aici': settings.hasOwnSeries ? 'da' : 'nu',
    'Cota de 0 %': settings.zeroVatName,
  };
}

export type TriedKeys = { readonly message: string; readonly series: readonly string[] | null };

/**
 * Tries keys as they are typed, or the stored ones, without saving or issuing anything.
 *
 * @returns the series of the programme; null where it does not list them
 */
export async function tryInvoiceKeys(
  services: InvoiceSettingsServices & { readonly callOut: CallOut },
  typed: z.output<typeof TryInvoiceKeysRequest>,
): Promise<
  Result<
    TriedKeys,
    | Invalid
    | { readonly code: 'invoice_keys_refused'; readonly details: { readonly said: string } }
    | { readonly code: 'invoice_cui_missing' | 'invoice_programme_busy' }
  >
> {
  const settings = await findInvoiceSettings(services.db);
  const isSame = settings.programme === typed.programme;
  const hasSecret = isSame && settings.sealedSecret !== '';
  const parsed = parseInvoiceSettings({ ...settings, ...typed, series: typed.series || '-', isOn: true }, hasSecret);
  // A series is chosen from those that the answer lists.
  const problems = parsed.ok ? [] : parsed.error.filter(({ field }) => field !== 'series');
  if (problems.length > 0) return err(invalid(problems));
  const { secret, ...asked } = { ...settings, ...typed, secret: typed.secret.trim() };
  const account = await loadAccount(services, { ...settings, ...asked }, secret === '' ? null : secret);
  if (account.cui === '') return err({ code: 'invoice_cui_missing' });
  if (account.secret === '') return err(invalid([{ field: 'secret', code: 'invoice_secret_required' }]));
  const listed = await openProgramme(typed.programme, services.callOut).listSeries(account);
  if (listed.ok) return ok({ series: listed.value, message: messageOf(typed.programme, listed.value) });
  const { error } = listed;
  if (error.code === 'busy') return err({ code: 'invoice_programme_busy' });
  const said = error.said === '' ? INVOICE_FAILURES[error.reason] : error.said;
  return err({ code: 'invoice_keys_refused', details: { said } });
}

function messageOf(programme: StoredInvoiceSettings['programme'], series: readonly string[] | null): string {
  const { label } = factsOfProgramme(programme);
  if (series === null)
    return `${label} a primit cheile. Seriile nu se pot citi de acolo: scrieți seria exact ca în program.`;
  return series.length === 0
    ? `${label} a primit cheile, dar nu are nicio serie de facturi. Faceți una acolo, apoi încercați din nou.`
    : `${label} a primit cheile. Serii de facturi: ${series.join(', ')}.`;
}

function invalid(problems: readonly InvoiceSettingsProblem[]): Invalid {
  return {
    code: 'invalid_request',
    fields: Object.fromEntries(problems.map(({ field, code }) => [field, sentenceOf(code)])),
  };
}
