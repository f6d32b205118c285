import { Button } from '@mantine/core';
import { formatHour } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { IconAlertTriangle, IconBellOff } from '#web/staff/kit/icons.gen.tsx';
import { Strip } from '#web/staff/kit/notices.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { linkOf } from './live/live-state.ts';
import { useLive, usePanelLive, useShift, useSound } from './live/panel-live.tsx';
import { ShiftNotice } from './shift-notice.tsx';

/** Problems that keep orders from being noticed, shown in full width until they are fixed. */
export function AlertNotices() {
  const { feed } = usePanelLive();
  const sound = useSound();
  const isLost = useLive((state) => linkOf(state) === 'lost');
  const knownAt = useLive(({ fetchedAt, serverAheadMs }) => (fetchedAt === null ? null : fetchedAt + serverAheadMs));
  const isUnheard = useLive(({ house }) => house?.isOpen === true && house.panelsWithSound === 0);
  // New orders do not ring in the kitchen.
  const isAnswering = useMayOpen('staff');
  const { shift, close } = useShift();
  const { link, general, sound: soundWords } = staffWords;
  return (
    <>
      <div role="alert">
        {isLost && (
          <Strip
            tone="bad"
            isFilled
            icon={<IconAlertTriangle aria-hidden size={36} />}
            actions={
              <Button variant="default" onClick={() => feed.hurry()}>
                {general.retry}
              </Button>
            }
          >
            <strong>{link.lostTitle}</strong>
            {link.lostText} {knownAt !== null && watchWords.stale(formatHour(instant(knownAt)))}
          </Strip>
        )}
      </div>
      {shift !== null && <ShiftNotice shift={shift} onClose={close} />}
      {isAnswering && (sound === 'off' || sound === 'blocked') && (
        <Strip
          tone={isUnheard ? 'bad' : 'warn'}
          isFilled={isUnheard}
          role="status"
          icon={<IconBellOff aria-hidden size={28} />}
          more={isUnheard ? watchWords.nobodyHearsText : soundWords.offText}
        >
          <strong>{isUnheard ? watchWords.nobodyHears : soundWords.offTitle}</strong>
        </Strip>
      )}
    </>
  );
}
