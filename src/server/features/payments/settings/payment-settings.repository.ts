import { MEAL_CARD_ISSUERS } from '#domain/payments/meal-card-issuers.ts';
import {
  type ChargeTime,
  type ContractProvider,
  NO_ONLINE_PAYMENTS,
  type PaymentMode,
  type PaymentSettings,
} from '#domain/payments/payment-settings.ts';
import type { TrialOutcome } from '#domain/payments/trial-sentence.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

export async function findPaymentSettings(db: Database): Promise<PaymentSettings> {
  const row = await db
    .selectFrom('payment_settings')
    .select(['provider', 'mode', 'charge_time', 'meal_card_issuers'])
    .executeTakeFirst();
  if (row === undefined) return NO_ONLINE_PAYMENTS;
  return {
    provider: row.provider,
    mode: row.mode,
    chargeTime: row.charge_time,
    mealCardIssuers: MEAL_CARD_ISSUERS.filter((issuer) => row.meal_card_issuers.includes(issuer)),
  };
}

export async function savePaymentSettingsRow(tx: Tx, settings: PaymentSettings): Promise<void> {
  const columns = {
    provider: settings.provider,
    mode: settings.mode,
    charge_time: settings.chargeTime,
    meal_card_issuers: [...settings.mealCardIssuers],
  };
  await tx
    .insertInto('payment_settings')
    .values(columns)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
}

export type AccountName = { readonly provider: ContractProvider; readonly mode: PaymentMode };

export type StoredAccount = AccountName & {
  readonly sealed: Uint8Array;
  readonly savedAt: Instant;
  /** Of the keys that are stored now; null before the first trial. */
  readonly trial: { readonly at: Instant; readonly outcome: TrialOutcome; readonly reason: string | null } | null;
};

export async function listPaymentAccounts(db: Database): Promise<readonly StoredAccount[]> {
  const rows = await db
    .selectFrom('payment_accounts')
    .select(['provider', 'mode', 'sealed', 'saved_at', 'tried_at', 'trial', 'trial_reason'])
    .execute();
  return rows.map(({ provider, mode, sealed, saved_at: savedAt, tried_at: triedAt, trial, trial_reason: reason }) => ({
    provider,
    mode,
    sealed,
    savedAt: instant(savedAt.getTime()),
    trial: trial === null || triedAt === null ? null : { at: instant(triedAt.getTime()), outcome: trial, reason },
  }));
}

export type SealedAccount = AccountName & {
  readonly sealed: Uint8Array;
  /** As it is chosen for all payments. */
  readonly chargeTime: ChargeTime;
};

/**
 * The account that is chosen, or one of a named provider: of the chosen mode where it has both. One statement, because
 * every payment asks.
 */
export async function findSealedAccount(
  db: Database,
  { provider, mode }: Partial<AccountName>,
): Promise<SealedAccount | null> {
  const modeColumn = provider === undefined ? 'settings.mode' : 'account.mode';
  const row = await db
    .selectFrom('payment_accounts as account')
    .leftJoin('payment_settings as settings', (join) => join.onTrue())
    .select(['account.provider', 'account.mode', 'account.sealed', 'settings.charge_time'])
    .where((where) => where('account.provider', '=', provider ?? where.ref('settings.provider')))
    .where((where) => where('account.mode', '=', mode ?? where.ref(modeColumn)))
    .orderBy((order) => order('account.mode', 'is not distinct from', order.ref('settings.mode')), 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { charge_time: chargeTime, ...account } = row;
  return { ...account, chargeTime: chargeTime ?? NO_ONLINE_PAYMENTS.chargeTime };
}

/** Another value of the keys has not been tried. */
export async function savePaymentAccountRow(
  tx: Tx,
  { provider, mode }: AccountName,
  sealed: Buffer,
  now: Instant,
): Promise<void> {
  const columns = { sealed, saved_at: new Date(now), tried_at: null, trial: null, trial_reason: null };
  await tx
    .insertInto('payment_accounts')
    .values({ provider, mode, ...columns })
    .onConflict((conflict) => conflict.columns(['provider', 'mode']).doUpdateSet(columns))
    .execute();
}

export async function deletePaymentAccount(tx: Tx, { provider, mode }: AccountName): Promise<void> {
  await tx.deleteFrom('payment_accounts').where('provider', '=', provider).where('mode', '=', mode).execute();
}

/** Only for the keys that were tried: others may have been saved meanwhile. */
export async function saveTrial(
  db: Database,
  { provider, mode, sealed }: AccountName & { readonly sealed: Uint8Array },
  trial: { readonly at: Instant; readonly outcome: TrialOutcome; readonly reason: string | null },
): Promise<void> {
  await db
    .updateTable('payment_accounts')
    .set({ tried_at: new Date(trial.at), trial: trial.outcome, trial_reason: trial.reason })
    .where('provider', '=', provider)
    .where('mode', '=', mode)
    .where('sealed', '=', Buffer.from(sealed))
    .execute();
}
