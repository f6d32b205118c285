import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addPasskey, type OwnSecurity, removePasskey } from '#contract/accounts/staff-calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { accountWords } from '#web/i18n/staff/account.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { DialogFoot } from '#web/staff/form/dialog-form.tsx';
import { type FieldSentences, judgeFields, needed } from '#web/staff/form/judge-fields.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { makePasskey } from '#web/staff/session/passkeys.ts';
import { useApi } from '#web/use-api.ts';
import { useAccountChange } from './use-account-change.ts';

/** Judged before the device makes a key that the server would not take. */
const JUDGES = { name: needed(sentenceOf('passkey_name_invalid')) };

const words = accountWords.passkeys;

type Passkey = OwnSecurity['passkeys'][number];
type PasskeysCardProps = {
  readonly passkeys: readonly Passkey[];
  readonly onCodes: (codes: readonly string[]) => void;
};

export function PasskeysCard({ passkeys, onCodes }: PasskeysCardProps) {
  const api = useApi();
  const [isAdding, setIsAdding] = useState(false);
  const [problems, setProblems] = useState<FieldSentences>({});
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [name, setName] = useState<string>(words.usual);
  const add = useAccountChange(async () => api(addPasskey, { body: { credential: await makePasskey(api), name } }), {
    onDone: ({ recoveryCodes }) => {
      setIsAdding(false);
      onCodes(recoveryCodes);
    },
    failed: words.cancelled,
  });
  const remove = useAccountChange((id: number) => api(removePasskey, { body: { id } }), {
    onDone: () => setRemoved(null),
  });
  return (
    <Card title={words.title} hint={words.hint}>
      {passkeys.length === 0 ? (
        <Text c="dimmed">{words.none}</Text>
      ) : (
        <Rows>
          {passkeys.map((passkey) => (
            <Row key={passkey.id}>
              <Fill>
                <Text fw={600}>{passkey.name}</Text>
                <Text size="sm" c="dimmed">
                  {passkey.lastUsedAt === null ? words.unused : words.used(formatDateTime(passkey.lastUsedAt))}
                </Text>
              </Fill>
              <Button variant="default" aria-label={words.removeOf(passkey.name)} onClick={() => setRemoved(passkey)}>
                {words.remove}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      <Group>
        <Button variant="default" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      </Group>
      <Modal opened={isAdding} onClose={() => setIsAdding(false)} title={words.add}>
        <FormStack
          onSubmit={(event) => {
            event.preventDefault();
            const found = judgeFields(event.currentTarget, JUDGES);
            setProblems(found);
            if (Object.keys(found).length > 0) return;
            add.mutate(undefined);
          }}
        >
          <TextInput
            name="name"
            label={words.name}
            description={words.nameHint}
            value={name}
            maxLength={60}
            required
            error={problems.name}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <DialogFoot isSending={add.isPending} onCancel={() => setIsAdding(false)}>
            <Button type="submit" loading={add.isPending}>
              {words.create}
            </Button>
          </DialogFoot>
        </FormStack>
      </Modal>
      <ConfirmDialog
        opened={removed !== null}
        title={words.removeOf(removed?.name ?? '')}
        confirm={words.remove}
        isPending={remove.isPending}
        onConfirm={() => removed !== null && remove.mutate(removed.id)}
        onCancel={() => setRemoved(null)}
      >
        {words.removeAsk(removed?.name ?? '')}
      </ConfirmDialog>
    </Card>
  );
}
