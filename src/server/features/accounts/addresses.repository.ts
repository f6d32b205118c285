/** Rows of people's own addresses: one each. */
import type { PostalAddress } from '#domain/accounts/parse-address.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** An address as its owner saved it; outside the delivery zones it has a city and no zone. */
export type OwnAddress = Omit<PostalAddress, 'zoneCode'> & {
  readonly zoneCode: string | null;
  readonly city: string;
  readonly county: string;
};

const NO_ADDRESS: OwnAddress = {
  zoneCode: null,
  city: '',
  county: '',
  street: '',
  streetNumber: '',
  building: '',
  staircase: '',
  floor: '',
  apartment: '',
  intercom: '',
  landmark: '',
};

/** The person's address; empty where none was given. */
export async function readAddress(db: Database, userId: number): Promise<OwnAddress> {
  const row = await db.selectFrom('user_addresses').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return NO_ADDRESS;
  const { user_id: _, zone_code: zoneCode, street_number: streetNumber, ...rest } = row;
  return { ...rest, zoneCode, streetNumber };
}

export async function writeAddress(tx: Tx, userId: number, address: OwnAddress): Promise<void> {
  const { zoneCode, streetNumber, ...rest } = address;
  const row = { ...rest, zone_code: zoneCode, street_number: streetNumber };
  await tx
    .insertInto('user_addresses')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
