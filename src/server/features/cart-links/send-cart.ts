/** Carts as short addresses: created, opened, and deleted when not opened for long (docs/decisions/0231). */
import { createHash } from 'node:crypto';
import type { Cart } from '#domain/cart/cart.ts';
import { earlierOrderOf } from '#domain/cart/earlier-order-of.ts';
import type { EarlierOrder } from '#domain/cart/order-again.ts';
import { priceNow } from '#domain/cart/price-now.ts';
import { keptSinceDay } from '#domain/legal/retention.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadOrderMenu, pickOrderMenu } from '#server/features/menu/index.ts';
import { loadOrderPromotions } from '#server/features/promotions/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { cartLinkIdOf, cartLinkToken } from './cart-link-token.ts';
import { deleteUnusedSince, findSentCart, noteUse, storeCart } from './cart-links.repository.ts';

type Services = DbServices & { readonly secrets: Secrets };

/** The token of the cart's address; null when the menu has none of its content. */
export async function sendCart({ db, clock, secrets }: Services, cart: Cart): Promise<string | null> {
  const now = clock();
  // Names and prices come from the menu: a link never shows text of a visitor except the message.
  const content = await describeCart(db, cart, now);
  if (content.lines.length + content.bundles.length === 0) return null;
  const key = createHash('sha256').update(JSON.stringify(content)).digest();
  const id = await storeCart(db, { key, content, usedOn: dateOf(now) });
  return cartLinkToken(await secrets.load('cart_links'), id);
}

/** The content of the cart when it was sent; null for a link not made here or already deleted. */
export async function openSentCart({ db, clock, secrets }: Services, token: string): Promise<EarlierOrder | null> {
  const id = cartLinkIdOf(await secrets.load('cart_links'), token);
  const sent = id === null ? null : await findSentCart(db, id);
  if (id === null || sent === null) return null;
  const today = dateOf(clock());
  if (sent.usedOn !== today) await noteUse(db, id, today);
  return sent.content;
}

export async function deleteUnusedCartLinks(db: Database, now: Instant): Promise<void> {
  await deleteUnusedSince(db, keptSinceDay('sent_carts', now));
}

async function describeCart(db: Database, cart: Cart, now: Instant): Promise<EarlierOrder> {
  const { menu, promotions } = await inTransaction(db, async (tx) => ({
    menu: await loadOrderMenu(tx, now),
    promotions: await loadOrderPromotions(tx, now),
  }));
  const productIds = cart.lines.flatMap((line) =>
    line.kind === 'product' ? [line.productId] : line.choices.map(({ productId }) => productId),
  );
  return earlierOrderOf(
    priceNow(
      cart,
      {
        menu: pickOrderMenu(menu, { productIds: [...new Set(productIds)], method: 'PICKUP', stock: new Map() }),
        promotions,
      },
      now,
    ),
  );
}
