import { Suspense, useEffect } from 'react';
import { countPieces } from '#domain/cart/change-cart.ts';
import { countOf } from '#domain/text/plural.ts';
import { shell } from '#web/i18n/shell.ts';
import { useNavigate } from '#web/router/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useCart } from './cart-store.ts';
import { OPEN_CART, whenCartOpens } from './open-cart.ts';

const FilledBag = lazyPart(async () => (await import('./filled-bag.tsx')).FilledBag);

/** The cart button in the header. It is animated for a second whenever the cart changes (storefront.md §9). */
export function CartButton() {
  const navigate = useNavigate();
  const { cart, changes } = useCart();
  const pieces = countPieces(cart);
  // Outside system: the message after a dish was added, which is no part of this tree.
  useEffect(() => whenCartOpens(() => void navigate(OPEN_CART)), [navigate]);
  const bag = <Icon name="bag" size={24} />;
  return (
    <IconButton
      label={pieces === 0 ? shell.cart : countOf(pieces, shell.cartPieces)}
      aria-haspopup="dialog"
      onClick={() => void navigate(OPEN_CART)}
    >
      <Suspense fallback={bag}>
        {pieces > 0 || changes > 0 ? <FilledBag pieces={pieces} changes={changes} /> : bag}
      </Suspense>
    </IconButton>
  );
}
