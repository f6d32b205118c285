import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ChangeDraft, quoteChange } from '#contract/orders/staff-client.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { useApi } from '#web/use-api.ts';

/** Debounce: texts change with every letter. */
const PAUSE_MS = 250;

/** What the draft would cost, asked again whenever it changes; the last answer stays on the screen meanwhile. */
export function useChangeQuote({ number, version }: OrderView, draft: ChangeDraft) {
  const api = useApi();
  const now = JSON.stringify(draft);
  const [asked] = useDebouncedValue({ draft, text: now }, PAUSE_MS);
  const quote = useQuery({
    queryKey: ['panel', 'change-quote', number, version, asked.text],
    queryFn: ({ signal }) => quoteChange(api, number, asked.draft, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...quote, isCurrent: asked.text === now && !quote.isPlaceholderData };
}
