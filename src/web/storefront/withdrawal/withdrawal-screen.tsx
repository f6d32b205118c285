import { Suspense } from 'react';
import { withdrawalText } from '#web/i18n/shop/withdrawal.ts';
import { titles } from '#web/i18n/titles.ts';
import { FormOutline } from '#web/ui/form-outline.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './withdrawal-screen.module.css';

const WithdrawalForm = lazyPart(async () => (await import('./withdrawal-form.tsx')).WithdrawalForm);
/** Of the form's four fields. */
const ROWS = [['5rem'], ['5rem'], ['5rem'], ['9rem']];

/** The withdrawal function that OUG 18/2026 requires of online shops. */
export function WithdrawalScreen({ phoneText }: { readonly phoneText: string }) {
  const isHydrated = useHydrated();
  const waiting = <FormOutline rows={ROWS} />;
  return (
    <div className={styles.page}>
      <h1>{titles.withdrawal}</h1>
      <p>{withdrawalText.intro}</p>
      <Notice tone="plain">{withdrawalText.exception}</Notice>
      {phoneText !== '' && <p>{withdrawalText.before(phoneText)}</p>}
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <WithdrawalForm />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
