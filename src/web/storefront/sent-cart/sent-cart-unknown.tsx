import { sentCartText } from '#web/i18n/shop/sent-cart.ts';
import { Link } from '#web/router/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './sent-cart-page.module.css';

/** Shown for a link without a cart. */
export function SentCartUnknown() {
  return (
    <div className={styles.page}>
      <h1>{sentCartText.unknownTitle}</h1>
      <p>{sentCartText.unknown}</p>
      <div className={styles.ways}>
        <Link to="/meniu" className={buttonClass()}>
          {sentCartText.toMenu}
        </Link>
      </div>
    </div>
  );
}
