import type { OrderDetail } from '#contract/orders.ts';
import { readLei } from '#contract/read-lei.ts';
import type { Instant } from '#domain/time/instant.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { orderText } from '#web/i18n/order.ts';
import { Lei } from '#web/ui/lei.tsx';
import { describeCompany } from './describe-company.ts';
import { describeSoon, readInstant } from './order-moments.ts';
import styles from './order-receipt.module.css';
import { describePaymentOf, describePlaceOf, receiptLines, receiptSums } from './receipt-rows.ts';

/** What was ordered, what it costs, where and how. */
export function OrderReceipt({
  order,
  address,
  now,
  isFull = false,
}: {
  readonly order: OrderDetail;
  readonly address: string;
  readonly now: Instant;
  /** Also what each product was packed in: for those who look back. */
  readonly isFull?: boolean;
}) {
  const moment = order.promisedAt ?? order.requestedAt;
  const company = order.invoiceCompanyBean;
  const facts = [
    { name: orderText.how, text: order.deliveryMethodChosen },
    { name: orderText.where, text: describePlaceOf(order, address) },
    { name: orderText.when, text: moment === null ? checkout.asap : describeSoon(readInstant(moment), now) },
    { name: orderText.pay, text: describePaymentOf(order) },
    ...(order.ownContainer ? [{ name: orderText.container, text: orderText.ownContainer }] : []),
    ...(company === null ? [] : [{ name: orderText.invoice, text: describeCompany(company) }]),
    ...(order.additionalInformation === '' ? [] : [{ name: orderText.notes, text: order.additionalInformation }]),
  ];
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">{orderText.details}</h2>
      <ul className={styles.lines}>
        {receiptLines(order, isFull).map(({ key, quantity, name, details, amount }) => (
          <li key={key}>
            <span className={styles.quantity}>{orderText.pieces(quantity)}</span>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              {details.map((detail, index) => (
                // A bundle may hold the same pizza twice.
                // biome-ignore lint/suspicious/noArrayIndexKey: the details of one line never change places
                <p key={`${index}-${detail}`} className={styles.detail}>
                  {detail}
                </p>
              ))}
            </div>
            <span className={styles.price}>
              <Lei amount={amount} />
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {receiptSums(order).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{orderText.total}</dt>
          <dd>
            {order.discount > 0 && (
              <s className={styles.before}>
                <Lei amount={readLei(order.totalPrice)} />
              </s>
            )}{' '}
            <Lei amount={readLei(order.payable)} />
          </dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
