import { general } from '#web/i18n/general.ts';
import { reviewsText } from '#web/i18n/shop/reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './feedback-thanks.module.css';

/** Shown over the form once it was sent. */
export function FeedbackThanks({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet label={reviewsText.thanks} onClose={onClose}>
      <div className={styles.thanks}>
        <h2>{reviewsText.thanks}</h2>
        <p>{reviewsText.thanksText}</p>
        <Button onClick={onClose}>{general.close}</Button>
      </div>
    </Sheet>
  );
}
