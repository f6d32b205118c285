import { cartText } from '#web/i18n/cart.ts';
import styles from './cart-aside.module.css';
import { useCartContents } from './cart-contents.tsx';

/** The cart beside the menu: same content as the sheet, always open. */
export function CartAside() {
  const { body, footer } = useCartContents({ onClose: null });
  return (
    <aside aria-label={cartText.title} className={styles.aside}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <div className={styles.body} tabIndex={0}>
        {body}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </aside>
  );
}
