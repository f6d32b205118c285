import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { deskWords as words } from '#web/i18n/panel/reservations.ts';
import { usePanelLive } from '#web/panel/live/panel-live.tsx';
import { reservationsQuery } from '#web/panel/reservations/reservation-queries.ts';
import { IconArmchair } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { useApi } from '#web/use-api.ts';
import type { PanelNotice } from './panel-notice.ts';

/**
 * Reservations that wait for an answer ring as orders do, until they are answered or silenced. Nothing on their own
 * page: the notice would link to the page it is on.
 */
export function useReservationNotices(): readonly PanelNotice[] {
  const api = useApi();
  const { feed } = usePanelLive();
  const isEnabled = useMayOpen('staff');
  const { data } = useQuery({ ...reservationsQuery(api), enabled: isEnabled });
  const waiting = data?.waiting ?? [];
  const isOwnPage = useMatch({ from: '/comenzi/rezervari', shouldThrow: false, select: () => true }) === true;
  const key = waiting.map(({ id }) => id).join(' ');
  // Outside system: the panel's ringer.
  useEffect(() => {
    feed.dispatch({ kind: 'tables-fetched', ids: key === '' ? [] : key.split(' ').map(Number) });
  }, [feed, key]);
  if (waiting.length === 0 || isOwnPage) return [];
  return [
    {
      kind: 'reservations',
      id: '',
      tone: 'warn',
      icon: <IconArmchair aria-hidden size={22} />,
      title: countOf(waiting.length, words.alarm),
      actions: (
        <ButtonLink color="good" to="/comenzi/rezervari">
          {words.open}
        </ButtonLink>
      ),
    },
  ];
}
