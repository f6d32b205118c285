import { general } from '#web/i18n/general.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** While a page of the account is being read. Part of every first look: it must stay this small. */
export function AccountWaiting() {
  return (
    <div role="status">
      <span className="visually-hidden">{general.loading}</span>
      <Skeleton height="24rem" />
    </div>
  );
}
