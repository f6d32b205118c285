import type { UpdateAddressRequest } from '#contract/accounts/accounts.ts';
import { sentenceOf } from '#contract/errors.ts';
import { findAddressGaps, parseAddress } from '#domain/accounts/parse-address.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { loadZones } from '#server/features/delivery/index.ts';
import type { Database } from '#server/platform/database.ts';
import { type FieldReader, fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { writeAddress } from './addresses.repository.ts';
import { savePhone, saveProfile as writeProfile } from './customers.repository.ts';

type Asked = { readonly firstName: string; readonly lastName: string; readonly phoneNumber: string };

/** Saves name and phone; an empty phone deletes the old one. */
export async function saveProfile(db: Database, userId: number, asked: Asked): Promise<Result<null, InvalidFields>> {
  const reader = fieldReader();
  const profile = {
    firstName: reader.read('firstName', parsePersonName(asked.firstName), 'first_name_invalid'),
    lastName: reader.read('lastName', parsePersonName(asked.lastName), 'last_name_invalid'),
    phone: reader.read('phoneNumber', readPhone(asked.phoneNumber), 'phone_invalid'),
  };
  const read = reader.done();
  if (read.ok) await writeProfile(db, userId, profile);
  return read;
}

const LOCALITY = { maximum: 80, isRequired: false, isMultiline: false };

/** Wire names of the fields that may be refused. */
const PATHS: Readonly<Record<string, string>> = {
  zoneCode: 'cityCode',
  street: 'streetAddress',
  streetNumber: 'streetNumberAddress',
  building: 'buildingNumber',
  apartment: 'appartmentNumber',
};

/** Saves the address. A delivery locality sets its own name and its rule for streets; any other is kept as typed. */
export async function saveAddress(
  db: Database,
  userId: number,
  asked: UpdateAddressRequest,
): Promise<Result<null, InvalidFields>> {
  const reader = fieldReader();
  const city = reader.read('cityAddress', parseText(asked.cityAddress || asked.city, LOCALITY), 'text_invalid');
  const county = reader.read('countyAddress', parseText(asked.countyAddress, LOCALITY), 'text_invalid');
  const phone = reader.read('phoneNumber', readPhone(asked.phoneNumber), 'phone_invalid');
  const parsed = parseAddress({
    zoneCode: asked.cityCode,
    street: asked.streetAddress,
    streetNumber: asked.streetNumberAddress,
    building: asked.buildingNumber,
    staircase: asked.staircase,
    floor: asked.floor,
    apartment: asked.appartmentNumber || asked.apartmentNumber,
    intercom: asked.intercom,
    landmark: asked.landmark,
  });
  if (!parsed.ok) {
    reader.refuse(PATHS[parsed.error.field] ?? parsed.error.field, 'text_invalid');
    return err(failed(reader));
  }
  const address = parsed.value;
  const zones = await loadZones(db);
  const zone =
    address.zoneCode === ''
      ? zones.find((one) => city !== '' && one.city === city && (county === '' || one.county === county))
      : zones.find(({ code }) => code === address.zoneCode);
  if (zone === undefined && city === '') reader.refuse('cityAddress', 'city_required');
  for (const { code } of findAddressGaps(address, { isVillage: zone?.isVillage ?? false })) {
    reader.refuse(code === 'street_required' ? 'streetAddress' : 'streetNumberAddress', code);
  }
  const read = reader.done();
  if (!read.ok) return read;
  const { zoneCode: _, ...place } = address;
  const locality = zone
    ? { zoneCode: zone.code, city: zone.city, county: zone.county }
    : { zoneCode: null, city, county };
  await inTransaction(db, async (tx) => {
    await writeAddress(tx, userId, { ...place, ...locality });
    if (phone !== '') await savePhone(tx, userId, phone);
  });
  return ok(null);
}

function failed(reader: FieldReader): InvalidFields {
  const read = reader.done();
  return read.ok ? { code: 'invalid_request', fields: { body: sentenceOf('text_invalid') } } : read.error;
}

function readPhone(raw: string): Result<string, unknown> {
  return raw.trim() === '' ? ok('') : parsePhone(raw);
}
