import { Badge, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Today } from '#contract/today/staff-calls.ts';
import { describePastDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { HEALTH_TONES, type HealthLine, stateOf, useShopHealth } from '#web/admin/health/health-lines.ts';
import { CopyButton } from '#web/admin/marketing/presence/copy-button.tsx';
import { adminHealthWords } from '#web/i18n/admin/health.ts';
import { adminHomeWords } from '#web/i18n/admin/home.ts';
import { unreachableWords } from '#web/i18n/admin/presence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';

const words = adminHomeWords.opened;

/** Kept in this browser: each administrator closes the card on the device where they read it. */
const READ_KEY = 'opened-card';

/**
 * The end of the first steps: what there is beside the data, from the address to the first trial. It stays until it is
 * closed, or until an order was delivered.
 */
export function OpenedCard({ publicAddress, hasDelivered }: Pick<Today, 'publicAddress' | 'hasDelivered'>) {
  const [isRead, setRead] = useState(() => localStorage.getItem(READ_KEY) !== null);
  const { data } = useShopHealth();
  if (isRead || hasDelivered) return null;
  const lineOf = (part: string) => data?.lines.find(({ finding }) => finding.startsWith(part));
  const { url, unreachable } = publicAddress;
  const close = () => {
    localStorage.setItem(READ_KEY, '1');
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
          <TouchLink to="/comenzi/serviciu">{words.openTrial}</TouchLink>
        </Row>
        <Row>
          <Fill>
            <Text fw={600}>{words.mail}</Text>
            <Text c="dimmed">{words.mailHint}</Text>
            <Told line={lineOf('mail_')} now={data?.at} />
          </Fill>
          <TouchLink to="/admin/health">{words.openHealth}</TouchLink>
        </Row>
      </Rows>
    </Card>
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
