import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { enrolledPanelWords } from '#web/i18n/staff/account.ts';
import { staffTheme } from '#web/staff/staff-theme.ts';
import { EndTablet } from './end-tablet.tsx';
import { PANEL_PAGES } from './pages.ts';
import { panelTabs } from './panel-tabs.ts';

test('an enrolled tablet is signed out by a button that asks, not by a link', () => {
  expect(panelTabs(PANEL_PAGES).setup.flatMap(({ isEnd, link }) => (isEnd ? [link.to] : []))).toEqual(['/logout']);
  const markup = renderToStaticMarkup(
    <MantineProvider theme={staffTheme} withCssVariables={false} withGlobalClasses={false}>
      <EndTablet name="Bucătărie" label="Deconectează-te" onEnd={() => {}} />
    </MantineProvider>,
  );
  expect(markup).toMatch(/<button[^>]*>Deconectează-te<\/button>/);
  expect(markup).not.toContain('href');
  expect(enrolledPanelWords.endAsk('Bucătărie')).toBe(
    'Tableta „Bucătărie” nu mai primește comenzi până nu este adăugată din nou de un administrator.',
  );
});
