import { newsletterText } from '#web/i18n/newsletter.ts';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The form at the foot of every page. */
export function NewsletterCorner() {
  return (
    <div className={styles.corner}>
      <p>{newsletterText.text}</p>
      <NewsletterForm source="footer" />
    </div>
  );
}
