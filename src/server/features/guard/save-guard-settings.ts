import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { SaveGuardSettingsRequest } from '#contract/guard/wire.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { USUAL_BLOCKED_WORDS } from '#domain/guard/blocked-words.ts';
import { beginsToAsk, parseCodeRules } from '#domain/guard/code-rules.ts';
import { BLOCKED_WORDS_MAX_LENGTH } from '#domain/guard/parse-block.ts';
import { canMail } from '#domain/health/judge-health.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { err, type Result } from '#domain/result.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff, type Words } from '#server/features/changes/index.ts';
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

export type GuardSettingsServices = DbServices & MailServerPlace;

export async function saveGuardSettings(
  services: GuardSettingsServices,
  staffId: number,
  { version, ...typed }: z.output<typeof SaveGuardSettingsRequest>,
): Promise<
  Result<
    { readonly version: number },
    | ChangedMeanwhile
    | { readonly code: 'codes_unsent' }
    | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> }
  >
> {
  const words = parseText(typed.blockedWords, WORDS_RULES);
  const codes = parseCodeRules(typed);
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
  return saveByStaff(services, { subject: SUBJECT, staffId, version }, async (tx, save, now) => {
    const before = await findGuardSettings(tx);
    const mail = { isSent: await usesMailServer({ ...services, db: tx }), ...(await findWaitingMails(tx, now)) };
    if (beginsToAsk(before.codes, settings.codes) && !canMail({ now, mail })) return err({ code: 'codes_unsent' });
    return save({
      title: 'Comenzi refuzate',
      before: describeSettings(before),
      after: describeSettings(settings),
      write: () => saveGuardRow(tx, settings),
    });
  });
}

function describeSettings({ blockedWords, codes: { firstFrom, night } }: GuardSettings): Words {
  return {
    'Ce citește clientul': blockedWords === '' ? USUAL_BLOCKED_WORDS : blockedWords,
    'Cod la prima comandă': firstFrom === null ? 'nu' : `de la ${formatLei(firstFrom)}`,
    'Cod noaptea': night === null ? 'nu' : `${formatMinuteOfDay(night.from)}–${formatMinuteOfDay(night.to)}`,
  };
}
