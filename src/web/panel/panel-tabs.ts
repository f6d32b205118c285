import type { Declaration } from '#web/pages/define-page.ts';
import { entriesOf, type NavigationEntry } from '#web/pages/navigation.ts';

export const PANEL_TABS = ['orders', 'setup'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

type PanelTabs = Readonly<Record<PanelTab, readonly NavigationEntry[]>>;

/** The links of the panel, by tab. */
export function panelTabs(declarations: readonly Declaration[]): PanelTabs {
  return { orders: entriesOf(declarations, 'orders'), setup: entriesOf(declarations, 'panel-setup') };
}

/** The tab of a page; pages in no tab, such as an order, belong to the orders. */
export function tabOf({ setup }: PanelTabs, path: string): PanelTab {
  const isWithin = ({ link: { to } }: NavigationEntry) => path === to || path.startsWith(`${to}/`);
  return setup.some(isWithin) ? 'setup' : 'orders';
}
