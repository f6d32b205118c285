import { Button, Checkbox, Group, Progress, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beginArchive, getArchives } from '#contract/archive/staff-calls.ts';
import type { Archive } from '#contract/archive/wire.ts';
import type { Api } from '#contract/client.ts';
import { archiveWords as words } from '#web/i18n/admin/archive.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconDownload } from '#web/staff/kit/icons.gen.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';

const LOOK_EVERY_MS = 2_000;

const archivesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['archives'] as const,
    queryFn: ({ signal }) => api(getArchives, { signal }),
    staleTime: 0,
  });

/** Downloads everything of the restaurant as one file, and lists earlier downloads. */
export function ArchiveCard() {
  const api = useApi();
  const [hasGuests, setHasGuests] = useState(true);
  const archives = useQuery({
    ...archivesQuery(api),
    refetchInterval: ({ state: { data } }) =>
      data?.archives.some(({ state }) => state === 'writing') === true ? LOOK_EVERY_MS : false,
  });
  const begin = useMutation({
    mutationFn: () => api(beginArchive, { body: { hasGuests } }),
    onSuccess: ({ id }) => {
      // The browser itself downloads the file, with the session's cookie; the page stays.
      window.location.assign(`/admin-service/archives/${id}`);
      return archives.refetch();
    },
    onError: (failure) => announce(failureSentence(failure, words.failed), 'bad'),
  });
  return (
    <Card title={words.title}>
      <Stack gap="md">
        <Text c="dimmed">{words.intro}</Text>
        <ReadState query={archives} failed={words.failed}>
          {({ counts, archives: taken }) => (
            <Stack gap="md">
              <Text>{words.counts(counts)}</Text>
              <Checkbox
                size="md"
                label={words.withGuests}
                description={words.withGuestsHint}
                checked={hasGuests}
                onChange={({ currentTarget: { checked } }) => setHasGuests(checked)}
              />
              <Group>
                <Button
                  leftSection={<IconDownload aria-hidden size={18} />}
                  loading={begin.isPending}
                  onClick={() => begin.mutate()}
                >
                  {words.download}
                </Button>
              </Group>
              {taken.length > 0 && (
                <Rows isFramed aria-label={words.taken}>
                  {taken.map((one) => (
                    <Row key={one.id}>
                      <Fill>
                        <TakenArchive archive={one} />
                      </Fill>
                    </Row>
                  ))}
                </Rows>
              )}
            </Stack>
          )}
        </ReadState>
      </Stack>
    </Card>
  );
}

function TakenArchive({ archive }: { readonly archive: Archive }) {
  const { state, hasGuests, begunAt, staff, parts, partsDone, bytes } = archive;
  const done = parts === 0 ? 0 : Math.round((100 * partsDone) / parts);
  return (
    <Stack gap={4}>
      <strong>{words.takenAt(begunAt)}</strong>
      <Text c="dimmed">
        {hasGuests ? words.all : words.restaurantOnly} · {staff === '' ? words.nobody : staff} ·{' '}
        {state === 'writing' ? words.writing(done) : words.states[state](bytes)}
      </Text>
      {state === 'writing' && <Progress value={done} aria-label={words.writing(done)} />}
    </Stack>
  );
}
