import type { ReactNode } from 'react';
import { productText } from '#web/i18n/product.ts';
import { Link } from '#web/router/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './own-page.module.css';

/** The frame of a product or a bundle on its own page: back link, body, and the bar with the button. */
export function OwnPage({
  body,
  bar,
  after,
}: {
  readonly body: ReactNode;
  readonly bar: ReactNode;
  /** More content, shown above the bar; in tab order and for screen readers it comes after the bar. */
  readonly after?: ReactNode;
}) {
  return (
    <article className={styles.page}>
      <Link to="/meniu" className={styles.back}>
        <Icon name="chevron" size={18} />
        {productText.back}
      </Link>
      {body}
      <div className={styles.bar}>{bar}</div>
      {after}
    </article>
  );
}
