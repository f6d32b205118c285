import type { OrderDetail } from '#contract/orders.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import type { Instant } from '#domain/time/instant.ts';
import { noteWords as words } from '#web/i18n/order-notes.ts';
import { printingWords } from '#web/i18n/panel/printing.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { instantFrom } from '#web/panel/live/live-order.ts';
import { type SlipLine, slipLines } from '#web/panel/printing/slip-lines.ts';
import { describeCompany } from '#web/ui/order/describe-company.ts';
import { AllergyBox } from './allergy-box.tsx';
import { ClosedDayMark } from './closed-day-mark.tsx';
import { sortNotes, textsOfDetail } from './guest-notes.ts';
import { addressLines, allergenWords, formatWireLei, momentWords, paymentWords, phoneLink } from './order-words.ts';
import styles from './whole-order.module.css';

const { detail, orders } = staffWords;

/**
 * Everything the guest asked for, for the moment of a decision: allergies first, then how and when, every line with its
 * extras and its message, the note, the payment. Each way to accept an order leads past it.
 */
export function WholeOrder({ order, now }: { readonly order: OrderDetail; readonly now: Instant }) {
  const { allergy, note } = sortNotes(textsOfDetail(order));
  const at = order.promisedAt ?? order.requestedAt;
  const address = order.deliveryDetailsBean;
  return (
    <section className={styles.order} aria-label={words.wholeOrder}>
      <AllergyBox texts={allergy} />
      <ClosedDayMark closedDay={order.closedDay} />
      <p className={styles.who}>
        <strong>
          {order.firstName} {order.lastName}
        </strong>{' '}
        <a className={styles.phone} href={phoneLink(order.phoneNumber)}>
          <span className="visually-hidden">{orders.call}</span>
          {formatPhone(order.phoneNumber)}
        </a>
      </p>
      <p className={styles.way}>
        <strong>{order.deliveryMethodChosen}</strong> ·{' '}
        {at === null ? orders.asSoonAsPossible : momentWords(instantFrom(at), now)}
      </p>
      {address.deliveryMethod === 'DELIVERY' && <p>{addressLines(address).join(', ')}</p>}
      {order.pickupPlace !== null && (
        <p>
          {detail.pickupPlace}: {order.pickupPlace}
        </p>
      )}
      {order.ownContainer && <p className={styles.mark}>{detail.ownContainer}</p>}
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
        <strong>{formatWireLei(order.payable)}</strong>
      </p>
      {order.invoiceCompanyBean !== null && (
        <p>
          {detail.invoice}: {describeCompany(order.invoiceCompanyBean).replaceAll('\n', ', ')}
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
