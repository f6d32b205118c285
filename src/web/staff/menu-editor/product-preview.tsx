import { cardDescription } from '#domain/menu/card-description.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { formatLei, parseLei } from '#domain/money/format-lei.ts';
import { menuText } from '#web/i18n/menu.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import styles from './product-preview.module.css';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

/** The card of the menu as a guest would see it, while it is being written. */
export function ProductPreview({ values }: { readonly values: ProductValues }) {
  const [picture] = values.pictures;
  const marks = [
    values.isVeggie && menuText.vegetarian,
    values.isFasting && menuText.fasting,
    values.ageRestricted18 && menuText.adult,
    !values.standardOrderType && values.preOrderOrderType && menuText.aheadOnly,
  ].filter((mark) => mark !== false);
  const text = cardDescription(values.description);
  return (
    <aside className={styles.preview} aria-label={words.preview}>
      <p className={styles.title}>{words.preview}</p>
      <div className={styles.card} data-off={!values.available || undefined}>
        <div className={styles.words}>
          <p className={styles.name}>{values.name.trim() === '' ? words.previewName : values.name}</p>
          {text !== '' && <p className={styles.text}>{text}</p>}
          <p className={styles.price}>{priceWords(values)}</p>
          {(marks.length > 0 || !values.available) && (
            <ul className={styles.marks}>
              {!values.available && <li className={styles.off}>{menuText.unavailable}</li>}
              {marks.map((mark) => (
                <li key={mark}>{mark}</li>
              ))}
            </ul>
          )}
        </div>
        {picture !== undefined && <img className={styles.picture} src={picture.imageLink} alt="" />}
      </div>
    </aside>
  );
}

function priceWords({ dimensions }: ProductValues): string {
  const sold = dimensions.filter(({ isOn }) => isOn);
  const prices = (sold.length > 0 ? sold : dimensions).flatMap(({ price }): Bani[] => {
    const read = parseLei(price);
    return read.ok ? [read.value] : [];
  });
  if (prices.length === 0) return menuText.noPrice;
  const from = bani(Math.min(...prices));
  return Math.max(...prices) > from ? menuText.from(formatLei(from)) : formatLei(from);
}
