import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { SaveGuardSettingsRequest } from '#contract/guard/wire.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { USUAL_BLOCKED_WORDS } from '#domain/guard/blocked-words.ts';
import { beginsToAsk, beginsToAskOnline, type FirstProof, parseCodeRules } from '#domain/guard/code-rules.ts';
import { BLOCKED_WORDS_MAX_LENGTH } from '#domain/guard/parse-block.ts';
import { canMail } from '#domain/health/judge-health.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { isOnlineWay } from '#domain/orders/payment-means.ts';
import { err, type Result } from '#domain/result.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff, type Words } from '#server/features/changes/index.ts';
import type { FindProvider } from '#server/features/payments/index.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { type MailServerPlace, usesMailServer } from '#server/platform/mail/mail-server.ts';
import { findWaitingMails } from '#server/platform/mail/mails.repository.ts';
import { findGuardSettings, type GuardSettings, saveGuardRow } from './guard-settings.repository.ts';

const SUBJECT = 'guard';
const WORDS_RULES = { maximum: BLOCKED_WORDS_MAX_LENGTH, isRequired: false, isMultiline: false };

export async function loadGuardSettings(db: Database): Promise<GuardSettings & { readonly version: number }> {
  const version = await findVersion(db, SUBJECT);
  return { ...(await findGuardSettings(db)), version };
}

type GuardRefusal = { readonly code: 'codes_unsent' | 'online_payment_unset' };

export type GuardSettingsServices = DbServices & MailServerPlace & { readonly payments: FindProvider };

export async function saveGuardSettings(
  services: GuardSettingsServices,
  staffId: number,
  { version, ...typed }: z.output<typeof SaveGuardSettingsRequest>,
): Promise<
  Result<
    { readonly version: number },
    | ChangedMeanwhile
    | GuardRefusal
    | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> }
  >
> {
  const words = parseText(typed.blockedWords, WORDS_RULES);
  const codes = parseCodeRules({ ...typed, firstProof: typed.firstProof ?? 'code' });
  if (!words.ok || !codes.ok) {
    const problems = codes.ok ? [] : codes.error.map(({ field, code }) => [field, sentenceOf(code)]);
    const fields: Record<string, string> = Object.fromEntries(problems);
    return err({
      code: 'invalid_request',
      fields: words.ok ? fields : { ...fields, blockedWords: sentenceOf('text_too_long') },
    });
  }
  // The default text is stored as '', so that a later change of the default applies.
  const settings = { blockedWords: words.value === USUAL_BLOCKED_WORDS ? '' : words.value, codes: codes.value };
  const { offeredPayments } = await loadRestaurantFacts(services.db);
  const isOnlineSet = offeredPayments.some(isOnlineWay) && (await services.payments()) !== null;
  const saving = { subject: SUBJECT, staffId, version };
  return saveByStaff<{ readonly version: number }, GuardRefusal>(services, saving, async (tx, save, now) => {
    const before = await findGuardSettings(tx);
    const mail = { isSent: await usesMailServer({ ...services, db: tx }), ...(await findWaitingMails(tx, now)) };
    if (beginsToAsk(before.codes, settings.codes) && !canMail({ now, mail })) return err({ code: 'codes_unsent' });
    if (beginsToAskOnline(before.codes, settings.codes) && !isOnlineSet) return err({ code: 'online_payment_unset' });
    return save({
      title: 'Comenzi refuzate',
      before: describeSettings(before),
      after: describeSettings(settings),
      write: () => saveGuardRow(tx, settings),
    });
  });
}

const FIRST: Readonly<Record<FirstProof, string>> = { code: 'cod', pay_online: 'plată online' };

function describeSettings({ blockedWords, codes: { firstFrom, firstProof, night } }: GuardSettings): Words {
  return {
    'Ce citește clientul': blockedWords === '' ? USUAL_BLOCKED_WORDS : blockedWords,
    'La prima comandă': firstFrom === null ? 'nimic' : `${FIRST[firstProof]} de la ${formatLei(firstFrom)}`,
    'Cod noaptea': night === null ? 'nu' : `${formatMinuteOfDay(night.from)}–${formatMinuteOfDay(night.to)}`,
  };
}
