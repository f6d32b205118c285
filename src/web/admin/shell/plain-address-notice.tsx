import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptPlainAddress, getPlainAddress } from '#contract/monitor/staff-calls.ts';
import { plainAddressWords as words } from '#web/i18n/admin/health.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Strip } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';

const KEY = ['plain-address'] as const;

/** Stays until an administrator accepts that pages of this address are sent unencrypted (docs/decisions/0259). */
export function PlainAddressNotice() {
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => api(getPlainAddress),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useMutation({
    mutationFn: () => api(acceptPlainAddress),
    onSuccess: ({ message }) => {
      announce(message);
      return queries.invalidateQueries({ queryKey: KEY });
    },
    onError: (failure) => announce(failureSentence(failure, words.failed), 'bad'),
  });
  if (data?.isAsked !== true) return null;
  return (
    <Strip
      tone="bad"
      role="status"
      actions={
        <Button variant="outline" color="bad" loading={accept.isPending} onClick={() => accept.mutate()}>
          {words.accept}
        </Button>
      }
    >
      {words.text(data.address)}
    </Strip>
  );
}
