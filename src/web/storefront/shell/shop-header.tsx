import { useEffect, useRef, useState } from 'react';
import { shell } from '#web/i18n/shell.ts';
import { Link, useLocation } from '#web/router/index.ts';
import { CartButton } from '#web/storefront/cart/cart-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import styles from './shop-header.module.css';

/** The main links. Only existing pages: a link to any other does not compile. */
const PLACES = [
  { to: '/', label: shell.home },
  { to: '/meniu', label: shell.menu },
  { to: '/despre-noi', label: shell.about },
  { to: '/contact', label: shell.contact },
] as const;

export function ShopHeader({ name }: { readonly name: string }) {
  const { sentinel, isScrolled } = useScrolled();
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={`${styles.header} ${isScrolled ? styles.isScrolled : ''}`}>
        <div className={styles.row}>
          <Link to="/" className={styles.brand}>
            {name}
          </Link>
          <nav aria-label={shell.navigation} className={styles.places}>
            {PLACES.map((place) => (
              <Place key={place.to} place={place} />
            ))}
          </nav>
          <ThemeToggle />
          <Link to="/user/orders" preload={false} className={styles.account} aria-label={shell.account}>
            <Icon name="user" size={24} />
          </Link>
          <CartButton />
        </div>
      </header>
    </>
  );
}

/** Subscribes to the address itself, so that the header is not rerendered for each page. */
function Place({ place: { to, label } }: { readonly place: (typeof PLACES)[number] }) {
  const isPage = useLocation({ select: ({ pathname }) => pathname === to });
  const isHere = useLocation({
    select: ({ pathname }) => (to === '/' ? pathname === '/' : pathname.startsWith(to)),
  });
  return (
    <Link to={to} className={styles.place} aria-current={isPage ? 'page' : undefined} data-here={isHere}>
      {label}
    </Link>
  );
}

/** Whether the page is scrolled past the 50 px of the sentinel; without a scroll handler (storefront.md §9). */
function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  // Outside system: the scroll position, as an intersection.
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, isScrolled };
}
