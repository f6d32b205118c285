import { capitalise } from '#domain/text/capitalise.ts';
import { shell } from '#web/i18n/shell.ts';
import styles from './hours-table.module.css';
import type { DayHours } from './shop-facts.ts';

/** The week, with today marked; one line when all days are the same; a note while no hours are entered. */
export function HoursTable({ week }: { readonly week: readonly DayHours[] }) {
  if (week.length === 0) return <p>{shell.noHours}.</p>;
  const [first] = week;
  if (first && week.every(({ hours }) => hours === first.hours)) return <p>{shell.everyDay(first.hours)}</p>;
  return (
    <dl className={styles.week}>
      {week.map(({ day, hours, isToday }) => (
        <div key={day} className={isToday ? styles.today : undefined}>
          <dt>
            {capitalise(day)}
            {isToday && <span> ({shell.today})</span>}
          </dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
