import { Alert, Badge, Button, Progress } from '@mantine/core';
import { useState } from 'react';
import type { Campaign } from '#contract/newsletter/campaigns.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { parseWireDateTime } from '#domain/time/wire-date-time.ts';
import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import styles from './campaign-list.module.css';
import { useCampaignStep, useCampaigns } from './newsletter-queries.ts';

const TONES = { sending: 'accent', paused: 'warn', stopped: 'bad', finished: 'good' } as const;

/** Letters that were sent, the newest first, and how far the one on its way is. */
export function CampaignList({ page }: { readonly page: number }) {
  return (
    <section className={styles.section} aria-labelledby="trimiteri">
      <h2 className={styles.title} id="trimiteri">
        {words.earlier}
      </h2>
      <ReadState query={useCampaigns(page)} failed={words.earlierFailed}>
        {({ content, totalElements }) => (
          <>
            {totalElements === 0 && <p className={styles.note}>{words.none}</p>}
            <ol className={styles.campaigns}>
              {content.map((campaign) => (
                <li key={campaign.id}>
                  <Entry campaign={campaign} />
                </li>
              ))}
            </ol>
            <PageLinks page={page} pages={Math.ceil(totalElements / PAGE_SIZE)} />
          </>
        )}
      </ReadState>
    </section>
  );
}

function Entry({ campaign }: { readonly campaign: Campaign }) {
  const { id, subject, state, recipients, sent, trouble, createdBy, couponCode } = campaign;
  const step = useCampaignStep(id);
  const [isAsking, setIsAsking] = useState(false);
  const at = parseWireDateTime(campaign.createdAt);
  const isUnderWay = state === 'sending' || state === 'paused';
  const done = recipients === 0 ? 100 : ((recipients - campaign.waiting) / recipients) * 100;
  return (
    <article className={styles.campaign}>
      <header className={styles.head}>
        <h3 className={styles.subject}>{subject}</h3>
        <Badge color={TONES[state]} variant="light" size="lg" tt="none">
          {words.states[state]}
        </Badge>
      </header>
      <p className={styles.note}>
        {at.ok && <time dateTime={new Date(at.value).toISOString()}>{formatDateTime(at.value)}</time>}
        {createdBy !== null && ` ${words.by(createdBy)}`}
        {couponCode !== null && ` · ${words.code(couponCode)}`}
      </p>
      <div className={styles.progress}>
        <Progress
          value={done}
          color={`var(--${TONES[state]})`}
          size="lg"
          radius="xl"
          aria-label={words.progressLabel(subject)}
        />
        <span className={styles.count}>{words.progress(sent, recipients)}</span>
      </div>
      <Counts campaign={campaign} />
      {trouble !== null && (
        <Alert color="warn" role="status">
          {words.trouble(trouble)}
        </Alert>
      )}
      {isUnderWay && (
        <div className={styles.steps}>
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
        </div>
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
    </article>
  );
}

/** The recipients who did not get it, and why. */
function Counts({ campaign: { state, waiting, skipped, failed } }: { readonly campaign: Campaign }) {
  const isOver = state === 'stopped' || state === 'finished';
  const told = [
    ...(waiting > 0 ? [countOf(waiting, isOver ? words.counts.notSent : words.counts.waiting)] : []),
    ...(skipped > 0 ? [countOf(skipped, words.counts.skipped)] : []),
    ...(failed > 0 ? [countOf(failed, words.counts.failed)] : []),
  ];
  return told.length === 0 ? null : <p className={styles.note}>{told.join(' · ')}</p>;
}
