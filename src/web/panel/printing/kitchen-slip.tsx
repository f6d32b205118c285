import { handoverMoment } from '#domain/orders/order-moments.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { printingWords as words } from '#web/i18n/panel/printing.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { allergenWords, momentWords } from '#web/panel/orders/order-words.ts';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import styles from './slip.module.css';
import { type SlipLine, slipLines } from './slip-lines.ts';

/** For the cook: what, how many, how, until when. No prices, and of the guest the name only. */
export function KitchenSlip({ order, now }: { readonly order: OrderView; readonly now: Instant }) {
  const at = handoverMoment(order);
  return (
    <article className={styles.slip} data-slip="kitchen">
      <header className={styles.part}>
        <p>
          <strong>
            {words.kitchen} · {staffWords.detail.handover[order.method].toUpperCase()}
          </strong>
        </p>
        <h2 className={styles.number}>{order.kitchenNumber ?? order.number}</h2>
        <p className={styles.large}>{at === null ? words.asSoonAsPossible : words.promisedFor(momentWords(at, now))}</p>
        <p>
          {order.kitchenNumber !== null && `${words.order(order.number)} · `}
          {order.contact.firstName} {order.contact.lastName} · {words.placedAt(formatHour(order.placedAt))}
        </p>
      </header>
      <Marks order={order} />
      <OrderFacts display="kitchenSlip" order={order} className={styles.note} />
      <ol className={styles.part}>
        {slipLines(order).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a placed order never changes
          <Line key={place} line={line} />
        ))}
      </ol>
      {order.additionalInformation !== '' && (
        <p className={styles.note}>
          <strong>{words.notes}:</strong> {order.additionalInformation}
        </p>
      )}
    </article>
  );
}

/** What must be seen before anything else. */
export function Marks({ order }: { readonly order: OrderView }) {
  return (
    <>
      {order.hasAllergyNote && <p className={styles.mark}>{words.allergy}</p>}
      {order.hasOwnContainer && <p className={styles.mark}>{words.ownContainer}</p>}
      {order.isAgeRestricted && (
        <p className={styles.mark}>
          {words.adult} {words.adultLong}
        </p>
      )}
    </>
  );
}

function Line({ line }: { readonly line: SlipLine }) {
  return (
    <li className={styles.line} data-part={line.isPart || undefined}>
      <p className={styles.dish}>
        <span className={styles.quantity}>{line.quantity} ×</span>
        <span>
          {line.name} {line.size !== '' && <span className={styles.size}>{line.size}</span>}{' '}
          {line.isAdult && <strong className={styles.adult}>{words.adult}</strong>}
        </span>
      </p>
      {line.extras.map((extra) => (
        <p key={extra} className={styles.extra}>
          + {extra}
        </p>
      ))}
      {line.message !== '' && <p className={styles.message}>„{line.message}”</p>}
      {line.allergens.length > 0 && (
        <p className={styles.allergens}>
          {words.allergens}: {allergenWords(line.allergens)}
        </p>
      )}
    </li>
  );
}
