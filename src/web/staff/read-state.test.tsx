import { MantineProvider } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { ReadState } from './read-state.tsx';
import { staffTheme } from './staff-theme.ts';

function textOf(failure: CallFailure): string {
  // The only fields read of a failed query.
  const query = { data: undefined, isError: true, error: failure as Error, isFetching: false } as UseQueryResult<never>;
  return renderToStaticMarkup(
    <MantineProvider theme={staffTheme} withCssVariables={false} withGlobalClasses={false}>
      <ReadState query={query} failed="Utilizatorii nu pot fi afișați acum.">
        {() => null}
      </ReadState>
    </MantineProvider>,
  );
}

test('what does not exist is told as such, without a next try; what could not be read is tried again', () => {
  const missing = textOf(
    new CallFailure(404, { code: 'user_not_found', message: 'Utilizatorul nu a fost găsit.', requestId: '1' }),
  );
  expect(missing).toContain('Utilizatorul nu a fost găsit.');
  expect(missing).not.toMatch(/nu pot fi afișați|Încearcă din nou/);
  expect(textOf(new CallFailure(503, null))).toMatch(/nu pot fi afișați acum\..*Încearcă din nou/s);
});
