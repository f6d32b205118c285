import './staff-styles.ts';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { staffTheme } from './staff-theme.ts';
import { useTheme } from './use-theme.ts';

/** What every staff screen stands in: what was read, Mantine in the house's colours, room for short messages. */
export function StaffFrame({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider
        theme={staffTheme}
        forceColorScheme={useTheme()}
        withCssVariables={false}
        withGlobalClasses={false}
        deduplicateCssVariables={false}
      >
        {children}
        <Notifications position="top-center" limit={3} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
