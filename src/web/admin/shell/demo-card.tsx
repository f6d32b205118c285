import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { getDemo, removeDemo } from '#contract/demo/staff-calls.ts';
import { REMOVE_DEMO_WORD } from '#contract/demo/wire.ts';
import { countOf } from '#domain/text/plural.ts';
import { adminDemoWords as words } from '#web/i18n/admin/demo.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { useApi } from '#web/use-api.ts';

type Demo = AnswerOf<typeof getDemo>;
type Counts = Demo['removed'];

/** Shown while parts of the demonstration exist: what it is, and a button that removes it. */
export function DemoCard() {
  const api = useApi();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { data: demo } = useQuery({ queryKey: ['demo'], queryFn: () => api(getDemo) });
  const removal = useMutation({
    mutationFn: () => api(removeDemo, { body: { confirmation: REMOVE_DEMO_WORD } }),
    onSuccess: ({ message }) => {
      setIsAsking(false);
      announce(message);
      // Removing it changes nearly every screen.
      return queries.invalidateQueries();
    },
  });
  if (demo === undefined || !demo.present) return null;
  return (
    <Card
      title={words.title}
      hint={words.text}
      action={
        <Button variant="outline" color="bad" onClick={() => setIsAsking(true)}>
          {words.open}
        </Button>
      }
    >
      <ConfirmDialog
        opened={isAsking}
        title={words.ask}
        confirm={words.confirm}
        word={REMOVE_DEMO_WORD}
        isPending={removal.isPending}
        failure={removal.isError ? failureSentence(removal.error, words.failed) : null}
        onConfirm={() => removal.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        <WhatGoes demo={demo} />
      </ConfirmDialog>
    </Card>
  );
}

function WhatGoes({ demo }: { readonly demo: Demo }) {
  const kept = countedOf(demo.kept);
  return (
    <Stack gap="sm">
      <p>{words.goes}</p>
      <ul style={{ paddingLeft: '1.25rem', listStyle: 'disc' }}>
        {countedOf(demo.removed).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {demo.numberOfTrialOrders > 0 && <li>{countOf(demo.numberOfTrialOrders, words.trial)}</li>}
        <li>{words.settings}</li>
      </ul>
      <p>{words.stays}</p>
      {kept.length > 0 && (
        <p>
          {words.alsoStays} {kept.join(', ')}.
        </p>
      )}
    </Stack>
  );
}

function countedOf(counts: Counts): readonly string[] {
  const kinds = ['products', 'categories', 'promotions', 'orders'] as const;
  return kinds.flatMap((kind) => (counts[kind] === 0 ? [] : [countOf(counts[kind], words.counts[kind])]));
}
