import { NumberInput, Select, TextInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { type fetchSetup, saveAddress } from '#contract/restaurant/staff-calls.ts';
import { type Coordinates, isOnGlobe, parseCoordinates } from '#domain/restaurant/coordinates.ts';
import { COUNTIES } from '#domain/restaurant/counties.ts';
import { ROMANIAN_POSTAL_CODE } from '#domain/restaurant/parse-postal-code.ts';
import { fold } from '#domain/text/fold.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { setupNameWords } from '#web/i18n/admin/setup-name.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { useReadRestaurantAgain, useRestaurantSetup } from './restaurant-query.ts';
import { addressProblems } from './setup-problems.ts';

type Setup = AnswerOf<typeof fetchSetup>;
type Values = {
  county: string;
  city: string;
  address: string;
  streetNumber: string;
  postalCode: string;
  /** Text while it is being typed; '' for none. */
  latitude: number | string;
  longitude: number | string;
};

const words = setupNameWords.address;

/** `/admin/set-location`. */
export function SetLocationScreen() {
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={useRestaurantSetup()} failed={setupNameWords.failed}>
        {(setup) => <AddressForm setup={setup} />}
      </ReadState>
    </StaffPage>
  );
}

function AddressForm({ setup }: { readonly setup: Setup }) {
  const api = useApi();
  const readAgain = useReadRestaurantAgain();
  const form = useStaffForm({
    loaded: addressOf(setup),
    judge: addressProblems,
    send: ({ latitude, longitude, ...place }, version) =>
      api(saveAddress, { body: { ...place, latitude: degrees(latitude), longitude: degrees(longitude), version } }),
    onSent: () => void readAgain(),
    reload: async () => addressOf(await readAgain()),
  });
  const { postalCode, county } = form.values;
  const isOddCode = postalCode.trim() !== '' && !ROMANIAN_POSTAL_CODE.test(postalCode.trim());
  const place = placeOf(form.values);
  /** A pair copied from a map fills both fields; anything else is pasted as text. */
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = parseCoordinates(event.clipboardData.getData('text'));
    if (!pasted.ok) return;
    // Prevents the input from reading the pair as one number.
    event.preventDefault();
    event.stopPropagation();
    form.set('latitude', pasted.value.latitude);
    form.set('longitude', pasted.value.longitude);
  };
  return (
    <StaffForm form={form}>
      <FormSection title={words.section} hint={words.sectionHint}>
        <Select
          label={words.county}
          required
          searchable
          // A stored county may not be in the list.
          data={COUNTIES.some((name) => name === county) || county === '' ? COUNTIES : [county, ...COUNTIES]}
          nothingFoundMessage={words.noCounty}
          filter={({ options, search }) =>
            options.filter((option) => 'label' in option && fold(option.label).includes(fold(search)))
          }
          {...form.bind('county')}
          value={county === '' ? null : county}
          onChange={(chosen) => form.set('county', chosen ?? '')}
        />
        <TextInput label={words.city} required maxLength={80} {...form.bind('city')} />
        <TextInput label={words.street} required maxLength={80} {...form.bind('address')} />
        <TextInput label={words.number} required maxLength={20} {...form.bind('streetNumber')} />
        <TextInput
          label={words.postalCode}
          description={isOddCode ? words.postalCodeOdd : words.postalCodeHint}
          inputMode="numeric"
          maxLength={10}
          {...form.bind('postalCode')}
        />
      </FormSection>
      <FormSection title={words.map} hint={words.mapHint}>
        <NumberInput
          label={words.latitude}
          description={words.latitudeHint}
          decimalScale={6}
          onPasteCapture={handlePaste}
          {...form.bind('latitude')}
        />
        <NumberInput
          label={words.longitude}
          description={words.longitudeHint}
          decimalScale={6}
          onPasteCapture={handlePaste}
          {...form.bind('longitude')}
        />
        {place !== null && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=18/${place.latitude}/${place.longitude}`}
            target="_blank"
            rel="noopener noreferrer"
            data-wide
          >
            {words.openMap}
          </a>
        )}
      </FormSection>
    </StaffForm>
  );
}

function addressOf(setup: Setup): Loaded<Values> {
  const { county, city, address, streetNumber, postalCode, latitude, longitude, versions } = setup;
  const values = {
    county,
    city,
    address,
    streetNumber,
    postalCode,
    latitude: latitude ?? '',
    longitude: longitude ?? '',
  };
  return { values, version: versions.address };
}

/** The typed coordinates; null unless both are valid. */
function placeOf(values: Values): Coordinates | null {
  const [latitude, longitude] = [degrees(values.latitude), degrees(values.longitude)];
  if (latitude === null || longitude === null) return null;
  return isOnGlobe({ latitude, longitude }) ? { latitude, longitude } : null;
}

function degrees(typed: number | string): number | null {
  return typeof typed === 'number' ? typed : null;
}
