import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailure } from '#contract/client.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { failureSentence } from './failure-sentence.ts';

type ReadStateProps<Value> = {
  readonly query: UseQueryResult<Value>;
  /** What could not be shown: „Meniul nu poate fi afișat acum.” */
  readonly failed: string;
  /** Shown while the first answer is loading. */
  readonly waiting?: ReactNode;
  readonly children: (value: Value) => ReactNode;
};

/** Renders a query: its data, or that it is loading, or that it failed. Data stays visible while it is refetched. */
export function ReadState<Value>({ query, failed, waiting, children }: ReadStateProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const sentence = failureSentence(query.error, staffWords.general.unexpected);
    // After "not found" a retry is not offered.
    if (query.error instanceof CallFailure && query.error.status === 404) {
      return (
        <Alert role="alert" color="warn">
          {sentence}
        </Alert>
      );
    }
    return (
      <Alert role="alert" title={failed}>
        <p>{sentence}</p>
        <Button mt="md" variant="outline" color="bad" loading={query.isFetching} onClick={() => void query.refetch()}>
          {staffWords.general.retry}
        </Button>
      </Alert>
    );
  }
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {staffWords.general.loading}
      </p>
      {waiting ?? (
        <Stack gap="lg" aria-hidden>
          <Skeleton height={160} radius="lg" />
          <Skeleton height={220} radius="lg" />
        </Stack>
      )}
    </div>
  );
}
