import { formatLei } from '#domain/money/format-lei.ts';
import { lineCost, type OrderBundle, type OrderLine, pieceCost } from '#domain/orders/order-view.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from './order-product-sections.module.css';
import { allergenWords } from './order-words.ts';
import { Section } from './section.tsx';

const { detail: words, orders } = staffWords;

// Lines of a placed order never change and may be equal in everything shown: their place is their key.
const byPlace = (_: unknown, place: number) => String(place);

export function ProductsSection({ lines }: { readonly lines: readonly OrderLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={words.products} isWide>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          <li key={byPlace(line, place)} className={styles.line}>
            <span className={styles.quantity}>{line.quantity} ×</span>
            <div className={styles.what}>
              <p className={styles.name}>
                {line.productName} <span className={styles.size}>{line.sizeLabel}</span>
                {line.isAgeRestricted && <span className={styles.adult}>{orders.checkId}</span>}
              </p>
              {line.extras.map(({ name, price }) => (
                <p key={name} className={styles.extra}>
                  + {name} ({formatLei(price)})
                </p>
              ))}
              {line.message !== '' && (
                <p className={styles.message}>
                  {words.message}: „{line.message}”
                </p>
              )}
              <p className={styles.small}>
                {[
                  line.boxPrice > 0 && `${words.packaging} ${formatLei(line.boxPrice)}`,
                  line.deposit > 0 && `${words.deposit} ${formatLei(line.deposit)}`,
                  line.allergens.length > 0 && `${words.allergens}: ${allergenWords(line.allergens)}`,
                ]
                  .filter((part) => part !== false)
                  .join(' · ')}
              </p>
            </div>
            <p className={styles.price}>
              {formatLei(lineCost(line))}
              {line.quantity > 1 && (
                <span className={styles.piece}>{noteWords.perPiece(formatLei(pieceCost(line)))}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function BundlesSection({ bundles }: { readonly bundles: readonly OrderBundle[] }) {
  return (
    <Section title={words.promotions} isWide>
      {bundles.map((bundle, place) => (
        <div key={byPlace(bundle, place)} className={styles.promotion}>
          <p className={styles.promotionName}>
            <span>
              {bundle.quantity} × {bundle.name}
            </span>
            <span className={styles.price}>{formatLei(bundle.total)}</span>
          </p>
          <ul className={styles.lines}>
            {bundle.parts.map((part, partPlace) => (
              <li key={byPlace(part, partPlace)} className={styles.line}>
                <span className={styles.quantity}>{bundle.quantity} ×</span>
                <div className={styles.what}>
                  <p>
                    {part.productName} <span className={styles.size}>{part.sizeLabel}</span>
                    {part.isAgeRestricted && <span className={styles.adult}>{orders.checkId}</span>}
                  </p>
                  {part.allergens.length > 0 && (
                    <p className={styles.small}>
                      {words.allergens}: {allergenWords(part.allergens)}
                    </p>
                  )}
                </div>
                {part.isFree ? (
                  <span className={styles.free}>{words.freeProduct}</span>
                ) : (
                  <span className={styles.price}>{formatLei(part.unitPrice)}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
