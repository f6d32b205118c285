import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { staffWords } from '#web/i18n/staff/staff.ts';

const UNDO_MS = 10_000;

/** What the last notice takes back, while it is shown. */
let offered: (() => void) | null = null;

/** The same as a press on the button of the last notice; nothing where none is shown. */
export function takeBackOffered(): void {
  offered?.();
}

/** Says what was done; for ten seconds it can be taken back. */
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
