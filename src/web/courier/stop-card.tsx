import { useState } from 'react';
import type { TakenPayment } from '#contract/couriers/client.ts';
import type { CourierStop } from '#contract/couriers/staff-calls.ts';
import { changeFor } from '#domain/couriers/shift.ts';
import { minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import {
  cashOf,
  choiceOf,
  factsOf,
  isMix,
  meansLabel,
  meansOf,
  meansOfWay,
  onlinePartsOf,
  type PaymentChoice,
  type PaymentWay,
  wayOf,
} from '#domain/orders/payment-means.ts';
import {
  chooseWithMealCard,
  hasMealCard,
  listWaysWithin,
  type MealCardTerms,
  mealCardRestOf,
} from '#domain/payments/meal-card-parts.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import { courierWords } from '#web/i18n/courier.ts';
import { IDENTITY_SEEN } from '#web/i18n/identity.ts';
import { NOTHING_TO_COLLECT } from '#web/i18n/nothing-to-collect.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useNow } from '#web/ui/use-now.ts';
import styles from './courier.module.css';
import type { CourierPhone } from './courier-phone.ts';
import { readCalls, saveCalls } from './door-calls.ts';
import { DueHour } from './due-hour.tsx';

const words = courierWords.way;

type Props = {
  readonly stop: CourierStop;
  readonly phone: CourierPhone;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** null when there is no earlier place. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
};

/** One stop: time, guest, address, amount to collect; and the possible actions. */
export function StopCard({ stop, phone, isOpen, onOpen, onEarlier, onLater }: Props) {
  const name = `${courierWords.number(stop.kitchenNumber, stop.orderNumber)} · ${stop.client}`;
  return (
    <article className={styles.stop} aria-label={name}>
      <header className={styles.stopHead}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onOpen}>
          <DueHour at={stop.dueAt} />
          <span className={styles.about}>
            <strong>{name}</strong>
            <span>{isOpen ? stop.city : stop.address.slice(0, 1).concat(stop.city).join(', ')}</span>
          </span>
        </button>
        <span className={styles.movers}>
          {onEarlier !== null && (
            <button type="button" onClick={onEarlier} aria-label={words.earlier(stop.client)}>
              ↑
            </button>
          )}
          {onLater !== null && (
            <button type="button" onClick={onLater} aria-label={words.later(stop.client)}>
              ↓
            </button>
          )}
        </span>
      </header>
      {isOpen && <Door stop={stop} phone={phone} />}
    </article>
  );
}

