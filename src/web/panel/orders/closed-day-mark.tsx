import { noteWords as words } from '#web/i18n/order-notes.ts';
import { IconCalendarOff } from '#web/staff/kit/icons.gen.tsx';
import { Note } from '#web/staff/kit/notices.tsx';

/** Says that the restaurant closed the order's day after it took the order; nothing otherwise. */
export function ClosedDayMark({ closedDay }: { readonly closedDay: string | null }) {
  if (closedDay === null) return null;
  return (
    <Note tone="bad">
      <IconCalendarOff aria-hidden size={22} />
      {words.closedDay(closedDay)}
    </Note>
  );
}
