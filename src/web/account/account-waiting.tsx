import { general } from '#web/i18n/general.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shown while a page of the account loads. Part of every first load of these pages, so it must stay small. */
export function AccountWaiting() {
  return (
    <div role="status">
      <span className="visually-hidden">{general.loading}</span>
      <Skeleton height="24rem" />
    </div>
  );
}
