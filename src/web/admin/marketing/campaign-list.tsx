import { Alert, Badge, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Campaign } from '#contract/campaigns/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { IconSend } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { TONE_COLORS } from '#web/staff/kit/tone.ts';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useCampaignStep, useCampaigns } from './newsletter-queries.ts';

const TONES = { sending: 'ink', paused: 'warn', stopped: 'bad', finished: 'good' } as const;

/** Sent campaigns, the newest first, with the progress of the one being sent. */
export function CampaignList({ page }: { readonly page: number }) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="trimiteri">
      <Title order={2} id="trimiteri">
        {words.earlier}
      </Title>
      <ReadState query={useCampaigns(page)} failed={words.earlierFailed}>
        {({ content, totalElements }) => (
          <>
            {totalElements === 0 && <Empty icon={<IconSend aria-hidden />} title={words.none} />}
            <Stack component="ol" gap="sm">
              {content.map((campaign) => (
                <li key={campaign.id}>
                  <Entry campaign={campaign} />
                </li>
              ))}
            </Stack>
            <PageLinks page={page} total={totalElements} />
          </>
        )}
      </ReadState>
    </Stack>
  );
}

function Entry({ campaign }: { readonly campaign: Campaign }) {
  const { id, subject, state, recipients, sent, trouble, createdAt, createdBy, couponCode } = campaign;
  const step = useCampaignStep(id);
  const [isAsking, setIsAsking] = useState(false);
  const isUnderWay = state === 'sending' || state === 'paused';
  const done = recipients === 0 ? 100 : ((recipients - campaign.waiting) / recipients) * 100;
  return (
    <Card component="article">
      <Group component="header" justify="space-between" gap="xs">
        <Title order={3}>{subject}</Title>
        <Badge color={TONES[state]}>{words.states[state]}</Badge>
      </Group>
      <Text c="dimmed">
        <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt)}</time>
        {createdBy !== null && ` ${words.by(createdBy)}`}
        {couponCode !== null && ` · ${words.code(couponCode)}`}
      </Text>
      <Group wrap="nowrap" gap="sm">
        <Progress
          flex="1"
          value={done}
          color={TONE_COLORS[TONES[state]].main}
          size="lg"
          radius="xl"
          aria-label={words.progressLabel(subject)}
        />
        <Text component="span" fw={600}>
          {words.progress(sent, recipients)}
        </Text>
      </Group>
      <Counts campaign={campaign} />
      {trouble !== null && (
        <Alert color="warn" role="status">
          {state === 'paused' ? words.pausedInTrouble(trouble) : words.trouble(trouble)}
        </Alert>
      )}
      {isUnderWay && (
        <Group gap="xs">
          {state === 'sending' ? (
            <Button variant="default" loading={step.isPending} onClick={() => step.mutate('pause')}>
              {words.pause}
            </Button>
          ) : (
            <Button variant="default" loading={step.isPending} onClick={() => step.mutate('resume')}>
              {words.resume}
            </Button>
          )}
          <Button variant="subtle" color="bad" disabled={step.isPending} onClick={() => setIsAsking(true)}>
            {words.stop}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={words.stopTitle}
        confirm={words.stopConfirm}
        isPending={step.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => step.mutate('stop', { onSettled: () => setIsAsking(false) })}
      >
        {words.stopText}
      </ConfirmDialog>
    </Card>
  );
}

/** The recipients who did not get it, by reason. */
function Counts({ campaign: { state, waiting, skipped, failed } }: { readonly campaign: Campaign }) {
  const isOver = state === 'stopped' || state === 'finished';
  const told = [
    ...(waiting > 0 ? [countOf(waiting, isOver ? words.counts.notSent : words.counts.waiting)] : []),
    ...(skipped > 0 ? [countOf(skipped, words.counts.skipped)] : []),
    ...(failed > 0 ? [countOf(failed, words.counts.failed)] : []),
  ];
  return told.length === 0 ? null : <Text c="dimmed">{told.join(' · ')}</Text>;
}
