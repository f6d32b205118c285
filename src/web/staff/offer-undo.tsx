import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { staffWords } from '#web/i18n/staff/staff.ts';

const UNDO_MS = 10_000;

/** The undo function of the visible notice. */
let offered: (() => void) | null = null;

/** Same as pressing the button of the visible notice; does nothing without one. */
export function takeBackOffered(): void {
  offered?.();
}

/** Shows what was done, with an undo button for ten seconds. */
export function offerUndo(message: string, label: string, undo: () => void): void {
  const takeBack = () => {
    notifications.hide(id);
    undo();
  };
  offered = takeBack;
  const id = notifications.show({
    autoClose: UNDO_MS,
    onClose: () => {
      if (offered === takeBack) offered = null;
    },
    color: 'var(--good)',
    closeButtonProps: { 'aria-label': staffWords.general.close, size: 44 },
    message: (
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text>{message}</Text>
        <Button variant="default" flex="none" onClick={takeBack}>
          {label}
        </Button>
      </Group>
    ),
  });
}
