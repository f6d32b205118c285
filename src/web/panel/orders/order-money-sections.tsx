import { formatLei } from '#domain/money/format-lei.ts';
import { chargedPackaging, type OrderView } from '#domain/orders/order-view.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from './order-money-sections.module.css';
import { paymentWords } from './order-words.ts';
import { Fact, Facts, Section } from './section.tsx';

const words = staffWords.detail;

type Props = { readonly order: OrderView };

export function PaymentSection({ order }: Props) {
  const packaging = chargedPackaging(order);
  return (
    <Section title={words.payment}>
      <Facts>
        <Fact label={words.subTotal}>{formatLei(order.products)}</Fact>
        <Fact label={packaging === order.packaging ? words.packagingTotal : packagingSetLabel()}>
          {formatLei(packaging)}
        </Fact>
        <Fact label={words.deposit}>{order.deposits > 0 ? formatLei(order.deposits) : null}</Fact>
        <Fact label={words.deliveryFee}>{order.deliveryFee > 0 ? formatLei(order.deliveryFee) : null}</Fact>
        {order.reductions.map(({ name, amount }) => (
          <Fact key={name} label={name}>{`− ${formatLei(amount)}`}</Fact>
        ))}
      </Facts>
      <p className={styles.total}>
        <span>{words.toPay}</span>
        <span>
          {order.reductions.length > 0 && <del className={styles.before}>{formatLei(order.total)}</del>}
          <strong>{formatLei(order.payable)}</strong>
        </span>
      </p>
      <p className={styles.payment}>{paymentWords(order)}</p>
      {order.payment.method === 'CASH_AND_CARD' && (
        <Facts>
          <Fact label={words.cashAmount}>{formatLei(order.payment.cash)}</Fact>
          <Fact label={words.cardAmount}>{formatLei(order.payment.card)}</Fact>
        </Facts>
      )}
    </Section>
  );
}

function packagingSetLabel(): string {
  return `${words.packagingTotal} (${words.packagingSet})`;
}

export function TimelineSection({ order }: Props) {
  return (
    <Section title={words.timeline}>
      <ol className={styles.timeline}>
        {order.timeline.map((step) => (
          <li key={`${step.kind} ${step.at}`} className={styles.step}>
            <span>
              <strong>{words.steps[step.kind]}</strong> {step.actor !== null && words.by(step.actor)}
              {step.note !== '' && <span className={styles.note}>{step.note}</span>}
            </span>
            <time dateTime={new Date(step.at).toISOString()}>{formatDateTime(step.at)}</time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
