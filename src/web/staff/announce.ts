import { notifications } from '@mantine/notifications';
import { staffWords } from '#web/i18n/staff.ts';

/** Says in passing what was done, or that it was not. */
export function announce(message: string, tone: 'good' | 'bad' = 'good'): void {
  notifications.show({
    message,
    color: `var(--${tone})`,
    closeButtonProps: { 'aria-label': staffWords.general.close, size: 44 },
  });
}
