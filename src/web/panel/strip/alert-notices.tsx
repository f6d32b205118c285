import { Button, Text } from '@mantine/core';
import { formatHour } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { linkOf } from '#web/panel/live/live-state.ts';
import { useLive, usePanelLive, useShift, useSound } from '#web/panel/live/panel-live.tsx';
import type { ShiftStart } from '#web/panel/live/shift-start.ts';
import { IconAlertTriangle, IconBellCheck, IconBellOff } from '#web/staff/kit/icons.gen.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import type { PanelNotice } from './panel-notice.ts';

/** Problems that keep orders from being noticed, until they are fixed. */
export function useAlertNotices(): readonly PanelNotice[] {
  const { feed } = usePanelLive();
  const sound = useSound();
  const isLost = useLive((state) => linkOf(state) === 'lost');
  const knownAt = useLive(({ fetchedAt, serverAheadMs }) => (fetchedAt === null ? null : fetchedAt + serverAheadMs));
  const isUnheard = useLive(({ restaurant }) => restaurant?.isOpen === true && restaurant.panelsWithSound === 0);
  // New orders do not ring in the kitchen.
  const isAnswering = useMayOpen('staff');
  const { shift, start, close } = useShift();
  const { link, general, sound: words } = staffWords;
  const lost: PanelNotice = {
    kind: 'lost',
    id: '',
    tone: 'bad',
    icon: <IconAlertTriangle aria-hidden size={22} />,
    title: link.lostTitle,
    text: (
      <>
        {link.lostText} {knownAt !== null && watchWords.stale(formatHour(instant(knownAt)))}
      </>
    ),
    actions: (
      <Button variant="default" onClick={() => feed.hurry()}>
        {general.retry}
      </Button>
    ),
  };
  const unheard: PanelNotice = {
    kind: 'unheard',
    id: '',
    tone: isUnheard ? 'bad' : 'warn',
    icon: <IconBellOff aria-hidden size={22} />,
    title: isUnheard ? watchWords.nobodyHears : words.offTitle,
    text: isUnheard ? watchWords.nobodyHearsText : words.offText,
    actions: (
      <Button color="good" data-start="strip" onClick={start}>
        {words.start}
      </Button>
    ),
  };
  return [
    ...(isLost ? [lost] : []),
    ...(shift === null ? [] : [shiftNotice(shift, close)]),
    ...(isAnswering && (sound === 'off' || sound === 'blocked') ? [unheard] : []),
  ];
}

/** Lists of staff have no bullets by default. */
const LISTED = { paddingLeft: '1.125rem', listStyle: 'disc' };
const ASKED = ['sound', 'screen', 'notifications'] as const;

/** After the tap that begins a shift: asks whether the ring was heard, and lists what the browser refused. */
function shiftNotice(shift: ShiftStart, onClose: () => void): PanelNotice {
  const words = watchWords.shift;
  const isOn = shift.sound === 'granted';
  // What this browser does not support is reported like a refusal, because the effect is the same.
  const refused = ASKED.filter((one) => shift[one] === 'refused' || shift[one] === 'unsupported');
  const told = [
    ...refused.map((one) => words.refused[one]),
    ...(shift.notifications === 'asking' ? [words.asking] : []),
    ...(isOn ? [words.notHeard] : []),
  ];
  return {
    kind: 'shift',
    id: '',
    tone: refused.length > 0 ? 'warn' : 'good',
    icon: <IconBellCheck aria-hidden size={22} />,
    title: isOn ? words.started : words.partly,
    text: told[0],
    more: (
      <Text component="ul" c="ink" style={LISTED}>
        {told.slice(1).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Text>
    ),
    actions: (
      <>
        {isOn && <TryOut />}
        <Button color="good" onClick={onClose}>
          {isOn ? words.heard : staffWords.general.close}
        </Button>
      </>
    ),
  };
}

function TryOut() {
  const { ringer } = usePanelLive();
  return (
    <Button variant="default" onClick={() => ringer.tryOut()}>
      {watchWords.shift.tryOut}
    </Button>
  );
}
