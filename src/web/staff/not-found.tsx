import { shell } from '#web/i18n/shell.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Page not found, for staff addresses; both links lead to the shop. */
export function StaffNotFound() {
  return (
    <main>
      <h1>{shell.notFoundTitle}</h1>
      <p>{shell.notFound}</p>
      <a href="/meniu" className={buttonClass()}>
        {shell.toMenu}
      </a>{' '}
      <a href="/" className={buttonClass('secondary')}>
        {shell.toHome}
      </a>
    </main>
  );
}
