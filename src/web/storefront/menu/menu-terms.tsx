import { menuText } from '#web/i18n/menu.ts';
import { ordering as words } from '#web/i18n/ordering.ts';
import { OpenChip } from '#web/storefront/shell/ordering-line.tsx';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';
import { Icon } from '#web/ui/icon.tsx';
import notice from '#web/ui/notice.module.css';
import type { OrderTerms } from './menu-page.ts';
import styles from './menu-terms.module.css';

/**
 * Whether the restaurant is open, how long an order takes, and what ordering costs besides the food, shown before
 * ordering begins (romania.md §1.3). On a phone one line; a tap shows the terms.
 */
export function MenuTerms({
  terms,
  shop: { sign, ordering },
}: {
  readonly terms: OrderTerms;
  readonly shop: Pick<ShopFacts, 'sign' | 'ordering'>;
}) {
  const { later } = ordering;
  const hasDurations = terms.localities.some(({ duration }) => duration !== '');
  return (
    <details className={styles.terms}>
      <summary className={later === null ? styles.line : `${styles.line} ${notice.notice} ${notice.warn}`}>
        <OpenChip sign={later !== null && sign.isOpen ? { ...sign, isOpen: false, text: words.closed } : sign} />
        {ordering.ways.map(({ method, estimate }) => (
          <span key={method} className={styles.way} title={estimate === '' ? undefined : words.estimate}>
            <Icon name={method === 'DELIVERY' ? 'scooter' : 'bag'} size={20} />
            <span>{words.ways[method]}</span> {estimate}
          </span>
        ))}
        <span className={styles.more}>
          <span>{menuText.terms}</span>
          <Icon name="chevron" size={18} />
        </span>
        {later !== null && <span className={styles.later}>{later.text}</span>}
        <span className={styles.phrases}>{terms.phrases.join(' · ')}</span>
      </summary>
      {terms.localities.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{menuText.locality}</th>
              <th scope="col">{menuText.minimumShort}</th>
              <th scope="col">{menuText.fee}</th>
              {hasDurations && <th scope="col">{menuText.duration}</th>}
            </tr>
          </thead>
          <tbody>
            {terms.localities.map(({ city, minimum, fee, duration }) => (
              <tr key={city}>
                <th scope="row">{city}</th>
                <td>{minimum}</td>
                <td>{fee}</td>
                {hasDurations && <td>{duration}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {menuText.payment}: {terms.payment}.
      </p>
    </details>
  );
}
