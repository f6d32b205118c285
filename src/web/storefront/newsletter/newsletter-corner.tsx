import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import { useNewsletterText } from './use-newsletter-text.ts';

/** The form in the footer of every page. */
export function NewsletterCorner() {
  const text = useNewsletterText();
  return (
    <div className={styles.corner}>
      <p>{text}</p>
      <NewsletterForm source="footer" />
    </div>
  );
}
