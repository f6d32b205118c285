import { FormOutline } from '#web/ui/form-outline.tsx';

/** What the form takes on a phone, so that nothing jumps when it comes. */
export const RESERVATION_HEIGHT = '46rem';

const FIELD = '3rem';
const ROWS = [[FIELD], [FIELD, FIELD], [FIELD], [FIELD], [FIELD], ['6.5rem']];

/** Stands where the form comes to. */
export function ReservationOutline() {
  return <FormOutline rows={ROWS} />;
}
