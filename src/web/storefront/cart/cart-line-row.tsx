import { type CartLine, LINE_MAX_QUANTITY } from '#domain/cart/cart.ts';
import { mergeLines, removeLine, removeOne, setQuantity } from '#domain/cart/change-cart.ts';
import type { PricedLine, PricedPart } from '#domain/cart/priced-cart.ts';
import { findProduct, findSize } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { describeExtras } from '#domain/menu/options/describe-extras.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { addedText } from '#web/i18n/added.ts';
import { cartText } from '#web/i18n/cart.ts';
import { general } from '#web/i18n/general.ts';
import { lineText } from '#web/i18n/order-line.ts';
import { useNavigate, useRouterState } from '#web/router/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lei } from '#web/ui/lei.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { Picture, type PictureFacts } from '#web/ui/picture.tsx';
import { useNow } from '#web/ui/use-now.ts';
import styles from './cart-line-row.module.css';
import { currentCart, saveCart } from './cart-store.ts';
import { describeProblem } from './describe-problem.ts';
import { explainHours } from './explain-mix.ts';
import { openLine } from './open-cart.ts';

export function CartLineRow({
  line,
  menu,
  picture,
  seenPrice,
}: {
  readonly line: PricedLine;
  readonly menu: Menu;
  readonly picture: PictureFacts | null;
  readonly seenPrice: Bani | null;
}) {
  const { key, name, parts, problems, unitPrice } = line;
  const shownName = name === '' ? lineText.unknownLine : name;
  const hasNewPrice = seenPrice !== null && parts.length > 0 && seenPrice !== unitPrice;
  const now = useNow();
  const navigate = useNavigate();
  const isCartOpen = useRouterState({ select: ({ location }) => location.state.isCartOpen === true });
  const hours = explainHours(line, menu, now);
  const minimum = minimumOf(line.line, menu);
  // The stepper's minus then removes the line, so no separate bin is shown.
  const isLast = parts.length > 0 && line.line.quantity <= minimum;
  const handleQuantity = (quantity: number) => {
    if (quantity < minimum) {
      takeOut(line, shownName);
      return;
    }
    const cart = currentCart();
    const changed =
      quantity < line.line.quantity
        ? { ok: true as const, value: removeOne(cart, key, minimum) }
        : setQuantity(cart, key, quantity);
    if (!changed.ok) {
      showMessage(addedText.full);
      return;
    }
    saveCart(changed.value);
    showMessage(cartText.quantitySet(shownName, quantity));
  };
  return (
    <li className={`${styles.line} ${problems.length > 0 ? styles.hasProblem : ''}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={{ ...picture, alt: '' }} sizes="64px" />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{shownName}</h3>
        {line.line.kind === 'bundle' ? (
          parts.map((part) => <BundlePart key={part.setLabel} part={part} />)
        ) : (
          <ProductPart line={line} />
        )}
        {isChangeable(line, menu) && (
          <button
            type="button"
            className={styles.change}
            aria-label={cartText.changeOf(shownName)}
            aria-haspopup="dialog"
            onClick={() => void navigate(openLine(key, { isCartOpen }))}
          >
            {cartText.change}
          </button>
        )}
      </div>
      {!isLast && (
        <IconButton
          label={general.remove(shownName)}
          className={styles.remove}
          onClick={() => takeOut(line, shownName)}
        >
          <Icon name="trash" size={20} />
        </IconButton>
      )}
      {hours.map((sentence) => (
        <p key={sentence} className={styles.hours}>
          {sentence}
        </p>
      ))}
      {(problems.length > 0 || hasNewPrice) && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={describeProblem(problem, now)}>{describeProblem(problem, now)}</li>
          ))}
          {hasNewPrice && <li>{cartText.priceChanged(formatLei(seenPrice), formatLei(unitPrice))}</li>}
        </ul>
      )}
      <div className={styles.sums}>
        {parts.length > 0 && (
          <Stepper
            of={shownName}
            value={line.line.quantity}
            minimum={minimum}
            maximum={LINE_MAX_QUANTITY}
            isRemovable
            onChange={handleQuantity}
          />
        )}
        {parts.length > 0 && (
          <strong>
            <Lei amount={line.products} />
          </strong>
        )}
      </div>
    </li>
  );
}

function ProductPart({ line }: { readonly line: PricedLine }) {
  const [part] = line.parts;
  if (!part) return null;
  return (
    <div className={styles.details}>
      <p>{part.sizeLabel}</p>
      {describeExtras(part.extras).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {line.line.kind === 'product' && line.line.message !== '' && <p>{cartText.message(line.line.message)}</p>}
      {line.line.quantity > 1 && <p>{cartText.perPiece(formatLei(line.unitPrice))}</p>}
    </div>
  );
}

function BundlePart({ part }: { readonly part: PricedPart }) {
  return (
    <p className={styles.details}>
      {part.productName}, {part.sizeLabel}
      {part.isFree && <b className={styles.free}> {cartText.free}</b>}
    </p>
  );
}

/** Removes the line; the message offers to put it back in its place. */
function takeOut({ key, line }: PricedLine, name: string): void {
  const before = currentCart().lines;
  const position = before.indexOf(line);
  saveCart(removeLine(currentCart(), key));
  showMessage(cartText.removed(name), {
    label: general.undo,
    run: () => {
      const lines: CartLine[] = [...currentCart().lines];
      lines.splice(position < 0 ? lines.length : position, 0, line);
      saveCart({ lines: mergeLines(lines) });
    },
  });
}

/** Whether the line can be edited; false for a bundle that no longer runs. */
function isChangeable({ line, parts }: PricedLine, menu: Menu): boolean {
  if (line.kind === 'bundle') return parts.length > 0;
  const product = findProduct(menu, line.productId);
  if (product === null) return false;
  const hasOptions = (product.options?.groups.length ?? 0) > 0;
  return product.sizes.length > 1 || product.extras.length > 0 || hasOptions || product.allowsMessage;
}

function minimumOf(line: CartLine, menu: Menu): number {
  if (line.kind === 'bundle') return 1;
  const product = findProduct(menu, line.productId);
  return (product ? findSize(product, line.sizeId)?.minimumQuantity : undefined) ?? 1;
}
