import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { ChipLinks } from '#web/staff/kit/links.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';

const words = reportWords.statistics;
const TABS = [
  { to: '/admin/statistics', label: words.all },
  { to: '/admin/statistics/sales', label: words.sales },
  { to: '/admin/statistics/products', label: words.products },
  { to: '/admin/statistics/customers', label: words.customers },
] as const;

/** `/admin/statistics` and the pages below it: one tab per report. */
export function StatisticsLayout({ children }: { readonly children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <div data-screen-only>
        <ChipLinks
          label={words.tabs}
          chips={TABS.map(({ to, label }) => ({ key: to, label, link: { to }, isChosen: path === to }))}
        />
      </div>
      {children}
    </StaffPage>
  );
}
