import './staff-styles.ts';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MOST_NOTICES } from './add-notice.ts';
import { ProofDialog } from './session/proof-dialog.tsx';
import { deskTheme, panelTheme, staffTheme } from './staff-theme.ts';
import { useTheme } from './use-theme.ts';

const THEMES = { panel: panelTheme, desk: deskTheme, plain: staffTheme } as const;

type StaffFrameProps = {
  readonly children: ReactNode;
  /** `desk` for screens with forms; `panel` for tablets read at arm's length; `plain` before an area is entered. */
  readonly density?: keyof typeof THEMES;
};

/** The frame of every staff screen: query client, Mantine with the project's theme, short messages. */
export function StaffFrame({ children, density = 'panel' }: StaffFrameProps) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Requests are made even when the browser reports offline. In the default mode a decision would wait for the
          // network and be sent later, unexpectedly.
          queries: { retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider
        theme={THEMES[density]}
        forceColorScheme={useTheme()}
        withCssVariables={false}
        withGlobalClasses={false}
        deduplicateCssVariables={false}
      >
        {children}
        <ProofDialog />
        {/* The alarm of the panel stands above, the save bar of the office below: neither is covered. */}
        <Notifications position={density === 'panel' ? 'bottom-center' : 'top-center'} limit={MOST_NOTICES} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
