import type { PersonalDataResponse } from '#contract/accounts/accounts.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import type { Database } from '#server/platform/database.ts';
import { listCouponsOf } from './personal-coupons.repository.ts';

/** Codes of a mailbox's own. */
export async function exportCoupons(db: Database, email: string): Promise<PersonalDataResponse['coupons']> {
  const coupons = await listCouponsOf(db, normalEmail(email));
  return coupons.map(({ code, startDate, endDate }) => ({
    code,
    startDate: [...wireDate(startDate)],
    endDate: [...wireDate(endDate)],
  }));
}
