import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAllReviews, moderateReview, type StaffReview } from '#contract/reviews/staff-calls.ts';
import { formatShortDate } from '#domain/time/format-date.ts';
import { localDate } from '#domain/time/local-date.ts';
import { adminGuestsWords } from '#web/i18n/admin/guests.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { GuestList } from './guest-list.tsx';
import type { StateSearch } from './state-search.ts';

type State = StaffReview['state'];

const words = adminGuestsWords.reviews;
const KEY = 'reviews';
const MOST_STARS = 5;

const EXAMPLE: StaffReview = {
  id: 0,
  name: words.example.name,
  rating: 5,
  text: words.example.text,
  date: localDate('2026-03-02'),
  verified: true,
  state: 'pending',
};

/** `/admin/reviews`: guests' reviews, which staff read before they are published. */
export function ReviewsScreen({ search }: { readonly search: StateSearch<State> }) {
  const api = useApi();
  const { state = 'pending' } = search;
  const query = useQuery({
    queryKey: [KEY, state, search.page],
    queryFn: () => api(getAllReviews, { query: { state, page: pageIndex(search) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <GuestList
      words={words}
      state={state}
      search={search}
      waiting={{ state: 'pending', count: query.data?.numberOfPendingReviews ?? 0 }}
      query={query}
      card={(review) => <ReviewCard review={review} />}
      example={EXAMPLE}
    />
  );
}

function ReviewCard({ review }: { readonly review: StaffReview }) {
  const api = useApi();
  const decide = useStep((state: 'published' | 'hidden') => api(moderateReview, { body: { id: review.id, state } }), {
    failed: words.failedDecision,
    reads: [[KEY]],
  });
  return (
    <Card component="article">
      <Group component="header" align="baseline" gap="xs">
        <Title order={2} fz="1.0625rem">
          {review.name}
        </Title>
        <Text component="span" c="warn" role="img" aria-label={words.stars(review.rating)}>
          {'★'.repeat(review.rating)}
          {'☆'.repeat(MOST_STARS - review.rating)}
        </Text>
        <Text component="span" c="dimmed">
          {formatShortDate(review.date)}
        </Text>
        {review.verified && <Badge color="good">{words.verified}</Badge>}
      </Group>
      <Text style={{ whiteSpace: 'pre-line' }}>{review.text}</Text>
      <Group gap="xs">
        {review.state !== 'published' && (
          <Button
            aria-label={words.of(words.publish, review.name)}
            loading={decide.isPending && decide.variables === 'published'}
            onClick={() => decide.mutate('published')}
          >
            {words.publish}
          </Button>
        )}
        {review.state !== 'hidden' && (
          <Button
            variant="default"
            aria-label={words.of(words.hide, review.name)}
            loading={decide.isPending && decide.variables === 'hidden'}
            onClick={() => decide.mutate('hidden')}
          >
            {words.hide}
          </Button>
        )}
      </Group>
    </Card>
  );
}
