import { Stack, Text } from '@mantine/core';
import { formatLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import type { EarlierVersion } from '#domain/orders/proposals/earlier-version.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { momentWords, productLine } from './order-words.ts';

type Props = { readonly versions: readonly EarlierVersion[]; readonly now: Instant };

/** What the order was before each of its changes, who changed it and why. */
export function VersionsSection({ versions, now }: Props) {
  if (versions.length === 0) return null;
  return (
    <Card title={words.versions} isWide>
      <Text c="dimmed">{words.versionsHint}</Text>
      <Stack component="ol" gap="md">
        {versions.map((version) => (
          <li key={version.changedAt}>
            <p>
              <strong>{words.until(formatDateTime(version.changedAt))}</strong>
              {version.actor !== null && ` · ${staffWords.detail.by(version.actor)}`} · {words.consent[version.consent]}
            </p>
            <p>{version.reason}</p>
            <Note tone="warn">
              {version.changes.map((change) => (
                <p key={change.text}>{formatChange(change)}</p>
              ))}
            </Note>
            <ul>
              {version.items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what an order was never changes
                <li key={place}>
                  {productLine({ ...item, productName: item.name })}
                  {item.extras.length > 0 && ` + ${item.extras.join(', ')}`}
                  {item.message !== '' && ` „${item.message}”`} · {formatLei(item.price)}
                </li>
              ))}
            </ul>
            <Text c="dimmed">
              {[
                METHOD_LABELS[version.method],
                version.place,
                version.dueAt === null ? staffWords.orders.asSoonAsPossible : momentWords(version.dueAt, now),
                paymentLabel(version.means, version.method),
                formatLei(version.payable),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
