import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { sentenceOf } from '#contract/errors.ts';
import { getPaymentMethods, savePaymentMethods } from '#contract/restaurant/staff-calls.ts';
import { OFFERABLE_WAYS, offersMeans, type PaymentWay, wayLabel } from '#domain/orders/payment-means.ts';
import { issuerLabel, MEAL_CARD_ISSUERS, type MealCardIssuer } from '#domain/payments/meal-card-issuers.ts';
import { decidePayments } from '#domain/restaurant/decide-payments.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { paymentsWords as words } from '#web/i18n/admin/payments.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';

/** `/admin/set-payment-methods`. */
export function SetPaymentsScreen() {
  const { query, readAgain } = useSetup(getPaymentMethods);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <PaymentsForm setup={setup} readAgain={readAgain} />}
      </ReadState>
    </StaffPage>
  );
}

type Setup = AnswerOf<typeof getPaymentMethods>;
type Values = { paymentMethods: PaymentWay[]; mealCardIssuers: MealCardIssuer[]; isUnderstood: boolean };

function PaymentsForm({ setup, readAgain }: { readonly setup: Setup; readonly readAgain: () => Promise<Setup> }) {
  const api = useApi();
  const form = useStaffForm({
    loaded: paymentsFrom(setup),
    send: ({ paymentMethods, mealCardIssuers }, version) =>
      api(savePaymentMethods, { body: { paymentMethods, mealCardIssuers, version } }),
    onSent: () => void readAgain(),
    reload: async () => paymentsFrom(await readAgain()),
    judge: problemsOf,
  });
  const { paymentMethods, mealCardIssuers } = form.values;
  const toggle = (name: PaymentWay, isOn: boolean) => {
    form.change({
      paymentMethods: OFFERABLE_WAYS.filter((one) => (one === name ? isOn : paymentMethods.includes(one))),
      isUnderstood: false,
    });
  };
  const toggleIssuer = (issuer: MealCardIssuer, isOn: boolean) => {
    form.change({
      mealCardIssuers: MEAL_CARD_ISSUERS.filter((one) => (one === issuer ? isOn : mealCardIssuers.includes(one))),
    });
  };
  return (
    <StaffForm form={form}>
      <FormSection title={words.section} hint={words.sectionHint}>
        <Stack component="fieldset" gap="xs" data-path="paymentMethods" data-wide>
          <legend className="visually-hidden">{words.section}</legend>
          {OFFERABLE_WAYS.map((name) => (
            <Checkbox
              key={name}
              py="sm"
              label={wayLabel(name)}
              description={hintOf(name)}
              checked={paymentMethods.includes(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
          ))}
          {form.problems.paymentMethods !== undefined && (
            <Text c="bad" role="alert">
              {form.problems.paymentMethods}
            </Text>
          )}
        </Stack>
        {paymentMethods.includes('meal_card') && (
          <Stack component="fieldset" gap="xs" data-path="mealCardIssuers" data-wide>
            <Text component="legend">{words.issuers.legend}</Text>
            <p>{words.issuers.hint}</p>
            {MEAL_CARD_ISSUERS.map((issuer) => (
              <Checkbox
                key={issuer}
                py="sm"
                label={issuerLabel(issuer)}
                checked={mealCardIssuers.includes(issuer)}
                onChange={(event) => toggleIssuer(issuer, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        )}
        {!offersMeans(paymentMethods, 'card') && (
          <Alert color="warn" title={words.noCard.title} data-wide>
            <p>{words.noCard.text}</p>
            {offersMeans(setup.paymentMethods, 'card') && (
              <Checkbox mt="md" label={words.noCard.understood} {...form.tick('isUnderstood')} />
            )}
          </Alert>
        )}
      </FormSection>
    </StaffForm>
  );

  /** Switching off cards needs an explicit confirmation (romania.md §0.9). */
  function problemsOf({ paymentMethods: named, isUnderstood }: Values): Record<string, string> {
    const offered = decidePayments(named);
    if (!offered.ok) return { paymentMethods: sentenceOf(offered.error.code) };
    const isLosingCards = offersMeans(setup.paymentMethods, 'card') && !offersMeans(named, 'card');
    return isLosingCards && !isUnderstood ? { isUnderstood: words.noCard.required } : {};
  }
}

function hintOf(way: PaymentWay): string | undefined {
  const hints: Partial<Record<PaymentWay, string>> = words.hints;
  return hints[way];
}

function paymentsFrom({ paymentMethods, mealCardIssuers, version }: Setup): Loaded<Values> {
  const values = { paymentMethods: [...paymentMethods], mealCardIssuers: [...mealCardIssuers], isUnderstood: false };
  return { values, version };
}
