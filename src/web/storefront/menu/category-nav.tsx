import { useEffect, useRef, useState } from 'react';
import { menuText } from '#web/i18n/menu.ts';
import { Link } from '#web/router/index.ts';
import { chipClass } from '#web/ui/chip.ts';
import styles from './category-nav.module.css';
import type { FilterSearch } from './menu-filter.ts';

type Entry = { readonly slug: string; readonly name: string };

/** The categories: a column beside the list, on phones a sticky row of chips that follows the scroll position. */
export function CategoryNav({
  entries,
  chosen,
  isFollowing,
  kept,
}: {
  readonly entries: readonly Entry[];
  /** Slug of the only category shown; null when all are shown. */
  readonly chosen: string | null;
  readonly isFollowing: boolean;
  /** Search parameters that are kept when another category is chosen. */
  readonly kept: FilterSearch;
}) {
  const row = useRef<HTMLUListElement>(null);
  const inSight = useSectionInSight(entries, isFollowing);
  const current = chosen ?? inSight;
  // Outside system: the row's own scroll position, which keeps the current chip visible.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-slug="${CSS.escape(current ?? '')}"]`);
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - 64, behavior: 'smooth' });
  }, [current]);
  return (
    <nav aria-label={menuText.categories} className={styles.nav}>
      <ul ref={row} className={styles.row}>
        <li data-slug="">
          <Link
            to="/meniu"
            search={kept}
            className={chipClass(current === null)}
            data-here={current === null}
            aria-current={chosen === null ? 'page' : undefined}
          >
            {menuText.all}
          </Link>
        </li>
        {entries.map(({ slug, name }) => (
          <li key={slug} data-slug={slug}>
            <Link
              to="/meniu"
              search={{ ...kept, category: slug }}
              className={chipClass(current === slug)}
              data-here={current === slug}
              aria-current={chosen === slug ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section at the reader's position; null at the top of the page or while not following. */
function useSectionInSight(entries: readonly Entry[], isFollowing: boolean): string | null {
  const [slug, setSlug] = useState<string | null>(null);
  const slugs = entries.map((entry) => entry.slug).join(' ');
  // Outside system: the scroll position, as the section that crosses the upper third of the window.
  useEffect(() => {
    if (!isFollowing) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setSlug(window.scrollY < 80 ? null : (slugs.split(' ').find((one) => seen.has(one)) ?? null));
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    for (const one of slugs.split(' ')) {
      const section = document.getElementById(one);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      setSlug(null);
    };
  }, [slugs, isFollowing]);
  return slug;
}
