import { Button, FileInput, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { type DayMatch, type ReadSettlementFile, readSettlementFile } from '#contract/statistics/staff-calls.ts';
import { CONTRACT_PROVIDERS, type ContractProvider } from '#domain/payments/payment-settings.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { dayMatchWords as words } from '#web/i18n/admin/day-match.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

type Sent = { readonly provider: ContractProvider; readonly file: File };

/** Reads the provider's file, and shows which files go over the day. */
export function SettlementCard({ day: { provider: inUse, files } }: { readonly day: DayMatch }) {
  const api = useApi();
  const [provider, setProvider] = useState<ContractProvider>(inUse ?? files[0]?.provider ?? 'netopia');
  const [file, setFile] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  const read = useStep((sent: Sent) => api(readSettlementFile, { body: sent }), {
    failed: words.uploadFailed,
    reads: [['reports', 'match']],
    onDone: () => {
      setFile(null);
      setAsked(false);
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (file !== null) read.mutate({ provider, file });
  };
  return (
    <Card data-screen-only title={words.settlement} hint={words.settlementHint}>
      {files.map(({ provider: by, name, firstDay, lastDay, rowsRead, readAt }) => (
        <Text key={`${name} ${readAt}`}>
          {factsOfProvider(by).label}, {words.read(name, daysText(firstDay, lastDay), countOf(rowsRead, words.rows))}
        </Text>
      ))}
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm" maw="24rem">
          <NativeSelect
            label={words.provider}
            value={provider}
            data={CONTRACT_PROVIDERS.map((value) => ({ value, label: factsOfProvider(value).label }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = CONTRACT_PROVIDERS.find((one) => one === value);
              if (chosen !== undefined) setProvider(chosen);
            }}
          />
          <FileInput
            label={words.file}
            placeholder={words.choose}
            accept=".csv,.txt"
            clearable={false}
            value={file}
            onChange={(chosen) => {
              setFile(chosen);
              read.reset();
            }}
            error={errorOf(read.error) ?? (isAsked && file === null ? words.fileRequired : undefined)}
          />
          <Group>
            <Button type="submit" variant="default" loading={read.isPending}>
              {words.upload}
            </Button>
          </Group>
        </Stack>
      </form>
      {read.data !== undefined && <Unreadable read={read.data} />}
    </Card>
  );
}

/** Lines that could not be read, as the owner finds them in a table program. */
function Unreadable({ read: { unreadable, numberOfUnreadable } }: { readonly read: ReadSettlementFile }) {
  if (numberOfUnreadable === 0) return null;
  return (
    <Stack gap={4} role="status">
      <Text fw={600}>{countOf(numberOfUnreadable, words.unreadable)}</Text>
      <ul>
        {unreadable.map(({ line, problem }) => (
          <li key={line}>{words.line(line, words.problems[problem])}</li>
        ))}
      </ul>
    </Stack>
  );
}

function daysText(first: DayMatch['date'], last: DayMatch['date']): string {
  return first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`;
}

/** What the server says of the file itself. */
function errorOf(failure: unknown): string | undefined {
  return failure instanceof CallFailure ? failure.body?.fields?.file : undefined;
}
