import './staff-styles.ts';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { Queries } from '#web/ui/queries.tsx';
import { staffTheme } from './staff-theme.ts';
import { useTheme } from './use-theme.ts';

/** What every staff screen stands in: Mantine in the house's colours, and room for short messages. */
export function StaffFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={staffTheme}
      forceColorScheme={useTheme()}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateCssVariables={false}
    >
      <Queries>{children}</Queries>
      <Notifications position="top-center" limit={3} />
    </MantineProvider>
  );
}
