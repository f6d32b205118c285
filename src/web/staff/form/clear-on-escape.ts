import type { KeyboardEvent } from 'react';

/** For a search field in a dialog: Esc empties it first, and closes the dialog only where it is empty. */
export function clearOnEscape(typed: string, clear: () => void) {
  return {
    // Mantine's dialogs listen before the field does.
    'data-mantine-stop-propagation': typed !== '',
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
      if (event.key !== 'Escape' || typed === '') return;
      event.preventDefault();
      clear();
    },
  };
}
