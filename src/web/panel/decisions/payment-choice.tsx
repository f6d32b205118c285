import { Alert, Stack, TextInput } from '@mantine/core';
import { minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { factsOf, isMix, meansOfWay, wayLabel } from '#domain/orders/payment-means.ts';
import { hasMealCard, listWaysWithin, type MealCardTerms, mealCardRestOf } from '#domain/payments/meal-card-parts.ts';
import type { Form } from '#web/forms/use-form.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { chooseWay, mealCardSentence, PARTS, type PaymentForm, typePart } from './handover-payment.ts';

const words = stepWords.payment;

type PaymentChoiceProps = {
  readonly form: Form<PaymentForm>;
  /** What the two parts add up to, and how much of it a meal card may pay. */
  readonly terms: MealCardTerms;
};

/** How the money came in: one tap where it came as announced. */
export function PaymentChoice({ form: { bind, change, values, problems }, terms }: PaymentChoiceProps) {
  const rest = mealCardRestOf(terms);
  const isWithMealCard = values.way !== 'none' && hasMealCard(meansOfWay(values.way));
  return (
    <Stack gap="sm">
      <Choices
        name="payment"
        legend={words.legend}
        least="8rem"
        options={[
          ...listWaysWithin('panel', terms).map((way) => ({ value: way, label: wayLabel(way) })),
          { value: 'none' as const, label: words.none },
        ]}
        {...bind('way')}
        onChange={(way) => change(chooseWay(values, way, terms))}
      />
      {isWithMealCard && rest > ZERO_BANI && (
        <Note tone="warn">{mealCardSentence({ maximum: minusBani(terms.payable, rest), rest })}</Note>
      )}
      {values.way !== 'none' && isMix(values.way) && (
        <Columns least="8rem" gap="0.75rem">
          {meansOfWay(values.way).map((means, place) => {
            const part = PARTS[place] ?? 'first';
            return (
              <TextInput
                key={part}
                label={words.sumOf(factsOf(means).label)}
                inputMode="decimal"
                {...bind(part)}
                onChange={({ currentTarget }) => change(typePart(values, part, currentTarget.value, terms.payable))}
                // The two are judged together, at the press: one is left while the other is not typed yet.
                onBlur={undefined}
                error={problems.first !== undefined}
              />
            );
          })}
        </Columns>
      )}
      {problems.first !== undefined && <Alert role="alert">{problems.first}</Alert>}
    </Stack>
  );
}
