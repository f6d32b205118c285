import { type FormEvent, useId, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { payOrderAtDoor } from '#contract/payments/client.ts';
import { minusBani, sumBani } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import {
  factsOf,
  foodMeansOf,
  isMix,
  isOnlineWay,
  meansOfWay,
  mixOf,
  type PaymentChoice,
  type PaymentWay,
  pickOffered,
} from '#domain/orders/payment-means.ts';
import { chooseWithMealCard, type MealCardTerms, mealCardRestOf } from '#domain/payments/meal-card-parts.ts';
import type { WaitingPayment } from '#domain/payments/waiting-payment.ts';
import { paying } from '#web/i18n/shop/paying.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import page from '#web/storefront/order/order-page.module.css';

import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { noAnswerSentence } from '#web/ui/no-answer.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './waiting-page.module.css';

type Props = {
  readonly token: string;
  readonly payment: WaitingPayment;
  readonly onAnswer: (answer: WaitingPayment) => void;
};

/** Sends the order without a payment online: nothing is typed again, only the means is chosen. */
export function PayAtDoor({ token, payment, onAnswer }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.door}>
      <Button
        look="secondary"
        className={page.call}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {(payment.paidParts.length > 0 ? paying.restAtDoor : paying.atDoor)[payment.method]}
      </Button>
      <div id={id} className={styles.ways} hidden={!isOpen}>
        {isOpen && <Ways token={token} payment={payment} onAnswer={onAnswer} />}
      </div>
    </div>
  );
}

function Ways(props: Props) {
  const answer = restaurantFacts(useApi());
  const { value: restaurant, hasFailed } = useSavedOrders(answer);
  if (restaurant !== null) {
    const ways = listWaysOf(props.payment, pickOffered('guest', restaurant.offeredPayments));
    const [first] = ways;
    return first === undefined ? <p>{paying.noWays}</p> : <WayForm {...props} ways={ways} first={first} />;
  }
  if (!hasFailed) return <p role="status">{paying.loading}</p>;
  return (
    <Notice tone="warn" role="alert">
      <p>{paying.waysFailed}</p>
      <Button look="secondary" onClick={answer.lookAgain}>
        {paying.tryWays}
      </Button>
    </Notice>
  );
}

/** A rest has no food left for a meal card; a meal card alone pays only where it may pay everything. */
function listWaysOf({ paidParts, payable, mealCardEligible }: WaitingPayment, offered: readonly PaymentWay[]) {
  const terms = { payable, eligible: mealCardEligible };
  return offered.filter((way) => {
    if (isOnlineWay(way)) return false;
    if (foodMeansOf(way) === null) return true;
    return paidParts.length === 0 && isMix(way) === mealCardRestOf(terms) > 0;
  });
}

function WayForm({
  token,
  payment: { method, payable: whole, paidParts, mealCardEligible },
  onAnswer,
  ways,
  first,
}: Props & { readonly ways: readonly PaymentWay[]; readonly first: PaymentWay }) {
  const api = useApi();
  const payable = minusBani(whole, sumBani(paidParts.map(({ amount }) => amount)));
  const headingId = useId();
  const [way, setWay] = useState(first);
  const [typed, setTyped] = useState('');
  const [splitError, setSplitError] = useState<string | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const choice = readChoice(way, typed, { payable, eligible: mealCardEligible });
    setSplitError(choice === null ? paying.splitMissing : undefined);
    if (choice === null) return;
    setSending(true);
    setFailure(null);
    try {
      onAnswer(await payOrderAtDoor(api, token, choice));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error.body?.message ?? noAnswerSentence(paying.failure));
    }
    setSending(false);
  };
  return (
    <form className={styles.ways} onSubmit={(event) => void send(event)} aria-labelledby={headingId} noValidate>
      <h2 id={headingId} className={styles.question}>
        {paying.how}
      </h2>
      <ChoiceGroup
        isTiled
        labelledBy={headingId}
        name="payment"
        value={way}
        onChange={setWay}
        options={ways.map((value) => ({ value, label: paymentLabel(meansOfWay(value), method) }))}
      />
      {isTyped(way) && (
        <Field label={sumLabelOf(way)} hint={paying.splitRest} error={splitError}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
      {failure !== null && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSending}>
        {isSending ? paying.sending : paying.sendAtDoor}
      </Button>
    </form>
  );
}

/** Beside a meal card no sum is typed. */
function isTyped(way: PaymentWay): way is Mix {
  return isMix(way) && foodMeansOf(way) === null;
}

type Mix = Parameters<typeof mixOf>[0];

/** The label of the sum that is typed. */
function sumLabelOf(way: Mix): string {
  return meansOfWay(way)
    .slice(1)
    .map((means) => factsOf(means).sumLabel)
    .join('');
}

/** Null while the typed sum of a mix is none, or more than the total. */
function readChoice(way: PaymentWay, typed: string, terms: MealCardTerms): PaymentChoice | null {
  if (foodMeansOf(way) !== null) return chooseWithMealCard(way, terms);
  if (!isMix(way)) return { means: way };
  const { payable } = terms;
  const sum = parseLei(typed);
  return sum.ok && typed.trim() !== '' && sum.value <= payable ? mixOf(way, payable, sum.value) : null;
}
