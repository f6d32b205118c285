/** Withdrawals as administrators read them, with values of the house. Free of zod. */
import type { Instant } from '#domain/time/instant.ts';
import type { Api, CallInput } from '../client.ts';
import { isoInstant, parseIsoInstant } from '../values/convert.ts';
import type { StaffWithdrawal, WithdrawalsResponse } from './withdrawals-wire.ts';

export type WithdrawalView = Omit<StaffWithdrawal, 'receivedAt' | 'settledAt'> & {
  readonly receivedAt: Instant;
  readonly settledAt: Instant | null;
};

export function withdrawalToWire({ receivedAt, settledAt, ...withdrawal }: WithdrawalView): StaffWithdrawal {
  return { ...withdrawal, receivedAt: isoInstant(receivedAt), settledAt: settledAt && isoInstant(settledAt) };
}

function withdrawalFromWire({ receivedAt, settledAt, ...withdrawal }: StaffWithdrawal): WithdrawalView {
  return {
    ...withdrawal,
    receivedAt: parseIsoInstant(receivedAt),
    settledAt: settledAt === null ? null : parseIsoInstant(settledAt),
  };
}

export async function fetchWithdrawals(
  api: Api,
  query: NonNullable<CallInput<'getWithdrawals'>['query']>,
): Promise<Omit<WithdrawalsResponse, 'content'> & { readonly content: readonly WithdrawalView[] }> {
  const { content, ...counts } = await api('getWithdrawals', { query });
  return { ...counts, content: content.map(withdrawalFromWire) };
}
