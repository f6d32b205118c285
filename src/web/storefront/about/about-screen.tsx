import { aboutText } from '#web/i18n/shop/about.ts';
import { titles } from '#web/i18n/titles.ts';
import { Link } from '#web/router/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './about-screen.module.css';
import type { AboutPage } from './load-about-page.ts';

/**
 * On a phone slightly smaller than its layout width: 8 % fewer pixels are not visible, the next larger file is twice as
 * big.
 */
const HERO_SIZES = '(min-width: 960px) 34rem, calc(92vw - 1.5rem)';

export function AboutScreen({ page, tagline }: { readonly page: AboutPage; readonly tagline: string }) {
  const { hero, paragraphs, gallery } = page;
  return (
    <div className={styles.page}>
      <section className={hero ? styles.top : undefined}>
        <div className={styles.words}>
          <h1>{titles.about}</h1>
          {tagline !== '' && <p className={styles.tagline}>{tagline}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.ways}>
            <Link to="/meniu" className={buttonClass()}>
              {aboutText.toMenu}
            </Link>
            <Link to="/contact" className={buttonClass('secondary')}>
              {aboutText.toContact}
            </Link>
          </div>
        </div>
        {hero && (
          <div className={styles.hero}>
            <Picture picture={hero} sizes={HERO_SIZES} isFirst />
          </div>
        )}
      </section>
      <section className={styles.section}>
        <h2>{aboutText.valuesTitle}</h2>
        <ul className={styles.values}>
          {aboutText.values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {gallery.length > 0 && (
        <section className={styles.section}>
          <h2>{aboutText.gallery}</h2>
          <ul className={styles.gallery}>
            {gallery.map((picture) => (
              <li key={picture.hash}>
                <Picture picture={picture} sizes="(min-width: 720px) 22rem, 50vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
