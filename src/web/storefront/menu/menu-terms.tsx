import { menuText } from '#web/i18n/menu.ts';
import type { OrderTerms } from './menu-page.ts';
import styles from './menu-terms.module.css';

/** What ordering costs besides the food, shown before ordering begins (romania.md §1.3). */
export function MenuTerms({ terms }: { readonly terms: OrderTerms }) {
  const hasDurations = terms.localities.some(({ duration }) => duration !== '');
  return (
    <div className={styles.terms}>
      {terms.localities.length === 0 ? (
        <p>{terms.phrases.join(' · ')}</p>
      ) : (
        <details>
          <summary className={styles.summary}>
            {terms.phrases.join(' · ')} <b>{menuText.whereTo}</b>
          </summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{menuText.locality}</th>
                <th scope="col">{menuText.minimumShort}</th>
                <th scope="col">{menuText.fee}</th>
                {hasDurations && <th scope="col">{menuText.duration}</th>}
              </tr>
            </thead>
            <tbody>
              {terms.localities.map(({ city, minimum, fee, duration }) => (
                <tr key={city}>
                  <th scope="row">{city}</th>
                  <td>{minimum}</td>
                  <td>{fee}</td>
                  {hasDurations && <td>{duration}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            {menuText.payment}: {terms.payment}.
          </p>
        </details>
      )}
    </div>
  );
}
