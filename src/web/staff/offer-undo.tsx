import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { addNotice } from './add-notice.ts';

const UNDO_MS = 10_000;

/** The notice that offers to take something back, while it is shown: there is never more than one. */
let offered: { readonly id: string; readonly takeBack: () => void } | null = null;

/** Same as pressing the button of the visible notice; does nothing without one. */
export function takeBackOffered(): void {
  offered?.takeBack();
}

/** Says what was done; for ten seconds, or until the next thing is offered, it can be taken back. */
export function offerUndo(message: string, label: string, undo: () => void): void {
  const takeBack = () => {
    notifications.hide(id);
    undo();
  };
  if (offered !== null) notifications.hide(offered.id);
  const id = addNotice({
    autoClose: UNDO_MS,
    onClose: () => {
      if (offered?.id === id) offered = null;
    },
    color: 'var(--good)',
    message: (
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text>{message}</Text>
        <Button variant="default" flex="none" onClick={takeBack}>
          {label}
        </Button>
      </Group>
    ),
  });
  offered = { id, takeBack };
}
