import { Button, Text } from '@mantine/core';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { IconBellCheck } from '#web/staff/kit/icons.gen.tsx';
import { Strip } from '#web/staff/kit/notices.tsx';
import { usePanelLive } from './live/panel-live.tsx';
import type { ShiftStart } from './live/shift-start.ts';

const words = watchWords.shift;
/** Lists of staff have no bullets by default. */
const LISTED = { paddingLeft: '1.125rem', listStyle: 'disc' };
const ASKED = ['sound', 'screen', 'notifications'] as const;

/** Shown after the tap that begins a shift: asks whether the ring was heard, and lists what the browser refused. */
export function ShiftNotice({ shift, onClose }: { readonly shift: ShiftStart; readonly onClose: () => void }) {
  const { ringer } = usePanelLive();
  // What this browser does not support is reported like a refusal, because the effect is the same.
  const refused = ASKED.filter((one) => shift[one] === 'refused' || shift[one] === 'unsupported');
  return (
    <Strip
      tone="good"
      role="status"
      icon={<IconBellCheck aria-hidden size={28} />}
      actions={
        <>
          {shift.sound === 'granted' && (
            <Button variant="default" onClick={() => ringer.tryOut()}>
              {words.tryOut}
            </Button>
          )}
          <Button onClick={onClose}>{shift.sound === 'granted' ? words.heard : staffWords.general.close}</Button>
        </>
      }
    >
      <Text component="div" c="ink">
        <strong>{shift.sound === 'granted' ? words.started : words.partly}</strong>
        <ul style={LISTED}>
          {refused.map((one) => (
            <li key={one}>{words.refused[one]}</li>
          ))}
          {shift.notifications === 'asking' && <li>{words.asking}</li>}
          {shift.sound === 'granted' && <li>{words.notHeard}</li>}
        </ul>
      </Text>
    </Strip>
  );
}
