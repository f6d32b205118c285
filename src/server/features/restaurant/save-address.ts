import type { SaveAddressRequest } from '#contract/restaurant/setup.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { isOnGlobe } from '#domain/restaurant/coordinates.ts';
import { parsePostalCode } from '#domain/restaurant/parse-postal-code.ts';
import type { Restaurant } from '#domain/restaurant/restaurant.ts';
import { ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { loadRestaurant, updateRestaurant } from './restaurant.repository.ts';

type Place = Pick<
  Restaurant,
  'county' | 'street' | 'streetNumber' | 'city' | 'postalCode' | 'country' | 'latitude' | 'longitude'
>;

const LINE = { maximum: 80, isMultiline: false };

/** Saves the restaurant's address and position. */
export function saveAddress(
  services: DbServices,
  staffId: number,
  asked: SaveAddressRequest,
): Promise<Result<{ readonly version: number }, InvalidFields | ChangedMeanwhile>> {
  const saving = { subject: 'address', staffId, version: asked.version };
  return saveByStaff(services, saving, async (tx, save) => {
    const before = await loadRestaurant(tx);
    const read = readPlace(asked, before);
    if (!read.ok) return read;
    const { postalCode, streetNumber, ...place } = read.value;
    return save({
      title: 'Adresă',
      before: describePlace(before),
      after: describePlace(read.value),
      write: () => updateRestaurant(tx, { ...place, postal_code: postalCode, street_number: streetNumber }),
    });
  });
}

function readPlace(asked: SaveAddressRequest, before: Place): Result<Place, InvalidFields> {
  const reader = fieldReader();
  const latitude = asked.latitude === undefined ? before.latitude : asked.latitude;
  const longitude = asked.longitude === undefined ? before.longitude : asked.longitude;
  const place: Place = {
    county: reader.readRequired('county', asked.county, { ...LINE, code: 'county_required' }),
    street: reader.readRequired('address', asked.address, { ...LINE, code: 'address_street_required' }),
    streetNumber: reader.readRequired('streetNumber', asked.streetNumber, {
      ...LINE,
      code: 'address_number_required',
    }),
    city: reader.readRequired('city', asked.city, { ...LINE, code: 'address_city_required' }),
    postalCode: reader.read(
      'postalCode',
      parsePostalCode(asked.postalCode ?? before.postalCode),
      'postal_code_invalid',
    ),
    country: reader.read(
      'country',
      parseText(asked.country || before.country, { ...LINE, isRequired: false }),
      'text_too_long',
    ),
    latitude,
    longitude,
  };
  if (!isPoint(latitude, longitude)) reader.refuse('latitude', 'coordinates_invalid');
  const done = reader.done();
  return done.ok ? ok(place) : done;
}

/** Both or none, and within the valid range. */
function isPoint(latitude: number | null, longitude: number | null): boolean {
  if (latitude === null || longitude === null) return latitude === longitude;
  return isOnGlobe({ latitude, longitude });
}

/** As text for the history of changes. */
function describePlace(place: Place): Record<string, string> {
  const { latitude, longitude } = place;
  return {
    Județ: place.county,
    Localitate: place.city,
    Stradă: place.street,
    Număr: place.streetNumber,
    'Cod poștal': place.postalCode,
    Țară: place.country,
    Coordonate: latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`,
  };
}
