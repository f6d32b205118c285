import { shell } from '#web/i18n/shell.ts';
import { Link } from '#web/router/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './not-found.module.css';
import troubleStyles from './trouble.module.css';

/** Page not found (storefront.md §2), with a search and links. */
export function NotFound() {
  return (
    <div className={troubleStyles.trouble}>
      <h1>{shell.notFoundTitle}</h1>
      <p>{shell.notFound}</p>
      {/* A plain form: it works before any script has loaded. */}
      <form action="/meniu" className={styles.search}>
        <input
          type="search"
          name="search"
          aria-label={shell.searchMenu}
          placeholder={shell.searchMenu}
          enterKeyHint="search"
          className={styles.field}
        />
        <button type="submit" className={buttonClass('secondary')}>
          {shell.find}
        </button>
      </form>
      <div className={troubleStyles.ways}>
        <Link to="/meniu" className={buttonClass()}>
          {shell.toMenu}
        </Link>
        <Link to="/" className={buttonClass('secondary')}>
          {shell.toHome}
        </Link>
      </div>
    </div>
  );
}
