import { Tabs } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { memo, useMemo, useRef, useState } from 'react';
import type { OrderCounts } from '#domain/orders/order-view.ts';
import { countOf } from '#domain/text/plural.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import type { NavigationEntry } from '#web/pages/navigation.ts';
import { useDeclarations } from '#web/pages/use-declarations.ts';
import { useCouriers } from '#web/staff/couriers/courier-queries.ts';
import { ICONS } from '#web/staff/kit/icons.gen.tsx';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';
import { SIGN_OUT_WAY } from '#web/staff/sign-out-way.ts';
import { ThemeSwitch } from '#web/staff/theme-switch.tsx';
import { useScrollToActiveLink } from '#web/staff/use-scroll-to-active-link.ts';
import { EndTablet } from './end-tablet.tsx';
import { ringingOrders } from './live/live-state.ts';
import { useLive } from './live/panel-live.tsx';
import { countUnanswered } from './live/unanswered.ts';
import { COUNTS_KEY } from './orders/order-queries.ts';
import { useTablet } from './panel-lock.tsx';
import styles from './panel-nav.module.css';
import { PANEL_TABS, type PanelTab, panelTabs, tabOf } from './panel-tabs.ts';

const words = staffWords.nav;
const TABS = {
  list: { flexWrap: 'nowrap' },
  tab: { minHeight: 'var(--target)', paddingInline: '0.375rem', fontWeight: 600, fontSize: '0.9375rem' },
} as const;

/** The links of the panel, in tabs: orders and setup. */
export function PanelNav() {
  const session = useStaffSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const declarations = useDeclarations();
  const tabs = useMemo(() => panelTabs(declarations), [declarations]);
  const here = tabOf(tabs, path);
  const [{ tab, chosenAt }, setChosen] = useState({ tab: here, chosenAt: path });
  // A new page selects its own tab; until then the chosen tab stays.
  const shown = path === chosenAt ? tab : here;
  const tablet = useTablet();
  const hasCouriers = useCouriers().length > 0;
  const isShown = {
    always: true,
    couriers: hasCouriers,
    persons: tablet === null,
  };
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);
  // The row becomes longer when the counts arrive.
  const { isSuccess: isCounted } = useQuery<OrderCounts>({ queryKey: COUNTS_KEY, queryFn: skipToken });
  useScrollToActiveLink(nav, `${path} ${isCounted}`);
  return (
    <nav ref={nav} className={styles.nav} data-screen-only aria-label={words.label}>
      <p className={styles.brand}>{staffWords.general.brand}</p>
      <Tabs
        className={styles.tabs ?? ''}
        data-ways
        value={shown}
        // One of the tabs below.
        onChange={(chosen) => setChosen({ tab: chosen as PanelTab, chosenAt: path })}
        styles={TABS}
      >
        <Tabs.List grow>
          {PANEL_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {words.tabs[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PANEL_TABS.map((one) => (
          <Tabs.Panel key={one} value={one} className={styles.ways ?? ''}>
            {tabs[one].map((way) =>
              isShown[way.shown ?? 'always'] && (!way.isEnd || tablet !== undefined) ? (
                way.isEnd && tablet ? (
                  <EndTablet
                    key={way.label}
                    name={tablet.name}
                    label={<WayWords way={way} />}
                    onEnd={() => void navigate(SIGN_OUT_WAY)}
                  />
                ) : (
                  <Way key={way.label} way={way} />
                )
              ) : null,
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
      <div className={styles.end}>
        <p className={styles.who}>
          {session?.firstName} {session?.lastName}
        </p>
        <ThemeSwitch />
      </div>
    </nav>
  );
}

function WayWords({ way: { icon, label } }: { readonly way: NavigationEntry }) {
  const WayIcon = icon === undefined ? null : ICONS[icon];
  return (
    <>
      {WayIcon !== null && <WayIcon aria-hidden size={20} />}
      <span className={styles.label}>{label}</span>
    </>
  );
}

/** Memoised: a change of page affects two links, and each link subscribes to the address itself. */
const Way = memo(function Way({ way }: { readonly way: NavigationEntry }) {
  const { link, count, waiting, isOutside, isEnd } = way;
  // Filled by the live feed; nothing is fetched here.
  const { data: counts } = useQuery<OrderCounts>({ queryKey: COUNTS_KEY, queryFn: skipToken });
  const known = useLive((state) =>
    waiting === undefined || state.fetchedAt === null ? null : countUnanswered(state, waiting),
  );
  const isRinging = useLive((state) => waiting === 'NEW' && ringingOrders(state).length > 0);
  if (isOutside) {
    return (
      <a className={styles.way} href={link.to}>
        <WayWords way={way} />
      </a>
    );
  }
  const undecided = waiting === undefined ? 0 : (known ?? counts?.[waiting] ?? 0);
  const standing = count === undefined ? 0 : (counts?.[count] ?? 0);
  return (
    <Link
      className={styles.way}
      {...(isEnd ? SIGN_OUT_WAY : link)}
      activeOptions={{ exact: true, includeSearch: false }}
      preload={false}
    >
      <WayWords way={way} />
      {undecided > 0 && (
        <span className={styles.count} data-tone={isRinging ? 'bad' : 'warn'}>
          <span aria-hidden>{undecided}</span>
          <span className="visually-hidden">{countOf(undecided, words.waiting)}</span>
        </span>
      )}
      {standing > 0 && <span className={styles.count}>{standing}</span>}
    </Link>
  );
});
