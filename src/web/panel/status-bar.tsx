import { Button } from '@mantine/core';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { IconBellOff, IconBellRinging, IconVolume, IconVolumeOff } from '#web/staff/kit/icons.gen.tsx';
import { alarmOf, linkOf } from './live/live-state.ts';
import { useLive, usePanelLive, useShift, useSound } from './live/panel-live.tsx';
import { silenceRing } from './live/use-alerts.ts';
import styles from './status-bar.module.css';

/** Always visible: whether this tablet receives new orders, and whether its ring can be heard. */
export function StatusBar() {
  return (
    <header className={styles.bar} data-screen-only data-sticky>
      <LinkState />
      <div className={styles.end}>
        <SoundControl />
      </div>
    </header>
  );
}

const TONES = { live: 'good', connecting: 'warn', reconnecting: 'warn', lost: 'bad' } as const;

function LinkState() {
  const link = useLive(linkOf);
  return (
    <p className={styles.link} data-link={link} data-tone={TONES[link]} role="status">
      <span className={styles.dot} aria-hidden />
      <span className={styles.word}>{staffWords.link[link]}</span>
    </p>
  );
}

function SoundControl() {
  const { feed } = usePanelLive();
  const { start } = useShift();
  const sound = useSound();
  const alarm = useLive(alarmOf);
  const words = staffWords.sound;
  if (alarm !== null && sound === 'on') {
    return (
      <Button color="bad" leftSection={<IconBellOff aria-hidden />} onClick={() => silenceRing(feed)}>
        <span className={styles.word}>{words.mute}</span>
      </Button>
    );
  }
  if (sound === 'off' || sound === 'blocked') {
    return (
      <Button color="good" data-start="bar" leftSection={<IconBellRinging aria-hidden />} onClick={start}>
        <span className={styles.word}>{words.start}</span>
      </Button>
    );
  }
  const SoundIcon = sound === 'unsupported' ? IconVolumeOff : IconVolume;
  return (
    <p className={styles.sound} role="status">
      <SoundIcon aria-hidden />
      <span className={styles.word}>
        {sound === 'unsupported' ? words.unsupported : sound === 'elsewhere' ? words.elsewhere : words.on}
      </span>
    </p>
  );
}
