import { Button } from '@mantine/core';
import { announce } from '#web/staff/announce.ts';

type CopyButtonProps = { readonly text: string; readonly label: string; readonly copied: string };

/** Copies `text`, which is also shown. Missing where the browser has no clipboard: without https. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return null;
  return (
    <Button variant="default" onClick={() => void clipboard.writeText(text).then(() => announce(copied))}>
      {label}
    </Button>
  );
}
