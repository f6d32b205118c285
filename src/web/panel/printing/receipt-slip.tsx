import { formatLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment.ts';
import { describeCompany } from '#domain/orders/order-facts.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { addressLines } from '#domain/text/format-address.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { printingWords as words } from '#web/i18n/panel/printing.ts';
import { momentWords } from '#web/panel/orders/order-words.ts';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import { Marks } from './kitchen-slip.tsx';
import styles from './slip.module.css';
import { slipLines } from './slip-lines.ts';

export type ReceiptHouse = Pick<ShownRestaurant, 'name' | 'phone' | 'street' | 'streetNumber' | 'city'> & {
  readonly company: Pick<ShownRestaurant['company'], 'companyName' | 'cui'>;
};

type Props = { readonly order: OrderView; readonly now: Instant; readonly house: ReceiptHouse | null };

/** For the guest, or for the courier: what it costs, where it goes. No fiscal receipt, and it says so. */
export function ReceiptSlip({ order, now, house }: Props) {
  const at = handoverMoment(order);
  const { contact } = order;
  const sums = orderSums(order).filter(({ amount }) => amount > 0);
  return (
    <article className={styles.slip} data-slip="receipt">
      {house && <House house={house} />}
      <header className={styles.part}>
        <h2 className={styles.title}>
          {words.order(order.number)}
          {order.kitchenNumber !== null && ` · #${order.kitchenNumber}`}
        </h2>
        <p>{words.placedAt(formatDateTime(order.placedAt))}</p>
        <p className={styles.large}>
          {METHOD_LABELS[order.method]}: {at === null ? words.asSoonAsPossible : momentWords(at, now)}
        </p>
      </header>
      <Marks order={order} />
      <div className={styles.part}>
        <p>
          <strong>
            {contact.firstName} {contact.lastName}
          </strong>
        </p>
        <p>{formatPhone(contact.phone)}</p>
        {order.method === 'DELIVERY' && addressLines(order.address).map((line) => <p key={line}>{line}</p>)}
        {order.pickupPlace !== null && <p>{order.pickupPlace}</p>}
        <OrderFacts display="receiptSlip" order={order} className={styles.note} />
      </div>
      <ol className={styles.part}>
        {slipLines(order).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a placed order never changes
          <li key={place} className={styles.sold} data-part={line.isPart || undefined}>
            <span>
              {line.quantity} × {line.name} {line.size}
              {line.extras.map((extra) => ` + ${extra}`)}
              {line.message !== '' && ` „${line.message}”`}
            </span>
            <span className={styles.amount}>
              {line.isFree ? words.free : line.price === null ? '' : formatLei(line.price)}
            </span>
          </li>
        ))}
      </ol>
      <dl className={styles.sums}>
        {sums.map(({ part, name, amount }) => (
          <Sum key={name} name={name} amount={`${part === 'reduction' ? '−' : ''}${formatLei(amount)}`} />
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>{formatLei(order.payable)}</dd>
        </div>
      </dl>
      <p>
        <strong>{describePaymentForStaff(order)}</strong>
      </p>
      {order.company !== null && (
        <p className={styles.note}>
          <strong>{words.invoice}:</strong> {describeCompany(order.company).replaceAll('\n', ', ')}
        </p>
      )}
      <footer className={styles.foot}>
        <p>{words.thanks}</p>
        <p>{words.notFiscal}</p>
      </footer>
    </article>
  );
}

function Sum({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function House({ house: { name, phone, street, streetNumber, city, company } }: { readonly house: ReceiptHouse }) {
  const line = [street, streetNumber].filter((part) => part !== '').join(' ');
  const seller = [company.companyName, company.cui === '' ? '' : words.cui(company.cui)];
  return (
    <header className={styles.house}>
      <p className={styles.large}>{name}</p>
      <p>{[line, city].filter((part) => part !== '').join(', ')}</p>
      <p>{words.phone(formatPhone(phone))}</p>
      <p>{seller.filter((part) => part !== '').join(' · ')}</p>
    </header>
  );
}
