import { useEffect, useEffectEvent } from 'react';
import { homeZone } from '#domain/delivery/home-zone.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { countOf } from '#domain/text/plural.ts';
import { instant } from '#domain/time/instant.ts';
import { general } from '#web/i18n/general.ts';
import { visitText } from '#web/i18n/shop/visit.ts';
import { useCart } from '#web/storefront/cart/cart-store.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { soonClosed } from '#web/storefront/shell/load-shop-facts.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './welcome-card.module.css';

/** Explains once what one can do here: a line at the lower edge that neither takes the focus nor covers the dishes. */
export function WelcomeCard({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const { value: restaurant } = useSavedOrders(restaurantFacts(api));
  const { cart } = useCart();
  useMakingWay(onClose);
  // A guest with a filled cart needs no introduction; a restaurant without a name is still being set up.
  if (!restaurant || restaurant.name === '' || cart.lines.length > 0) return null;
  const title = visitText.welcome(restaurant.name);
  return (
    <aside className={styles.card} aria-label={title}>
      <p>
        <strong>{title}</strong> {describeShop(restaurant)}
      </p>
      <IconButton label={general.close} className={styles.close ?? ''} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </aside>
  );
}

/**
 * Scroll distance after which the card closes, as a share of the screen: every form of the home page is farther away.
 */
const MAKES_WAY_AFTER = 0.5;

/** Closes the card when the guest scrolls on or focuses a field, so that it never covers a form. */
function useMakingWay(onClose: () => void) {
  const makeWay = useEffectEvent(onClose);
  // Outside systems: the focus, and the scroll position.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, select, textarea')) makeWay();
    };
    const handleScroll = () => {
      if (window.scrollY > MAKES_WAY_AFTER * window.innerHeight) makeWay();
    };
    document.addEventListener('focusin', handleFocus, { signal });
    document.addEventListener('scroll', handleScroll, { signal, passive: true });
    return () => leaving.abort();
  }, []);
}

/** The next closure, else where the restaurant delivers, else how to order here. */
function describeShop({ schedule, zones, city }: ShownRestaurant): string {
  const { pickup, delivery } = schedule.services;
  const [closure] = soonClosed(schedule, instant(Date.now()));
  if (closure !== undefined) return closure;
  const home = homeZone(zones, city);
  if (delivery.enabled && home !== null) return describePlaces(home.city, zones.length - 1);
  return delivery.enabled ? visitText.delivery : pickup.enabled ? visitText.pickup : '';
}

function describePlaces(city: string, others: number): string {
  return others === 0 ? visitText.deliveryAt(city) : visitText.deliveryAround(city, countOf(others, visitText.places));
}
