import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { SaveFiscalSettingsRequest } from '#contract/fiscal/wire.ts';
import { factsOfDialect } from '#domain/fiscal/dialects.ts';
import { type FiscalSettings, parseFiscalSettings } from '#domain/fiscal/fiscal-settings.ts';
import { describePercent, ONLINE_MOMENT_WORDS } from '#domain/fiscal/fiscal-words.ts';
import { ALL_MEANS, factsOf } from '#domain/orders/payment-means.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { findRegister, saveRegister, turnRegisterKey } from './fiscal-settings.repository.ts';
import { queueUnmadeReceipts } from './receipts.repository.ts';

export const FISCAL_SUBJECT = 'fiscal';
const TITLE = 'Casa de marcat';

type Invalid = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

/** Saves the settings; receipts that could not be made for want of a code are made with the new ones. */
export async function saveFiscalSettings(
  services: DbServices,
  staffId: number,
  { version, ...typed }: z.output<typeof SaveFiscalSettingsRequest>,
): Promise<Result<{ readonly version: number }, ChangedMeanwhile | Invalid>> {
  const parsed = parseFiscalSettings(typed);
  if (!parsed.ok) {
    const problems = Object.entries(parsed.error).map(([field, code]) => [field, sentenceOf(code)]);
    return err({ code: 'invalid_request', fields: Object.fromEntries(problems) });
  }
  const settings = parsed.value;
  return saveByStaff(services, { subject: FISCAL_SUBJECT, staffId, version }, async (tx, save, at) => {
    const before = await findRegister(tx);
    return save({
      title: TITLE,
      before: before === null ? {} : describeSettings(before),
      after: describeSettings(settings),
      write: async () => {
        await saveRegister(tx, settings, at);
        await queueUnmadeReceipts(tx);
      },
    });
  });
}

/** Creates a new address: a computer with the present one is refused from then on. */
export function renewRegisterAddress(
  services: DbServices,
  staffId: number,
): Promise<Result<object, ChangedMeanwhile | { readonly code: 'fiscal_off' }>> {
  return saveByStaff<object, ChangedMeanwhile | { readonly code: 'fiscal_off' }>(
    services,
    { subject: FISCAL_SUBJECT, staffId },
    async (tx, save) => {
      if ((await findRegister(tx)) === null) return err({ code: 'fiscal_off' });
      await save({
        title: TITLE,
        before: { Adresa: 'cea veche' },
        after: { Adresa: 'una nouă' },
        write: () => turnRegisterKey(tx),
      });
      return ok({});
    },
  );
}

function describeSettings(settings: FiscalSettings): Words {
  const { groups, paymentCodes } = settings;
  return {
    Bonuri: settings.isOn ? 'pornite' : 'oprite',
    Fișier: factsOfDialect(settings.dialect).label,
    'Litere în denumire': String(settings.nameLetters),
    'Grupe TVA': Object.entries(groups)
      .filter(([, group]) => group !== '')
      .map(([rate, group]) => `${describePercent(Number(rate))}: ${group}`)
      .join(', '),
    'Grupa garanției': settings.depositGroup,
    Departament: settings.department,
    'Departamentul garanției': settings.depositDepartment,
    'Coduri de plată': ALL_MEANS.filter((means) => (paymentCodes[means] ?? '') !== '')
      .map((means) => `${factsOf(means).label}: ${paymentCodes[means]}`)
      .join(', '),
    'Bonul plăților online': ONLINE_MOMENT_WORDS[settings.onlineMoment],
  };
}