function Door({ stop, phone }: { readonly stop: CourierStop; readonly phone: CourierPhone }) {
  return (
    <>
      <address className={styles.address}>
        {stop.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {stop.dropOff !== '' && <em>{stop.dropOff}</em>}
      </address>
      {stop.note !== '' && <p className={styles.note}>„{stop.note}”</p>}
      {stop.isAgeRestricted && <p className={styles.note}>{words.checkId}</p>}
      <div className={styles.pair}>
        <a className={`${buttonClass('secondary', true)} ${styles.big}`} href={`tel:${stop.phoneNumber}`}>
          <Icon name="phone" /> {words.call}
          <span className="visually-hidden">{formatPhone(stop.phoneNumber)}</span>
        </a>
        <a
          className={`${buttonClass('secondary', true)} ${styles.big}`}
          href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(stop.destination)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="pin" /> {words.map}
        </a>
      </div>
      <Collect stop={stop} />
      <details className={styles.items}>
        <summary>
          {countOf(
            stop.items.reduce((sum, { quantity }) => sum + quantity, 0),
            words.items,
          )}
        </summary>
        <ul>
          {stop.items.map(({ name, quantity }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal in everything shown
            <li key={place}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      </details>
      <Deliver stop={stop} phone={phone} />
    </>
  );
}

function Collect({ stop: { isPaid, paymentParts, doorParts: payment } }: { readonly stop: CourierStop }) {
  const cash = cashOf(payment);
  const isOnline = onlinePartsOf(paymentParts).length > 0;
  if (isPaid) return <p className={styles.sum}>{isOnline ? NOTHING_TO_COLLECT : words.isPaid}</p>;
  return (
    <div className={styles.collect}>
      <p>
        {words.collect}:{' '}
        <strong className={styles.sum}>{formatLei(sumBani(payment.map(({ amount }) => amount)))}</strong>{' '}
        {payment.length > 1
          ? payment.map(({ means, amount }) => `${formatLei(amount)} ${factsOf(means).label.toLowerCase()}`).join(' + ')
          : meansLabel(meansOf(payment)).toLowerCase()}
      </p>
      {cash > ZERO_BANI && (
        <ul className={styles.change}>
          {changeFor(cash).map(({ paid, change }) => (
            <li key={paid}>{words.change(formatLei(paid), formatLei(change))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Deliver({ stop, phone }: { readonly stop: CourierStop; readonly phone: CourierPhone }) {
  const [isChoosing, setChoosing] = useState(false);
  const [isIdentitySeen, setIdentitySeen] = useState(false);
  const { orderNumber } = stop;
  const deliver = (taken: TakenPayment) => {
    phone.take({ kind: 'deliver', orderNumber, taken: stop.isPaid ? null : taken, isIdentitySeen });
    setChoosing(false);
  };
  const announced = choiceOf(stop.doorParts);
  const owed = sumBani(stop.doorParts.map(({ amount }) => amount));
  const terms = { payable: owed, eligible: stop.mealCardEligible };
  const others = listWaysWithin('courier', terms)
    .filter((way) => !isMix(way) || isMealCardWithRest(way, terms))
    .filter((way) => way !== wayOf(meansOf(stop.doorParts)));
  return (
    <div className={styles.actions}>
      {stop.isAgeRestricted && (
        <label className={styles.check}>
          <input type="checkbox" checked={isIdentitySeen} onChange={({ target }) => setIdentitySeen(target.checked)} />
          {IDENTITY_SEEN}
        </label>
      )}
      <Button isWide className={styles.go} onClick={() => deliver(announced)}>
        {stop.isPaid ? words.deliver : words.deliverWith(meansLabel(meansOf(stop.doorParts)).toLowerCase())}
      </Button>
      {!stop.isPaid && (
        <>
          <Button
            look="secondary"
            isWide
            className={styles.big}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {words.other}
          </Button>
          {isChoosing && (
            <ul className={styles.options}>
              <MealCardHint terms={terms} />
              {others.map((way) => (
                <li key={way}>
                  <Button look="secondary" isWide className={styles.big} onClick={() => deliver(choiceAt(way, terms))}>
                    {words.deliverWith(describeTaken(choiceAt(way, terms)))}
                  </Button>
                </li>
              ))}
              <li>
                <Button look="secondary" isWide className={styles.big} onClick={() => deliver(null)}>
                  {words.deliverWith(words.none)}
                </Button>
              </li>
            </ul>
          )}
        </>
      )}
      <NoAnswer stop={stop} phone={phone} />
    </div>
  );
}

/** A mix that the courier can record with one press: its sums follow from the order. */
function isMealCardWithRest(way: PaymentWay, terms: MealCardTerms): boolean {
  return hasMealCard(meansOfWay(way)) && mealCardRestOf(terms) > ZERO_BANI;
}

/** How one press pays. */
function choiceAt(way: PaymentWay, terms: MealCardTerms): PaymentChoice {
  return isMix(way) ? chooseWithMealCard(way, terms) : { means: way };
}

/** „card (POS)”, „62,00 lei card de masă + 14,50 lei numerar”. */
function describeTaken(choice: PaymentChoice): string {
  if ('means' in choice) return factsOf(choice.means).courierLabel;
  return choice.parts.map(({ means, amount }) => `${formatLei(amount)} ${factsOf(means).courierLabel}`).join(' + ');
}

/** What a meal card does not pay; nothing where it pays all of it, or where that is not known. */
function MealCardHint({ terms }: { readonly terms: MealCardTerms }) {
  const rest = mealCardRestOf(terms);
  if (rest === ZERO_BANI) return null;
  const maximum = minusBani(terms.payable, rest);
  return (
    <li>
      <p className={styles.hint}>
        {maximum > ZERO_BANI ? words.mealCard(formatLei(maximum), formatLei(rest)) : words.mealCardNothing}
      </p>
    </li>
  );
}

/** When nobody opens: a timer for the wait, a record of calls, and returning with the order. */
function NoAnswer({ stop, phone }: { readonly stop: CourierStop; readonly phone: CourierPhone }) {
  const now = useNow();
  const { orderNumber, noAnswerAt } = stop;
  const [calls, setCalls] = useState(() => readCalls(orderNumber));
  const noteCall = () => {
    const noted = [...calls, formatHour(now)];
    saveCalls(orderNumber, noted);
    setCalls(noted);
  };
  if (noAnswerAt === null) {
    const wait = () => {
      phone.take({ kind: 'no_answer', orderNumber });
      void phone.refresh();
    };
    return (
      <Button look="quiet" isWide className={styles.big} onClick={wait}>
        {words.noAnswer}
      </Button>
    );
  }
  const minutes = Math.max(0, Math.floor((now - noAnswerAt) / MINUTE_MS));
  return (
    <section className={styles.waiting}>
      <p>
        <strong>{minutes === 0 ? words.waitingNow : words.waiting(countOf(minutes, words.minutes))}</strong>
        {calls.length > 0 && ` · ${countOf(calls.length, words.calls)}: ${calls.join(', ')}`}
      </p>
      <a
        className={`${buttonClass('secondary', true)} ${styles.big}`}
        href={`tel:${stop.phoneNumber}`}
        onClick={noteCall}
      >
        <Icon name="phone" /> {words.callAgain}
      </a>
      <Button
        look="secondary"
        isWide
        className={styles.big}
        onClick={() => phone.take({ kind: 'bring_back', orderNumber, calls: calls.length })}
      >
        {words.bringBack}
      </Button>
    </section>
  );
}
