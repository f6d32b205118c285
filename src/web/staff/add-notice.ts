import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { staffWords } from '#web/i18n/staff/staff.ts';

/** So many short messages are shown at once. */
export const MOST_NOTICES = 3;

/** Shows a short message. Where as many as fit are shown, the oldest makes room: what was just done is told at once. */
export function addNotice(notice: NotificationData): string {
  const shown = notificationsStore.getState().notifications;
  for (const { id } of shown.slice(0, Math.max(0, shown.length - MOST_NOTICES + 1))) {
    if (id !== undefined) notifications.hide(id);
  }
  return notifications.show({
    closeButtonProps: { 'aria-label': staffWords.general.close, size: 44 },
    ...notice,
  });
}
