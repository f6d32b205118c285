import type { OrderDetail } from '#contract/orders.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { instantFrom } from '#web/panel/live/live-order.ts';
import styles from './order-money-sections.module.css';
import { formatWireLei, paymentWords } from './order-words.ts';
import { Fact, Facts, Section } from './section.tsx';

const words = staffWords.detail;

type Props = { readonly order: OrderDetail };

export function PaymentSection({ order }: Props) {
  const packaging = order.manuallySetPackageCost ?? order.totalBoxPrice;
  const fee = order.deliveryDetailsBean.deliveryFee;
  return (
    <Section title={words.payment}>
      <Facts>
        <Fact label={words.subTotal}>{formatWireLei(order.subTotalPrice)}</Fact>
        <Fact label={packaging === order.totalBoxPrice ? words.packagingTotal : packagingSetLabel()}>
          {formatWireLei(packaging)}
        </Fact>
        <Fact label={words.deposit}>{order.totalDeposit > 0 ? formatWireLei(order.totalDeposit) : null}</Fact>
        <Fact label={words.deliveryFee}>{fee > 0 ? formatWireLei(fee) : null}</Fact>
        {order.reductions.map(({ name, amount }) => (
          <Fact key={name} label={name}>{`− ${formatWireLei(amount)}`}</Fact>
        ))}
      </Facts>
      <p className={styles.total}>
        <span>{words.toPay}</span>
        <span>
          {order.reductions.length > 0 && <del className={styles.before}>{formatWireLei(order.totalPrice)}</del>}
          <strong>{formatWireLei(order.payable)}</strong>
        </span>
      </p>
      <p className={styles.payment}>{paymentWords(order)}</p>
      {order.orderPaymentOptions === 'CASH_AND_CARD' && (
        <Facts>
          <Fact label={words.cashAmount}>{formatWireLei(order.cashAmount)}</Fact>
          <Fact label={words.cardAmount}>{formatWireLei(order.cardAmount)}</Fact>
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
            <time dateTime={step.at}>{formatDateTime(instantFrom(step.at))}</time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
