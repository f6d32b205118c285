import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { getPaymentSettings, type PaymentSetup, savePaymentSettings } from '#contract/payment-settings/staff-calls.ts';
import { issuerLabel, MEAL_CARD_ISSUERS, type MealCardIssuer } from '#domain/payments/meal-card-issuers.ts';
import {
  CHARGE_TIMES,
  CONTRACT_PROVIDERS,
  type ContractProvider,
  chargeTimeLabel,
  modeLabel,
  PAYMENT_MODES,
  type PaymentSettings,
} from '#domain/payments/payment-settings.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { onlinePaymentsWords as words } from '#web/i18n/admin/online-payments.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { type SavedForm, useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import type { Tone } from '#web/staff/kit/tone.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { AccountCards } from './account-cards.tsx';
import { AddressesCard, ConfirmCard, GoingLiveCard } from './provider-cards.tsx';

/** `/admin/online-payments`. */
export function OnlinePaymentsScreen() {
  const { query, readAgain } = useSetup(getPaymentSettings);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <Setup setup={setup} readAgain={readAgain} />}
      </ReadState>
    </StaffPage>
  );
}

type SetupProps = { readonly setup: PaymentSetup; readonly readAgain: () => Promise<PaymentSetup> };
/** `NONE` where guests do not pay online: a tile has a value. */
type Values = Omit<PaymentSettings, 'provider' | 'mealCardIssuers'> & {
  provider: ContractProvider | typeof NONE;
  mealCardIssuers: MealCardIssuer[];
};
const NONE = 'none';

function Setup({ setup, readAgain }: SetupProps) {
  const api = useApi();
  const form = useStaffForm<Values, unknown>({
    loaded: valuesFrom(setup),
    send: ({ provider, ...values }, version) =>
      api(savePaymentSettings, { body: { ...values, provider: provider === NONE ? null : provider, version } }),
    onSent: () => void readAgain(),
    reload: async () => valuesFrom(await readAgain()),
    fieldOfCode: { payment_keys_missing: 'provider', payment_live_needs_https: 'mode' },
  });
  const { provider } = form.values;
  return (
    <Stack gap="lg">
      <StateNote setup={setup} />
      <Text c="dimmed">{words.untried}</Text>
      <SettingsForm form={form} />
      {provider !== NONE && (
        <>
          <AccountCards setup={setup} provider={provider} readAgain={readAgain} />
          <AddressesCard setup={setup} provider={provider} />
          <GoingLiveCard setup={setup} provider={provider} />
          <ConfirmCard provider={provider} />
        </>
      )}
    </Stack>
  );
}

/** Whether guests can pay online now, and what follows from it. */
function StateNote({ setup }: Pick<SetupProps, 'setup'>) {
  const [state, tone] = stateOf(setup);
  const { title, text } = words.states[state];
  return (
    <Alert color={tone} title={title} role="status">
      {text}
    </Alert>
  );
}

function stateOf({ provider, mode, accounts, isTrial }: PaymentSetup): readonly [keyof typeof words.states, Tone] {
  if (provider === null) return isTrial ? ['trial', 'warn'] : ['off', 'ink'];
  const account = accounts.find((one) => one.provider === provider && one.mode === mode);
  if (account?.state !== 'stored') return ['keyless', 'bad'];
  return mode === 'test' ? ['test', 'warn'] : ['live', 'good'];
}

function SettingsForm({ form }: { readonly form: SavedForm<Values> }) {
  const { provider } = form.values;
  return (
    <StaffForm form={form}>
      <FormSection title={words.section} hint={words.sectionHint}>
        <Stack gap="lg" data-wide>
          <Choices
            isExplained
            name="procesator"
            legend={words.provider}
            least="13rem"
            options={[
              { value: NONE, label: words.none },
              ...CONTRACT_PROVIDERS.map((value) => ({
                value,
                label: factsOfProvider(value).label,
                note: words.notes[value],
              })),
            ]}
            {...form.bind('provider')}
          />
          {provider !== NONE && <ProviderChoices form={form} provider={provider} />}
        </Stack>
      </FormSection>
    </StaffForm>
  );
}

type ProviderChoicesProps = { readonly form: SavedForm<Values>; readonly provider: ContractProvider };

/** What the provider leaves to the owner. */
function ProviderChoices({ form, provider }: ProviderChoicesProps) {
  const { label, canHold, takesMealCards } = factsOfProvider(provider);
  const { mealCardIssuers } = form.values;
  const toggle = (issuer: MealCardIssuer, isOn: boolean) =>
    form.set(
      'mealCardIssuers',
      MEAL_CARD_ISSUERS.filter((one) => (one === issuer ? isOn : mealCardIssuers.includes(one))),
    );
  return (
    <>
      <Choices
        isExplained
        name="mod"
        legend={words.mode}
        least="12rem"
        options={PAYMENT_MODES.map((value) => ({ value, label: modeLabel(value), note: words.modeNotes[value] }))}
        {...form.bind('mode')}
      />
      {canHold ? (
        <Choices
          isExplained
          name="incasare"
          legend={words.charge}
          least="15rem"
          options={CHARGE_TIMES.map((value) => ({
            value,
            label: chargeTimeLabel(value),
            note: words.chargeNotes[value],
          }))}
          {...form.bind('chargeTime')}
        />
      ) : (
        <div>
          <Text fw={600}>{words.charge}</Text>
          <Text>{words.onlyAtOnce(label)}</Text>
        </div>
      )}
      {takesMealCards ? (
        <Stack component="fieldset" gap="xs" data-path="mealCardIssuers">
          <Text component="legend" fw={600}>
            {words.mealCards}
          </Text>
          <Text c="dimmed">{words.mealCardsHint}</Text>
          {MEAL_CARD_ISSUERS.map((issuer) => (
            <Checkbox
              key={issuer}
              py="sm"
              label={issuerLabel(issuer)}
              checked={mealCardIssuers.includes(issuer)}
              onChange={(event) => toggle(issuer, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      ) : (
        <div>
          <Text fw={600}>{words.mealCards}</Text>
          <Text>{words.noMealCards(label)}</Text>
        </div>
      )}
    </>
  );
}

function valuesFrom({ provider, mode, chargeTime, mealCardIssuers, version }: PaymentSetup): Loaded<Values> {
  return { values: { provider: provider ?? NONE, mode, chargeTime, mealCardIssuers: [...mealCardIssuers] }, version };
}
