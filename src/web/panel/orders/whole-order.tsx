import { formatLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { describeCompany } from '#domain/orders/order-facts.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import type { Instant } from '#domain/time/instant.ts';
import { noteWords as words } from '#web/i18n/order-notes.ts';
import { printingWords } from '#web/i18n/panel/printing.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { type SlipLine, slipLines } from '#web/panel/printing/slip-lines.ts';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import { AllergyBox } from './allergy-box.tsx';
import { ClosedDayMark } from './closed-day-mark.tsx';
import { sortNotes, textsOfOrder } from './guest-notes.ts';
import { addressLines, allergenWords, momentWords, paymentWords, phoneLink } from './order-words.ts';
import styles from './whole-order.module.css';

const { detail, orders } = staffWords;

/**
 * Everything the guest asked for, for the moment of a decision: allergies first, then how and when, every line with its
 * extras and its message, the note, the payment. Each way to accept an order leads past it.
 */
export function WholeOrder({ order, now }: { readonly order: OrderView; readonly now: Instant }) {
  const { allergy, note } = sortNotes(textsOfOrder(order));
  const at = handoverMoment(order);
  const { contact, company } = order;
  return (
    <section className={styles.order} aria-label={words.wholeOrder}>
      <AllergyBox texts={allergy} />
      <ClosedDayMark closedDay={order.closedDay} />
      <p className={styles.who}>
        <strong>
          {contact.firstName} {contact.lastName}
        </strong>{' '}
        <a className={styles.phone} href={phoneLink(contact.phone)}>
          <span className="visually-hidden">{orders.call}</span>
          {formatPhone(contact.phone)}
        </a>
      </p>
      <p className={styles.way}>
        <strong>{METHOD_LABELS[order.method]}</strong> · {at === null ? orders.asSoonAsPossible : momentWords(at, now)}
      </p>
      {order.method === 'DELIVERY' && <p>{addressLines(order.address).join(', ')}</p>}
      {order.pickupPlace !== null && (
        <p>
          {detail.pickupPlace}: {order.pickupPlace}
        </p>
      )}
      <OrderFacts display="dialog" order={order} className={styles.mark} />
      {order.isAgeRestricted && <p className={styles.mark}>{orders.checkId}</p>}
      <ul className={styles.lines}>
        {slipLines(order).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a placed order never changes
          <Line key={place} line={line} />
        ))}
      </ul>
      {note !== '' && (
        <p className={styles.note}>
          <strong>{words.note}:</strong> {note}
        </p>
      )}
      <p className={styles.payment}>
        <span>{paymentWords(order)}</span>
        <strong>{formatLei(order.payable)}</strong>
      </p>
      {company !== null && (
        <p>
          {detail.invoice}: {describeCompany(company).replaceAll('\n', ', ')}
        </p>
      )}
    </section>
  );
}

function Line({ line }: { readonly line: SlipLine }) {
  return (
    <li className={styles.line} data-part={line.isPart || undefined}>
      <span className={styles.quantity}>{line.quantity} ×</span>
      <div className={styles.what}>
        <p>
          <strong>{line.name}</strong> {line.size}
          {line.isAdult && <span className={styles.adult}>{printingWords.adult}</span>}
        </p>
        {line.extras.map((extra) => (
          <p key={extra}>+ {extra}</p>
        ))}
        {line.message !== '' && <p className={styles.note}>„{line.message}”</p>}
        {line.allergens.length > 0 && (
          <p className={styles.small}>
            {detail.allergens}: {allergenWords(line.allergens)}
          </p>
        )}
      </div>
      <span className={styles.price}>
        {line.isFree ? printingWords.free : line.price === null ? '' : formatLei(line.price)}
      </span>
    </li>
  );
}
