import { Alert } from '@mantine/core';
import type { Instant } from '#domain/time/instant.ts';
import { offlineWords as words } from '#web/i18n/panel/offline.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { momentWords } from './order-words.ts';

type Props = {
  readonly title: string;
  /** When the tablet was last online. */
  readonly savedAt: Instant;
  readonly isReadOnly?: boolean;
};

/** Says how old the orders below are, while the tablet is offline. */
export function StaleNotice({ title, savedAt, isReadOnly = false }: Props) {
  const now = useServerNow();
  return (
    <Alert role="status" color="warn" title={title} mb="md">
      <p>{words.since(momentWords(savedAt, now))}</p>
      {isReadOnly && <p>{words.noDecision}</p>}
    </Alert>
  );
}
