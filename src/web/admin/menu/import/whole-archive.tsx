import { Alert, Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { wholeArchiveWords as words } from '#web/i18n/admin/archive.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { useApi } from '#web/use-api.ts';
import { ArchiveFailure, openArchive } from './read-archive.ts';
import { type ReadingStep, readWholeArchive } from './send-archive.ts';

type WholeArchiveProps = {
  /** The chosen ZIP file. */
  readonly file: File;
  readonly sayFailure: (failure: unknown) => string;
};

/**
 * For a new restaurant: reads everything of an archive instead of its menu alone, after a typed confirmation, with
 * progress.
 */
export function WholeArchive({ file, sayFailure }: WholeArchiveProps) {
  const api = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const [step, setStep] = useState<ReadingStep | null>(null);
  const read = useMutation({
    mutationFn: async () => {
      const opened = await openArchive(file);
      if (!opened.ok) throw new ArchiveFailure(opened.error);
      const done = await readWholeArchive(api, opened.value, setStep);
      if (!done.ok) throw new ArchiveFailure(done.error);
      return done.value;
    },
    onSettled: () => {
      setIsAsking(false);
      setStep(null);
    },
  });
  if (read.data !== undefined) return <ReadShop {...read.data} />;
  return (
    <Stack gap="md">
      <Text c="dimmed">{words.intro}</Text>
      {read.isError && (
        <Alert role="alert" color="red">
          {sayFailure(read.error)}
        </Alert>
      )}
      <Group>
        <Button variant="default" loading={read.isPending} onClick={() => setIsAsking(true)}>
          {words.read}
        </Button>
      </Group>
      {step !== null && (
        <Stack gap={4}>
          <Text role="status">{words.steps[step.what](step.done, step.all)}</Text>
          <Progress
            value={step.all === 0 ? 100 : (100 * step.done) / step.all}
            aria-label={words.steps[step.what](step.done, step.all)}
          />
          <Text c="dimmed">{words.stay}</Text>
        </Stack>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={words.title}
        confirm={words.read}
        word={words.word}
        isPending={read.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          read.mutate();
        }}
      >
        {words.warning}
      </ConfirmDialog>
    </Stack>
  );
}

type ReadShopProps = {
  readonly message: string;
  readonly closedStaff: readonly string[];
  readonly lost: readonly string[];
};

function ReadShop({ message, closedStaff, lost }: ReadShopProps) {
  return (
    <Alert role="status" color="green" title={message}>
      <Stack gap="md">
        <Text>{words.next}</Text>
        <List>
          {closedStaff.length > 0 && <List.Item>{words.closedStaff(closedStaff)}</List.Item>}
          {lost.length > 0 && <List.Item>{words.lost(lost.length)}</List.Item>}
          <List.Item>{words.couriers}</List.Item>
          <List.Item>{words.printers}</List.Item>
        </List>
        {/* A full page load, because every cached answer belongs to the previous state. */}
        <Group>
          <Button onClick={() => window.location.assign('/admin')}>{words.goOn}</Button>
        </Group>
      </Stack>
    </Alert>
  );
}
