import { Divider, Group, Stack, Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { adminWords } from '#web/i18n/admin/admin.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useDeclarations } from '#web/pages/use-declarations.ts';
import { IconBuildingStore, IconClipboardList, IconLogout } from '#web/staff/kit/icons.gen.tsx';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';
import { SIGN_OUT_WAY } from '#web/staff/sign-out-way.ts';
import { ThemeSwitch } from '#web/staff/theme-switch.tsx';
import { useScrollToActiveLink } from '#web/staff/use-scroll-to-active-link.ts';
import styles from './admin-nav.module.css';
import { EntryIcon } from './entry-icon.tsx';
import { type OfficeGroup, officeGroups } from './office-groups.ts';

const words = adminWords.nav;

/** The links of the back office, links to shop and panel, and the signed-in person. */
export function AdminNav({ onChosen }: { readonly onChosen?: () => void }) {
  const session = useStaffSession();
  const nav = useRef<HTMLElement>(null);
  useScrollToActiveLink(nav, useLocation({ select: ({ href }) => href }));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const name = useId();
  return (
    // Following any link closes the drawer with the navigation.
    <Stack gap="sm" flex="1" mih={0} onClick={(event) => isLink(event.target) && onChosen?.()}>
      <nav ref={nav} className={styles.ways} aria-label={words.label} data-ways>
        {officeGroups(useDeclarations()).map((group) => (
          <Ways key={group.title ?? ''} group={group} path={path} name={name} />
        ))}
      </nav>
      <div>
        <Divider mb="xs" />
        <Link className={styles.way} to="/comenzi">
          <IconClipboardList aria-hidden size={20} />
          {words.orders}
        </Link>
        <a className={styles.way} href="/">
          <IconBuildingStore aria-hidden size={20} />
          {words.shop}
        </a>
        <Group wrap="nowrap" gap={0} pl="0.75rem">
          <Text flex="1" miw={0} fw={600} truncate>
            {session?.firstName} {session?.lastName}
          </Text>
          <ThemeSwitch />
          <Link className={styles.leave} {...SIGN_OUT_WAY} preload={false} title={staffWords.session.signOut}>
            <IconLogout aria-hidden size={20} />
            <span className="visually-hidden">{staffWords.session.signOut}</span>
          </Link>
        </Group>
      </div>
    </Stack>
  );
}

type WaysProps = {
  readonly group: OfficeGroup;
  readonly path: string;
  /** Of the accordion: the groups of one navigation have the same. */
  readonly name: string;
};

/** Groups fold, one is open, so that all fit on a screen of 768 px; at first it is the group of the current page. */
function Ways({ group: { title, entries }, path, name }: WaysProps) {
  const id = useId();
  const listed = entries.filter(({ isFoundOnly = false }) => !isFoundOnly);
  const list = (
    <ul aria-labelledby={title === null ? undefined : id}>
      {listed.map(({ label, icon, link, isExact = false }) => (
        <li key={label}>
          <Link className={styles.way} {...link} activeOptions={{ exact: isExact, includeSearch: false }}>
            <EntryIcon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (title === null) return list;
  const isHere = entries.some(({ link: { to } }) => to === path || path.startsWith(`${to}/`));
  return (
    <details className={styles.group} name={name} open={isHere}>
      <summary className={styles.way} id={id}>
        {title}
      </summary>
      {list}
    </details>
  );
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
