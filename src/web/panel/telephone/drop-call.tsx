import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import type { Calls } from './use-calls.ts';

/** Drops the call; asks first when something typed would be lost. */
export function DropCall({ calls }: { readonly calls: Calls }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="default" size="lg" onClick={() => setAsking(true)}>
        {words.drop}
      </Button>
    );
  }
  return (
    <Stack gap="xs" w="100%">
      <p>{words.dropAsk}</p>
      <Group gap="sm">
        <Button color="bad" onClick={() => calls.end()}>
          {words.dropYes}
        </Button>
        <Button variant="default" autoFocus onClick={() => setAsking(false)}>
          {words.dropNo}
        </Button>
      </Group>
    </Stack>
  );
}
