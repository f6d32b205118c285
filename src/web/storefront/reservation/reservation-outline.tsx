import { FormOutline } from '#web/ui/form-outline.tsx';

/** Height of the form on a phone, reserved so that nothing moves when it loads. */
export const RESERVATION_HEIGHT = '46rem';

const FIELD = '3rem';
const ROWS = [[FIELD], [FIELD, FIELD], [FIELD], [FIELD], [FIELD], ['6.5rem']];

/** Placeholder for the form. */
export function ReservationOutline() {
  return <FormOutline rows={ROWS} />;
}
