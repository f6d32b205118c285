import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { getKeptPromises } from '#contract/orders/staff-calls.ts';
import { keptWords as words } from '#web/i18n/admin/kept-promises.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { useApi } from '#web/use-api.ts';

/** How often promised hours were kept recently, to judge the minutes below. Nothing until it is known. */
export function KeptPromises() {
  const api = useApi();
  const { data } = useQuery({ queryKey: ['setup', 'kept-promises'], queryFn: () => api(getKeptPromises) });
  if (data === undefined) return null;
  return (
    <Card title={words.title}>
      <Text fz={data.percent === null ? 'md' : 'xl'} fw={600}>
        {headline(data)}
      </Text>
      <Text c="dimmed">{data.promised === 0 ? words.later : words.how(data.measured, data.promised)}</Text>
    </Card>
  );
}

function headline({ percent, days, measured, promised }: AnswerOf<typeof getKeptPromises>): string {
  if (promised === 0) return words.none(days);
  return percent === null ? words.tooFew(measured, days) : words.kept(percent, days);
}
