import type { AddressResponse } from '#contract/accounts/accounts.ts';
import { updateUserAddress } from '#contract/accounts/calls.ts';
import { personSentence } from '#contract/accounts/person-errors.ts';
import { TextField } from '#web/forms/guest/fields.tsx';
import { GuestForm } from '#web/forms/guest/guest-form.tsx';
import { SelectField } from '#web/forms/guest/select-field.tsx';
import type { Problems } from '#web/forms/read-refusal.ts';
import { useForm } from '#web/forms/use-form.ts';
import { accountText } from '#web/i18n/account.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { showMessage } from '#web/ui/messages.ts';
import { useApi } from '#web/use-api.ts';
import styles from './address-page.module.css';
import type { AddressFacts } from './load-account.ts';

/** The choice „another locality”; no zone has this code. */
const OTHER = '-';

type AddressForm = Readonly<Record<keyof typeof EMPTY, string>>;
const EMPTY = {
  cityCode: '',
  cityAddress: '',
  streetAddress: '',
  streetNumberAddress: '',
  buildingNumber: '',
  staircase: '',
  floor: '',
  appartmentNumber: '',
  intercom: '',
  landmark: '',
};

/** `/user/addresses`: the address for the next delivery. */
export function AddressPage({ address, zones }: AddressFacts) {
  const api = useApi();
  const isVillage = (code: string) => zones.some((zone) => zone.code === code && zone.isVillage);
  const form = useForm({
    initial: formOf(address, zones),
    judge: (values) => findProblems(values, isVillage(values.cityCode)),
    failed: accountText.notSaved,
    async send({ cityCode, ...values }) {
      const city = cityCode === OTHER ? { cityCode: '' } : { cityCode, cityAddress: '' };
      await api(updateUserAddress, { body: { ...values, ...city } });
      showMessage(accountText.addressSaved);
    },
  });
  const isStreetOptional = isVillage(form.values.cityCode) && form.values.landmark.trim() !== '';
  return (
    <div className={styles.page}>
      <h1>{accountText.address}</h1>
      <p className={styles.intro}>{accountText.addressIntro}</p>
      <GuestForm
        form={form}
        label={accountText.address}
        submitLabel={accountText.save}
        busyLabel={signInText.saving}
        isWide
      >
        <SelectField {...form.bind('cityCode')} label={accountText.city}>
          <option value="">{accountText.chooseCity}</option>
          {zones.map(({ code, city }) => (
            <option key={code} value={code}>
              {city}
            </option>
          ))}
          <option value={OTHER}>{accountText.otherCity}</option>
        </SelectField>
        {form.values.cityCode === OTHER && (
          <TextField
            {...form.bind('cityAddress')}
            label={accountText.otherCityName}
            hint={accountText.otherCityHint}
            autoComplete="address-level2"
            maxLength={80}
          />
        )}
        <div className={styles.street}>
          <TextField
            {...form.bind('streetAddress')}
            label={accountText.street}
            autoComplete="address-line1"
            maxLength={160}
            isOptional={isStreetOptional}
          />
          <TextField
            {...form.bind('streetNumberAddress')}
            label={accountText.streetNumber}
            autoComplete="off"
            maxLength={40}
            isOptional={isStreetOptional}
          />
        </div>
        <div className={styles.door}>
          {DOOR.map(({ name, label }) => (
            <TextField key={name} {...form.bind(name)} label={label} autoComplete="off" maxLength={40} isOptional />
          ))}
        </div>
        <TextField
          {...form.bind('landmark')}
          label={accountText.landmark}
          hint={accountText.landmarkHint}
          autoComplete="off"
          maxLength={240}
          isOptional
        />
      </GuestForm>
    </div>
  );
}

const DOOR = [
  { name: 'buildingNumber', label: accountText.building },
  { name: 'staircase', label: accountText.staircase },
  { name: 'floor', label: accountText.floor },
  { name: 'appartmentNumber', label: accountText.apartment },
  { name: 'intercom', label: accountText.intercom },
] as const;

function formOf(address: AddressResponse, zones: AddressFacts['zones']): AddressForm {
  const isServed = zones.some(({ code }) => code === address.cityCode);
  const cityCode = isServed ? (address.cityCode ?? '') : address.cityAddress === '' ? '' : OTHER;
  // The form has the same field names as the answer.
  const kept = Object.keys(EMPTY) as (keyof typeof EMPTY)[];
  return { ...EMPTY, ...Object.fromEntries(kept.map((name) => [name, address[name] ?? ''])), cityCode };
}

/** What the courier needs (readings 45), in the words of the server. */
function findProblems(form: AddressForm, isVillage: boolean): Problems {
  const isBlank = (name: keyof AddressForm) => form[name].trim() === '';
  const isFound = isVillage && !isBlank('landmark');
  return {
    ...(form.cityCode === '' ? { cityCode: personSentence('city_required') } : {}),
    ...(form.cityCode === OTHER && isBlank('cityAddress') ? { cityAddress: personSentence('city_required') } : {}),
    ...(isBlank('streetAddress') && !isFound ? { streetAddress: personSentence('street_required') } : {}),
    ...(isBlank('streetNumberAddress') && !isFound
      ? { streetNumberAddress: personSentence('street_number_required') }
      : {}),
  };
}
