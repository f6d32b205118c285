import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { renewRecoveryCodes } from '#contract/accounts/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { accountWords } from '#web/i18n/staff/account.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { CopyButton } from '#web/staff/kit/copy-button.tsx';
import { useApi } from '#web/use-api.ts';
import { useAccountChange } from './use-account-change.ts';

const words = accountWords.codes;

type CodesCardProps = { readonly left: number; readonly onCodes: (codes: readonly string[]) => void };

export function CodesCard({ left, onCodes }: CodesCardProps) {
  const api = useApi();
  const [isRenewing, setIsRenewing] = useState(false);
  const renew = useAccountChange(() => api(renewRecoveryCodes), {
    onDone: ({ recoveryCodes }) => {
      setIsRenewing(false);
      onCodes(recoveryCodes);
    },
  });
  return (
    <Card title={words.title} hint={words.hint}>
      <Text>{left === 0 ? words.none : countOf(left, words.left)}</Text>
      <Group>
        <Button variant="default" onClick={() => setIsRenewing(true)}>
          {words.renew}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isRenewing}
        title={words.renew}
        confirm={words.renew}
        tone="accent"
        isPending={renew.isPending}
        onConfirm={() => renew.mutate(undefined)}
        onCancel={() => setIsRenewing(false)}
      >
        {words.renewAsk}
      </ConfirmDialog>
    </Card>
  );
}

type NewCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

/** A code that is too long for a small phone goes on in a second line instead of being cut off. */
const WHOLE = { whiteSpace: 'pre-wrap', fontSize: 'var(--mantine-font-size-sm)' } as const;

/** Shows the recovery codes for the only time; only the button closes it. */
export function NewCodesDialog({ codes, onKept }: NewCodesProps) {
  const text = codes.join('\n');
  return (
    <Modal
      opened={codes.length > 0}
      onClose={onKept}
      title={words.shownTitle}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <Text>{words.shown}</Text>
        <Stack component="ul" gap={0}>
          {codes.map((code) => (
            <li key={code}>
              <Code block style={WHOLE}>
                {code}
              </Code>
            </li>
          ))}
        </Stack>
        <Group>
          <CopyButton text={text} label={words.copy} copied={words.copied} />
          <Button variant="default" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button onClick={onKept} data-autofocus>
            {words.kept}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
