import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { describeCompany } from '#domain/orders/order-facts.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import styles from './order-people-sections.module.css';
import { addressLines, momentWords, phoneLink } from './order-words.ts';
import { Fact, Facts, Section } from './section.tsx';

const { detail: words, orders } = staffWords;

type Props = { readonly order: OrderView };

export function CustomerSection({ order: { contact, company } }: Props) {
  return (
    <Section title={words.customer}>
      <p className={styles.name}>
        {contact.firstName} {contact.lastName}
      </p>
      <a className={styles.phone} href={phoneLink(contact.phone)}>
        <IconPhone aria-hidden size={22} />
        <span className="visually-hidden">{orders.call}</span>
        {formatPhone(contact.phone)}
      </a>
      <p>{contact.email}</p>
      {company !== null && (
        <div className={styles.company}>
          <h3>{words.invoice}</h3>
          <p>{describeCompany(company)}</p>
        </div>
      )}
    </Section>
  );
}

export function MomentSection({ order }: Props) {
  const now = useServerNow();
  const requested = order.requestedAt === null ? null : momentWords(order.requestedAt, now);
  const promised = order.promisedAt === null ? null : momentWords(order.promisedAt, now);
  return (
    <Section title={words.wanted}>
      <p className={styles.moment}>{requested ?? orders.asSoonAsPossible}</p>
      <Facts>
        <Fact label={words.promised}>{promised}</Fact>
        <Fact label={words.preparation}>
          {order.minutesToPrepare === null ? null : countOf(order.minutesToPrepare, words.minutes)}
        </Fact>
      </Facts>
      {order.additionalInformation !== '' && (
        <div className={styles.notes}>
          <h3 className={styles.notesTitle}>{words.notes}</h3>
          <p>{order.additionalInformation}</p>
        </div>
      )}
    </Section>
  );
}

export function HandoverSection({ order }: Props) {
  return (
    <Section title={words.handover[order.method]}>
      <p className={styles.moment}>{METHOD_LABELS[order.method]}</p>
      <OrderFacts display="panelPage" order={order} className={styles.container} />
      {order.method === 'DELIVERY' && (
        <address className={styles.address}>
          {addressLines(order.address).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      )}
      <Facts>
        <Fact label={words.pickupPlace}>{order.pickupPlace}</Fact>
      </Facts>
    </Section>
  );
}
