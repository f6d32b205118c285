import type { ReactNode } from 'react';
import { formatLei } from '#domain/money/format-lei.ts';
import { cardText } from '#web/i18n/card.ts';
import { menuText } from '#web/i18n/menu.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PICTURE_SIZES } from '#web/ui/menu-card/card-face.tsx';
import cardStyles from '#web/ui/menu-card/menu-card.module.css';
import { Picture } from '#web/ui/picture.tsx';
import styles from './bundle-card.module.css';
import type { BundleCard as Bundle } from './menu-page.ts';

/** A bundle in the list; the whole card links to its builder. */
export function BundleCard({
  bundle,
  link,
  isFirst,
}: {
  readonly bundle: Bundle;
  readonly link: (className: string, name: string) => ReactNode;
  /** Its picture is on the first screen. */
  readonly isFirst: boolean;
}) {
  return (
    <article className={`${cardStyles.card} ${styles.bundle}`}>
      <div className={cardStyles.words}>
        <p className={styles.kind}>
          <Icon name="gift" size={18} />
          <span>
            {menuText.validUntil} <span className={styles.date}>{bundle.until}</span>
          </span>
        </p>
        <h3 className={cardStyles.name}>{link(`${cardStyles.link}`, bundle.name)}</h3>
        {bundle.text !== '' && <p className={cardStyles.text}>{bundle.text}</p>}
        <p className={cardStyles.price}>
          {bundle.from === null ? cardText.unavailable : cardText.from(formatLei(bundle.from))}
        </p>
      </div>
      {bundle.picture && (
        <div className={cardStyles.picture}>
          <Picture picture={bundle.picture} sizes={PICTURE_SIZES.wide} isFirst={isFirst} />
        </div>
      )}
    </article>
  );
}
