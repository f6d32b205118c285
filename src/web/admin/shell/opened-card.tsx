import { Badge, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendTrialMail } from '#contract/monitor/staff-calls.ts';
import { getRehearsal, startRehearsal } from '#contract/rehearsal/staff-calls.ts';
import type { Today } from '#contract/today/staff-calls.ts';
import { REHEARSAL_MINUTES, REHEARSAL_ORDERS } from '#domain/rehearsal/rehearsal.ts';
import { describePastDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { HEALTH_KEY, HEALTH_TONES, type HealthLine, stateOf, useShopHealth } from '#web/admin/health/health-lines.ts';
import { CopyButton } from '#web/admin/marketing/presence/copy-button.tsx';
import { adminHealthWords } from '#web/i18n/admin/health.ts';
import { adminHomeWords } from '#web/i18n/admin/home.ts';
import { unreachableWords } from '#web/i18n/admin/presence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { storeOpenedCardRead, wasOpenedCardRead } from './opened-card-read.ts';

const words = adminHomeWords.opened;

/** The panel's own key, so that both show the same rehearsal. */
const REHEARSAL_KEY = ['panel', 'rehearsal'];

/**
 * The end of the first steps: what there is beside the data, from the address to the first trial. It stays until it is
 * closed, or until an order was delivered.
 */
export function OpenedCard({ publicAddress, hasDelivered }: Pick<Today, 'publicAddress' | 'hasDelivered'>) {
  const [isRead, setRead] = useState(wasOpenedCardRead);
  const { data } = useShopHealth();
  if (isRead || hasDelivered) return null;
  const lineOf = (part: string) => data?.lines.find(({ finding }) => finding.startsWith(part));
  const { url, unreachable } = publicAddress;
  const close = () => {
    storeOpenedCardRead();
    setRead(true);
  };
  return (
    <Card
      title={unreachable === null ? words.title : words.almost}
      hint={words.hint}
      tone="ink"
      action={
        <Button variant="default" onClick={close}>
          {words.close}
        </Button>
      }
    >
      <Rows isFramed aria-label={words.title}>
        <Row>
          <Fill>
            <Text fw={600}>{words.address}</Text>
            {unreachable === null ? (
              <>
                <Text style={{ overflowWrap: 'anywhere' }}>
                  <a href={url}>{url}</a>
                </Text>
                <Text c="dimmed">{words.addressHint}</Text>
              </>
            ) : (
              <Text>
                {unreachableWords.reasons[unreachable]} {unreachableWords.advice}
              </Text>
            )}
          </Fill>
          {unreachable === null && (
            <>
              <CopyButton text={url} name={words.address} />
              <TouchLink to="/admin/presence">{words.presence}</TouchLink>
            </>
          )}
        </Row>
        <Row>
          <Fill>
            <Text fw={600}>{words.panel}</Text>
            <Text c="dimmed">{words.panelHint}</Text>
            <Told line={lineOf('panels_')} now={data?.at} />
          </Fill>
          <TouchLink to="/comenzi">{words.openPanel}</TouchLink>
        </Row>
        <Row>
          <Fill>
            <Text fw={600}>{words.trial}</Text>
            <Text c="dimmed">{words.trialHint}</Text>
          </Fill>
          <TrialOrders />
        </Row>
        <Row>
          <Fill>
            <Text fw={600}>{words.mail}</Text>
            <Text c="dimmed">{words.mailHint}</Text>
            <Told line={lineOf('mail_')} now={data?.at} />
          </Fill>
          <TrialMail />
          <TouchLink to="/admin/mail-settings">{words.mailSettings}</TouchLink>
        </Row>
        <Row>
          <Fill>
            <Text fw={600}>{words.copies}</Text>
            <Text c="dimmed">{words.copiesHint}</Text>
            <Told line={lineOf('elsewhere_')} now={data?.at} />
          </Fill>
          <TouchLink to="/admin/copies">{words.openCopies}</TouchLink>
        </Row>
        <Row>
          <Fill>
            <Text fw={600}>{words.secondStep}</Text>
            <Text c="dimmed">{words.secondStepHint}</Text>
          </Fill>
          <TouchLink to="/admin/account">{words.openAccount}</TouchLink>
        </Row>
      </Rows>
    </Card>
  );
}

/** Starts three trial orders at once, and then leads to the panel where they ring. */
function TrialOrders() {
  const api = useApi();
  const query = useQuery({ queryKey: REHEARSAL_KEY, queryFn: () => api(getRehearsal) });
  const start = useStep(
    () => api(startRehearsal, { body: { minutes: REHEARSAL_MINUTES.least, orders: REHEARSAL_ORDERS.trial } }),
    { failed: words.trialFailed, reads: [REHEARSAL_KEY] },
  );
  if (query.data?.running != null) return <TouchLink to="/comenzi/tabla">{words.openTrial}</TouchLink>;
  return (
    <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
      {query.data?.last == null ? words.startTrial : words.startTrialAgain}
    </Button>
  );
}

function TrialMail() {
  const api = useApi();
  const send = useStep(() => api(sendTrialMail), { failed: words.mailFailed, reads: [HEALTH_KEY] });
  return (
    <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
      {words.sendMail}
    </Button>
  );
}

/** How a part stands now, in the words of the health of the shop. */
function Told({ line, now }: { readonly line: HealthLine | undefined; readonly now: Instant | undefined }) {
  if (line === undefined || now === undefined) return null;
  const { finding, at, count } = line;
  const when = at === null ? adminHealthWords.never : `${describePastDay(at, now)}, la ${formatHour(at)}`;
  const state = stateOf(line);
  return (
    <Text>
      {state !== 'good' && (
        <Badge component="span" color={HEALTH_TONES[state]} mr="xs">
          {adminHealthWords.states[state]}
        </Badge>
      )}
      {adminHealthWords.findings[finding].said({ when, count: count ?? 0 })}
    </Text>
  );
}
