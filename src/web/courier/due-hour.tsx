import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { courierWords } from '#web/i18n/courier.ts';
import { useNow } from '#web/ui/use-now.ts';
import styles from './courier.module.css';

/** The hour at which an order is due; that it has passed is also said in words, not by colour alone. */
export function DueHour({ at }: { readonly at: Instant }) {
  const isLate = at < useNow();
  return (
    <span className={styles.hour} data-late={isLate || undefined}>
      {formatHour(at)}
      {isLate && <small>{courierWords.late}</small>}
    </span>
  );
}
