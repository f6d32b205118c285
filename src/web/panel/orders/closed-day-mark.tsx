import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { noteWords as words } from '#web/i18n/order-notes.ts';
import styles from './closed-day-mark.module.css';

/** The restaurant has closed the order's day since it took the order; nothing where it has not. */
export function ClosedDayMark({ closedDay }: { readonly closedDay: string | null }) {
  if (closedDay === null) return null;
  return (
    <p className={styles.mark}>
      <IconCalendarOff aria-hidden size={22} className={styles.icon} />
      {words.closedDay(closedDay)}
    </p>
  );
}
