import { notifications } from '@mantine/notifications';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { TONE_COLORS } from './kit/tone.ts';

const { close, error, errorIs } = staffWords.general;

/** Announces in a short message what was done or that it failed (back-office.md §8). */
export function announce(message: string, tone: 'good' | 'bad' = 'good'): void {
  notifications.show({
    // Some sentences already begin with the word for "error".
    message: tone === 'good' || message.startsWith(error) ? message : errorIs(message),
    color: TONE_COLORS[tone].main,
    closeButtonProps: { 'aria-label': close, size: 44 },
  });
}
