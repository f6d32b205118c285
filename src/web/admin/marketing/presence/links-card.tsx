import { Checkbox, Progress, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getTurnedLinks, turnLink } from '#contract/menu-import/staff-calls.ts';
import type { TurnedLinks } from '#contract/menu-import/wire.ts';
import { listPublicLinks, type PublicPlace } from '#domain/restaurant/public-links.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { unreachableWords, presenceWords as words } from '#web/i18n/admin/presence.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { CopyButton } from './copy-button.tsx';
import { offeredWays } from './presence-facts.ts';
import { usePublicOrigin } from './public-origin.tsx';
import { QR_CODES_ID } from './qr-card.tsx';

const turnedQuery = (api: Api) =>
  queryOptions({
    queryKey: ['turned-links'] as const,
    queryFn: async ({ signal }) => (await api(getTurnedLinks, { signal })).links,
    // Another person may have ticked meanwhile.
    staleTime: 0,
  });

/** The links that the restaurant publishes; the owner ticks off where each has been changed. */
export function LinksCard({
  restaurant,
  isReachable,
}: {
  readonly restaurant: ShownRestaurant;
  readonly isReachable: boolean;
}) {
  const origin = usePublicOrigin();
  const api = useApi();
  const queries = useQueryClient();
  const turned = useQuery(turnedQuery(api));
  const turn = useMutation({
    mutationFn: (body: { readonly place: PublicPlace; readonly isTurned: boolean }) => api(turnLink, { body }),
    onSuccess: ({ links }) => queries.setQueryData(turnedQuery(api).queryKey, links),
    onError: (failure) => announce(failureSentence(failure, words.turnFailed), 'bad'),
  });
  const links = listPublicLinks(offeredWays(restaurant));
  return (
    <Card title={words.links} hint={isReachable ? words.linksHint : unreachableWords.linksHint}>
      <ReadState query={turned} failed={words.turnedFailed}>
        {(ticked) => {
          const byPlace = new Map(ticked.map((one) => [one.place, one]));
          const done = links.filter(({ place }) => byPlace.has(place)).length;
          return (
            <Stack gap="md">
              <Stack gap={4} maw="32rem">
                <Text role="status">{words.turned(done, links.length)}</Text>
                <Progress value={(100 * done) / links.length} aria-label={words.turned(done, links.length)} />
              </Stack>
              <Rows aria-label={words.links}>
                {links.map(({ place, path }) => (
                  <Row key={place}>
                    <Fill>
                      <Text fw={600}>{words.places[place].name}</Text>
                      <Text c="dimmed">
                        {words.places[place].hint}
                        {place === 'poster' && (
                          <>
                            {' '}
                            <a href={`#${QR_CODES_ID}`}>{words.codes}</a>
                          </>
                        )}
                      </Text>
                      <Text style={{ overflowWrap: 'anywhere' }}>{`${origin}${path}`}</Text>
                      <Tick
                        name={words.places[place].name}
                        turned={byPlace.get(place) ?? null}
                        onTurn={(isTurned) => turn.mutate({ place, isTurned })}
                      />
                    </Fill>
                    <CopyButton text={`${origin}${path}`} name={words.places[place].name} />
                  </Row>
                ))}
              </Rows>
            </Stack>
          );
        }}
      </ReadState>
    </Card>
  );
}

type TickProps = {
  readonly name: string;
  readonly turned: TurnedLinks['links'][number] | null;
  readonly onTurn: (isTurned: boolean) => void;
};

function Tick({ name, turned, onTurn }: TickProps) {
  return (
    <Checkbox
      size="md"
      mt="xs"
      label={words.leadsHere}
      aria-label={words.leadsHereOf(name)}
      description={turned === null ? undefined : words.turnedBy(turned.turnedAt, turned.staff)}
      checked={turned !== null}
      onChange={({ currentTarget: { checked } }) => onTurn(checked)}
    />
  );
}
