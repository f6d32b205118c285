import type { OrderDetail } from '#contract/orders.ts';
import { timesBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { pieceCost } from '#web/ui/order/piece-cost.ts';
import styles from './order-product-sections.module.css';
import { allergenWords, formatWireLei } from './order-words.ts';
import { Section } from './section.tsx';

const { detail: words, orders } = staffWords;

type Product = OrderDetail['productInformationList'][number];
type Promotion = OrderDetail['orderPromotionDetails'][number];

// Lines of a placed order never change and may be equal in everything shown: their place is their key.
const byPlace = (_: unknown, place: number) => String(place);

export function ProductsSection({ products }: { readonly products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Section title={words.products} isWide>
      <ul className={styles.lines}>
        {products.flatMap((product, productPlace) =>
          product.dimensionOrders.map((dimension, place) => (
            <li key={byPlace(dimension, productPlace * 100 + place)} className={styles.line}>
              <span className={styles.quantity}>{dimension.quantity} ×</span>
              <div className={styles.what}>
                <p className={styles.name}>
                  {product.name} <span className={styles.size}>{dimension.value}</span>
                  {product.isAgeRestricted && <span className={styles.adult}>{orders.checkId}</span>}
                </p>
                {dimension.extraIngredientsBeanList.map((extra) => (
                  <p key={extra.name} className={styles.extra}>
                    + {extra.name} ({formatWireLei(extra.price)})
                  </p>
                ))}
                {dimension.preferredMessage !== '' && (
                  <p className={styles.message}>
                    {words.message}: „{dimension.preferredMessage}”
                  </p>
                )}
                <p className={styles.small}>
                  {[
                    dimension.boxPrice > 0 && `${words.packaging} ${formatWireLei(dimension.boxPrice)}`,
                    dimension.depositPrice > 0 && `${words.deposit} ${formatWireLei(dimension.depositPrice)}`,
                    product.allergens.length > 0 && `${words.allergens}: ${allergenWords(product.allergens)}`,
                  ]
                    .filter((part) => part !== false)
                    .join(' · ')}
                </p>
              </div>
              <p className={styles.price}>
                {formatLei(timesBani(pieceCost(dimension), dimension.quantity))}
                {dimension.quantity > 1 && (
                  <span className={styles.piece}>{noteWords.perPiece(formatLei(pieceCost(dimension)))}</span>
                )}
              </p>
            </li>
          )),
        )}
      </ul>
    </Section>
  );
}

export function PromotionsSection({ promotions }: { readonly promotions: readonly Promotion[] }) {
  return (
    <Section title={words.promotions} isWide>
      {promotions.map((promotion, place) => (
        <div key={byPlace(promotion, place)} className={styles.promotion}>
          <p className={styles.promotionName}>
            <span>
              {promotion.quantity} × {promotion.promotionName}
            </span>
            <span className={styles.price}>{formatWireLei(promotion.promotionTotal)}</span>
          </p>
          <ul className={styles.lines}>
            {promotion.productBeans.map((product, productPlace) => (
              <li key={byPlace(product, productPlace)} className={styles.line}>
                <span className={styles.quantity}>{promotion.quantity} ×</span>
                <div className={styles.what}>
                  <p>
                    {product.productName} <span className={styles.size}>{product.dimensionName}</span>
                    {product.isAgeRestricted && <span className={styles.adult}>{orders.checkId}</span>}
                  </p>
                  {product.allergens.length > 0 && (
                    <p className={styles.small}>
                      {words.allergens}: {allergenWords(product.allergens)}
                    </p>
                  )}
                </div>
                {product.isFreeProduct ? (
                  <span className={styles.free}>{words.freeProduct}</span>
                ) : (
                  <span className={styles.price}>{formatWireLei(product.productPrice)}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
