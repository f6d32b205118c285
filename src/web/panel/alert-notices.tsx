import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import { formatHour } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import styles from './alert-notices.module.css';
import { linkOf } from './live/live-state.ts';
import { useLive, usePanelLive, useShift, useSound } from './live/panel-live.tsx';
import { ShiftNotice } from './shift-notice.tsx';

/** What keeps orders from being noticed, said in full width until it is mended. */
export function AlertNotices() {
  const { feed } = usePanelLive();
  const sound = useSound();
  const isLost = useLive((state) => linkOf(state) === 'lost');
  const knownAt = useLive(({ fetchedAt, serverAheadMs }) => (fetchedAt === null ? null : fetchedAt + serverAheadMs));
  const isUnheard = useLive(({ house }) => house?.isOpen === true && house.panelsWithSound === 0);
  const { shift, close } = useShift();
  const { link, general, sound: soundWords } = staffWords;
  return (
    <>
      <div role="alert">
        {isLost && (
          <div className={styles.lost}>
            <IconAlertTriangle aria-hidden size={36} />
            <p className={styles.text}>
              <strong>{link.lostTitle}</strong>
              {link.lostText} {knownAt !== null && watchWords.stale(formatHour(instant(knownAt)))}
            </p>
            <Button variant="default" onClick={() => feed.hurry()}>
              {general.retry}
            </Button>
          </div>
        )}
      </div>
      {shift !== null && <ShiftNotice shift={shift} onClose={close} />}
      {(sound === 'off' || sound === 'blocked') && (
        <div className={isUnheard ? styles.lost : styles.mute} role="status">
          <IconBellOff aria-hidden size={28} />
          <p className={styles.text}>
            <strong>{isUnheard ? watchWords.nobodyHears : soundWords.offTitle}</strong>
            <span>{soundWords.offText}</span>
          </p>
        </div>
      )}
    </>
  );
}
