import { Group, Progress, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Today } from '#contract/today/staff-calls.ts';
import { adminHomeWords } from '#web/i18n/admin/home.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconCircle, IconCircleCheckFilled } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { gapPlace } from './gap-places.ts';

type Steps = Today['steps'];

const words = adminHomeWords.start;

/**
 * The steps from an empty restaurant to the first order. What is done is read from the data, so setup can be
 * interrupted.
 */
export function FirstSteps({ steps }: { readonly steps: Steps }) {
  const done = steps.filter((one) => one.done).length;
  const next = steps.find((one) => !one.done)?.step;
  const nextPlace = next === undefined ? null : gapPlace(next);
  return (
    <Card component="section" tone="ink" aria-labelledby="primii-pasi">
      <Group component="header" justify="space-between" gap="sm">
        <div>
          <Title order={2} fz="1.375rem" id="primii-pasi">
            {words.title}
          </Title>
          <Text c="dimmed">{words.intro}</Text>
        </div>
        {next !== undefined && nextPlace !== null && (
          <ButtonLink {...nextPlace}>{words.next(words.steps[next])}</ButtonLink>
        )}
      </Group>
      <Text fw={600}>{words.progress(done, steps.length)}</Text>
      <Progress
        value={(done / steps.length) * 100}
        color="good"
        size="md"
        radius="xl"
        aria-label={words.progress(done, steps.length)}
      />
      <Columns component="ol" least="16rem" gap="0.5rem 1.5rem">
        {steps.map(({ step, done: isDone }) => {
          const place = gapPlace(step);
          const name = words.steps[step];
          return (
            <li key={step}>
              <Group wrap="nowrap" align="start" gap="sm">
                <Text component="span" c={isDone ? 'good' : 'dimmed'} mt={2} flex="none">
                  {isDone ? <IconCircleCheckFilled aria-hidden size={22} /> : <IconCircle aria-hidden size={22} />}
                </Text>
                <div>
                  {place === null ? (
                    <b>{name}</b>
                  ) : (
                    <Link {...place}>
                      <b>{name}</b>
                    </Link>
                  )}
                  {isDone && <span className="visually-hidden"> ({words.done})</span>}
                  <Text c="dimmed">{words.hints[step]}</Text>
                </div>
              </Group>
            </li>
          );
        })}
      </Columns>
    </Card>
  );
}
