import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { deskWords as words } from '#web/i18n/panel/reservations.ts';
import { alarmOf } from '#web/panel/live/live-state.ts';
import { useLive, usePanelLive, useSound } from '#web/panel/live/panel-live.tsx';
import { IconBellRinging } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Strip } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import { reservationsQuery } from './reservation-queries.ts';

/**
 * Reservations that wait for an answer ring as orders do, until they are answered or silenced. Not shown on their own
 * page: the strip would link to the page it is on, and the status bar can silence.
 */
export function ReservationAlarm() {
  const api = useApi();
  const { feed } = usePanelLive();
  const { data } = useQuery(reservationsQuery(api));
  const ids = data?.waiting.map(({ id }) => id) ?? [];
  const isOwnPage = useMatch({ from: '/comenzi/rezervari', shouldThrow: false, select: () => true }) === true;
  const key = ids.join(' ');
  const sound = useSound();
  const isRinging = useLive((state) => alarmOf(state) === 'tables');
  // Outside system: the panel's ringer.
  useEffect(() => {
    feed.dispatch({ kind: 'tables-fetched', ids: key === '' ? [] : key.split(' ').map(Number) });
  }, [feed, key]);
  return (
    <div role="alert">
      {ids.length > 0 && !isOwnPage && (
        <Strip
          tone="accent"
          icon={<IconBellRinging aria-hidden size={28} />}
          actions={
            <>
              {isRinging && sound === 'on' && (
                <Button variant="default" onClick={() => feed.dispatch({ kind: 'tables-silenced' })}>
                  {words.silence}
                </Button>
              )}
              <ButtonLink to="/comenzi/rezervari">{words.open}</ButtonLink>
            </>
          }
        >
          <strong>{countOf(ids.length, words.alarm)}</strong>
        </Strip>
      )}
    </div>
  );
}
