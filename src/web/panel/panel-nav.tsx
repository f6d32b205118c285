import { Tabs } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { useStaffSession } from '#web/staff/staff-session-store.ts';
import { COUNTS_KEY, type OrderCounts } from './orders/order-queries.ts';
import styles from './panel-nav.module.css';

const words = staffWords.nav;

/** The ways of the panel: orders, and what can be set up. */
export function PanelNav() {
  // Filled by the live feed; nothing is fetched here.
  const { data: counts } = useQuery<OrderCounts>({ queryKey: COUNTS_KEY, queryFn: skipToken });
  const session = useStaffSession();
  return (
    <nav className={styles.nav} aria-label={words.label}>
      <Tabs defaultValue="orders" color="var(--accent)">
        <Tabs.List grow className={styles.tabs ?? ''}>
          <Tabs.Tab className={styles.tab ?? ''} value="orders">
            {words.ordersTab}
          </Tabs.Tab>
          <Tabs.Tab className={styles.tab ?? ''} value="setup">
            {words.setupTab}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="orders" className={styles.ways ?? ''}>
          <Way to="/comenzi">{words.all}</Way>
          <Way to="/comenzi/noi" waiting={counts?.numberOfNewOrders}>
            {words.new}
          </Way>
          <Way to="/comenzi/confirmate" count={counts?.numberOfConfirmedOrders}>
            {words.confirmed}
          </Way>
          <Way to="/comenzi/programate" waiting={counts?.numberOfScheduledOrders}>
            {words.scheduled}
          </Way>
          <Way to="/comenzi/serviciu">{words.service}</Way>
        </Tabs.Panel>
        <Tabs.Panel value="setup" className={styles.ways ?? ''}>
          {session?.role === 'ROLE_ADMIN' && (
            <Link className={styles.way} to="/admin">
              {words.admin}
            </Link>
          )}
          <a className={styles.way} href="/">
            {words.shop}
          </a>
          <Link className={styles.way} to="/logout" preload={false}>
            {staffWords.session.signOut}
          </Link>
        </Tabs.Panel>
      </Tabs>
      <p className={styles.who}>
        {session?.firstName} {session?.lastName}
      </p>
    </nav>
  );
}

type WayProps = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly children: ReactNode;
  readonly count?: number | undefined;
  /** A count that somebody should do something about. */
  readonly waiting?: number | undefined;
};

function Way({ to, children, count, waiting }: WayProps) {
  return (
    <Link className={styles.way} to={to} activeOptions={{ exact: true, includeSearch: false }}>
      {children}
      {waiting !== undefined && waiting > 0 && (
        <span className={styles.waiting}>
          <span aria-hidden>{waiting}</span>
          <span className="visually-hidden">{countOf(waiting, words.waiting)}</span>
        </span>
      )}
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
