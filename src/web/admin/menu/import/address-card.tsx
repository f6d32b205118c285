import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportReport as Report } from '#contract/menu-import/staff-calls.ts';
import { fetchMenu } from '#contract/menu-import/staff-calls.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { useApi } from '#web/use-api.ts';

/** Reads a menu directly from GloriaFood. */
export function AddressCard({ onRead }: { readonly onRead: (report: Report) => Promise<void> }) {
  const api = useApi();
  const [source, setSource] = useState('');
  const read = useMutation({
    mutationFn: () => api(fetchMenu, { body: { source } }),
    onSuccess: onRead,
  });
  return (
    <Card title={words.fromGloriafood}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (source.trim() !== '') read.mutate();
        }}
      >
        <Stack gap="md">
          <TextInput
            label={words.source}
            description={words.sourceHint}
            autoComplete="off"
            spellCheck={false}
            maxLength={4_000}
            value={source}
            onChange={({ currentTarget: { value } }) => {
              setSource(value);
              read.reset();
            }}
            error={read.isError ? failureSentence(read.error, words.actionFailed) : undefined}
          />
          <Group>
            <Button type="submit" disabled={source.trim() === ''} loading={read.isPending}>
              {words.fetch}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
