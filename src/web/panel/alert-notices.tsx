import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import { staffWords } from '#web/i18n/staff.ts';
import styles from './alert-notices.module.css';
import { linkOf } from './live/live-state.ts';
import { useLive, usePanelLive, useSound } from './live/panel-live.tsx';

/** What keeps orders from being noticed, said in full width until it is mended. */
export function AlertNotices() {
  const { feed } = usePanelLive();
  const sound = useSound();
  const isLost = useLive((state) => linkOf(state) === 'lost');
  const { link, general, sound: soundWords } = staffWords;
  return (
    <>
      <div role="alert">
        {isLost && (
          <div className={styles.lost}>
            <IconAlertTriangle aria-hidden size={36} />
            <p className={styles.text}>
              <strong>{link.lostTitle}</strong>
              {link.lostText}
            </p>
            <Button variant="default" onClick={() => feed.hurry()}>
              {general.retry}
            </Button>
          </div>
        )}
      </div>
      {(sound === 'off' || sound === 'blocked') && (
        <div className={styles.mute} role="status">
          <IconBellOff aria-hidden size={28} />
          <p className={styles.text}>
            <strong>{soundWords.offTitle}</strong>
            {soundWords.offText}
          </p>
        </div>
      )}
    </>
  );
}
