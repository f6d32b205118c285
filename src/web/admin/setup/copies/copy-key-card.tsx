import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmCopyKey, makeCopyKey, type NewCopyKey } from '#contract/backups/staff-calls.ts';
import { copiesWords } from '#web/i18n/admin/copies.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { FormFoot } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { saveFile } from '#web/staff/save-file.ts';
import { useApi } from '#web/use-api.ts';

const words = copiesWords.key;

type CopyKeyCardProps = { readonly hasKey: boolean; readonly reads: QueryKey };

/** Whether copies are encrypted, and a new key for them. */
export function CopyKeyCard({ hasKey, reads }: CopyKeyCardProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [made, setMade] = useState<NewCopyKey | null>(null);
  const making = useMutation({
    mutationFn: () => api(makeCopyKey),
    onSuccess: setMade,
    onError: (failure) => announce(failureSentence(failure, words.makeFailed), 'bad'),
  });
  return (
    <Card title={words.title} hint={words.hint}>
      <Text>{hasKey ? words.has : words.hasNot}</Text>
      <div>
        <Button variant="default" loading={making.isPending} onClick={() => making.mutate()}>
          {hasKey ? words.makeAgain : words.make}
        </Button>
      </div>
      {made !== null && (
        <KeyDialog
          made={made}
          onClose={() => setMade(null)}
          onConfirmed={() => void queries.invalidateQueries({ queryKey: reads })}
        />
      )}
    </Card>
  );
}

type KeyDialogProps = {
  readonly made: NewCopyKey;
  readonly onClose: () => void;
  readonly onConfirmed: () => void;
};
type Values = Readonly<Record<string, string>>;

/** The key, once; two groups of it are typed from the paper before anything uses it. */
function KeyDialog({ made: { groups, sheet, token, asked }, onClose, onConfirmed }: KeyDialogProps) {
  const api = useApi();
  const form = useDialogForm<Values, { readonly message: string }>({
    initial: Object.fromEntries(asked.map((number) => [`group${number}`, ''])),
    send: (values) =>
      api(confirmCopyKey, { body: { token, words: asked.map((number) => values[`group${number}`] ?? '') } }),
    onSent: ({ message }) => {
      announce(message);
      onConfirmed();
      onClose();
    },
    failed: words.confirmFailed,
  });
  return (
    <FormModal form={form} onClose={onClose} size="lg" title={words.dialog}>
      <FormStack {...form.props}>
        <Text>{words.shown}</Text>
        <Text component="code" ff="monospace" fw={700} style={{ overflowWrap: 'anywhere' }}>
          {groups.join(' ')}
        </Text>
        <div>
          <Button variant="default" onClick={() => saveFile(words.file, sheet, 'text/html')}>
            {words.download}
          </Button>
        </div>
        <Stack gap="sm">
          {asked.map((number) => (
            <TextInput
              key={number}
              label={words.group(number)}
              autoComplete="off"
              spellCheck={false}
              required
              {...form.bind(`group${number}`)}
            />
          ))}
        </Stack>
        <FormFoot form={form} failed={words.confirmFailed} submit={words.confirm} onCancel={onClose} />
      </FormStack>
    </FormModal>
  );
}
