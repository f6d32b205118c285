import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { presenceWords as words } from '#web/i18n/admin/presence.ts';

export function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const clipboard = useClipboard();
  return (
    <Button variant="default" aria-label={words.copyOf(name)} onClick={() => clipboard.copy(text)}>
      {clipboard.copied ? words.copied : words.copy}
    </Button>
  );
}
