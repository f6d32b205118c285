import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { OrderDetail } from '#contract/orders.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { instantFrom } from '#web/panel/live/live-order.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { describeCompany } from '#web/ui/order/describe-company.ts';
import styles from './order-people-sections.module.css';
import { addressLines, momentWords, phoneLink } from './order-words.ts';
import { Fact, Facts, Section } from './section.tsx';

const { detail: words, orders } = staffWords;

type Props = { readonly order: OrderDetail };

export function CustomerSection({ order }: Props) {
  return (
    <Section title={words.customer}>
      <p className={styles.name}>
        {order.firstName} {order.lastName}
      </p>
      <a className={styles.phone} href={phoneLink(order.phoneNumber)}>
        <IconPhone aria-hidden size={22} />
        <span className="visually-hidden">{orders.call}</span>
        {formatPhone(order.phoneNumber)}
      </a>
      <p>{order.email}</p>
      {order.invoiceCompanyBean !== null && (
        <div className={styles.company}>
          <h3>{words.invoice}</h3>
          <p>{describeCompany(order.invoiceCompanyBean)}</p>
        </div>
      )}
    </Section>
  );
}

export function MomentSection({ order }: Props) {
  const now = useServerNow();
  const requested = order.requestedAt === null ? null : momentWords(instantFrom(order.requestedAt), now);
  const promised = order.promisedAt === null ? null : momentWords(instantFrom(order.promisedAt), now);
  return (
    <Section title={words.wanted}>
      <p className={styles.moment}>{requested ?? orders.asSoonAsPossible}</p>
      <Facts>
        <Fact label={words.promised}>{promised}</Fact>
        <Fact label={words.preparation}>
          {order.orderTimeToPrepare === null ? null : countOf(order.orderTimeToPrepare, words.minutes)}
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
  const address = order.deliveryDetailsBean;
  return (
    <Section title={words.handover[address.deliveryMethod]}>
      <p className={styles.moment}>{order.deliveryMethodChosen}</p>
      {order.ownContainer && <p className={styles.container}>{words.ownContainer}</p>}
      {address.deliveryMethod === 'DELIVERY' && (
        <address className={styles.address}>
          {addressLines(address).map((line) => (
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
