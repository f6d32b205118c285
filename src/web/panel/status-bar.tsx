import { Button, Group } from '@mantine/core';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { IconBellOff, IconBellRinging, IconVolume, IconVolumeOff } from '#web/staff/kit/icons.gen.tsx';
import { ThemeSwitch } from '#web/staff/theme-switch.tsx';
import { alarmOf, linkOf } from './live/live-state.ts';
import { useLive, usePanelLive, useShift, useSound } from './live/panel-live.tsx';
import { silenceRing } from './live/use-alerts.ts';
import styles from './status-bar.module.css';

/** Always visible: whether this tablet receives new orders, and whether its ring can be heard. */
export function StatusBar() {
  return (
    <header className={styles.bar} data-screen-only data-sticky>
      <p className={styles.brand}>{staffWords.general.brand}</p>
      <LinkState />
      <SoundControl />
      <ThemeSwitch />
    </header>
  );
}

const TONES = { live: 'good', connecting: 'warn', reconnecting: 'warn', lost: 'bad' } as const;

function LinkState() {
  const link = useLive(linkOf);
  return (
    <p className={styles.link} data-link={link} data-tone={TONES[link]} role="status">
      <span className={styles.dot} aria-hidden />
      {staffWords.link[link]}
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
        {words.mute}
      </Button>
    );
  }
  if (sound === 'off' || sound === 'blocked') {
    return (
      <Button leftSection={<IconBellRinging aria-hidden />} onClick={start}>
        {words.start}
      </Button>
    );
  }
  const SoundIcon = sound === 'unsupported' ? IconVolumeOff : IconVolume;
  return (
    <Group component="p" wrap="nowrap" gap="xs" c="dimmed" role="status">
      <SoundIcon aria-hidden />
      {sound === 'unsupported' ? words.unsupported : sound === 'elsewhere' ? words.elsewhere : words.on}
    </Group>
  );
}
