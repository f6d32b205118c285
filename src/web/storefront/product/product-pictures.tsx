import { useState } from 'react';
import { productText } from '#web/i18n/product.ts';
import { Picture, type PictureFacts } from '#web/ui/picture.tsx';
import styles from './product-pictures.module.css';

/** One large picture and, when there are several, thumbnails to choose it by. */
export function ProductPictures({
  name,
  pictures,
}: {
  readonly name: string;
  readonly pictures: readonly PictureFacts[];
}) {
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen] ?? pictures[0];
  if (!picture) return <div className={styles.none} />;
  return (
    <div className={styles.pictures}>
      <div className={styles.large}>
        <Picture
          key={picture.hash}
          picture={{ ...picture, alt: picture.alt || name }}
          sizes="(min-width: 720px) 30rem, 100vw"
          isFirst
        />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.small} aria-label={productText.pictures}>
          {pictures.map((one, index) => (
            <li key={one.hash}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={productText.picture(index + 1, name)}
                aria-pressed={one === picture}
                onClick={() => setChosen(index)}
              >
                <Picture picture={{ ...one, alt: '' }} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
