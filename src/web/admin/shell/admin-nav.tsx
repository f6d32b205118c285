import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import { Link, useLocation } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { adminWords } from '#web/i18n/admin/admin.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';
import { ThemeSwitch } from '#web/staff/theme-switch.tsx';
import { useScrollToActiveLink } from '#web/staff/use-scroll-to-active-link.ts';
import styles from './admin-nav.module.css';
import { NAVIGATION, type NavigationGroup } from './navigation.ts';

const words = adminWords.nav;

/** The ways of the back office, out of it, and who is in it. */
export function AdminNav({ onChosen }: { readonly onChosen?: () => void }) {
  const session = useStaffSession();
  const nav = useRef<HTMLElement>(null);
  useScrollToActiveLink(nav, useLocation({ select: ({ href }) => href }));
  return (
    // Any way that is taken closes the drawer the ways stand in.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to the links inside.
    <div className={styles.column} onClick={(event) => isLink(event.target) && onChosen?.()}>
      <nav ref={nav} className={styles.ways} aria-label={words.label} data-ways>
        {NAVIGATION.filter(({ entries }) => entries.length > 0).map((group) => (
          <Group key={group.title ?? ''} group={group} />
        ))}
      </nav>
      <div className={styles.foot}>
        <Link className={styles.way} to="/comenzi">
          <IconClipboardList aria-hidden size={20} />
          {words.orders}
        </Link>
        <a className={styles.way} href="/">
          <IconBuildingStore aria-hidden size={20} />
          {words.shop}
        </a>
        <div className={styles.person}>
          <div className={styles.who}>
            <p className={styles.name}>
              {session?.firstName} {session?.lastName}
            </p>
            <Link className={styles.signOut} to="/logout" preload={false}>
              {staffWords.session.signOut}
            </Link>
          </div>
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

function Group({ group }: { readonly group: NavigationGroup }) {
  const id = useId();
  const list = (
    <ul className={styles.list} aria-labelledby={group.title === null ? undefined : id}>
      {group.entries.map(({ label, icon: Icon, link, isExact = false }) => (
        <li key={label}>
          <Link
            className={styles.way}
            {...link}
            activeOptions={{ exact: isExact, includeSearch: link.search !== undefined }}
          >
            <Icon aria-hidden size={20} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (group.title === null) return list;
  if (group.isQuiet) {
    return (
      <details className={styles.quiet}>
        <summary className={styles.groupTitle} id={id}>
          {group.title}
        </summary>
        {list}
      </details>
    );
  }
  return (
    <div>
      <p className={styles.groupTitle} id={id}>
        {group.title}
      </p>
      {list}
    </div>
  );
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
