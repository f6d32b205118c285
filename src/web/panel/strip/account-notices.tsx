import { Button } from '@mantine/core';
import { accountWords } from '#web/i18n/staff/account.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useTablet } from '#web/panel/panel-lock.tsx';
import { useSecondFactorAsked } from '#web/staff/account/asked-notice.tsx';
import { IconClock, IconShieldLock } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { describeEnding, type SessionWatch } from '#web/staff/session/session-watch.tsx';
import type { PanelNotice } from './panel-notice.ts';

/** The session that ends within a day, and the second factor that a person of the staff should set up. */
export function useAccountNotices(watch: SessionWatch, onRenew: () => void): readonly PanelNotice[] {
  const tablet = useTablet();
  const { isAsked, putOff } = useSecondFactorAsked();
  const ending: PanelNotice = {
    kind: 'session',
    id: '',
    tone: 'warn',
    icon: <IconClock aria-hidden size={22} />,
    title: watch.expiresAt === null ? '' : staffWords.session.ending(describeEnding(watch.expiresAt)),
    actions: (
      <Button variant="default" onClick={onRenew}>
        {staffWords.session.renew}
      </Button>
    ),
  };
  const factor: PanelNotice = {
    kind: 'account',
    id: '',
    tone: 'warn',
    icon: <IconShieldLock aria-hidden size={22} />,
    title: accountWords.asked.text,
    actions: (
      <ButtonLink to="/comenzi/cont" variant="default">
        {accountWords.asked.open}
      </ButtonLink>
    ),
    moreActions: (
      <Button variant="default" onClick={putOff}>
        {accountWords.asked.later}
      </Button>
    ),
  };
  return [
    ...(watch.standing === 'ending' && watch.expiresAt !== null ? [ending] : []),
    ...(isAsked && tablet === null ? [factor] : []),
  ];
}
