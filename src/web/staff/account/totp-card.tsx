import { Badge, Button, Code, Group, Modal, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { confirmTotp, removeTotp, startTotp } from '#contract/accounts/staff-calls.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { sentenceOf } from '#contract/errors.ts';
import { parseSecondFactor } from '#domain/accounts/second-factor.ts';
import { accountWords } from '#web/i18n/staff/account.ts';
import { announce } from '#web/staff/announce.ts';
import { drawQr } from '#web/staff/draw-qr.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormFoot } from '#web/staff/form/dialog-form.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { ACCOUNT_KEY } from './account-query.ts';
import { useAccountChange } from './use-account-change.ts';

const words = accountWords.totp;

type Started = AnswerOf<typeof startTotp>;
type CodesProps = { readonly onCodes: (codes: readonly string[]) => void };

export function TotpCard({ hasTotp, onCodes }: CodesProps & { readonly hasTotp: boolean }) {
  const api = useApi();
  const [started, setStarted] = useState<Started | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const start = useAccountChange(async () => ({ message: '', started: await api(startTotp) }), {
    onDone: (answer) => setStarted(answer.started),
  });
  const remove = useAccountChange(() => api(removeTotp), { onDone: () => setIsRemoving(false) });
  return (
    <Card
      title={words.title}
      hint={words.hint}
      action={<Badge color={hasTotp ? 'good' : 'ink'}>{hasTotp ? words.on : words.off}</Badge>}
    >
      <Group>
        {hasTotp ? (
          <Button variant="default" onClick={() => setIsRemoving(true)}>
            {words.remove}
          </Button>
        ) : (
          <Button loading={start.isPending} onClick={() => start.mutate(undefined)}>
            {words.add}
          </Button>
        )}
      </Group>
      {started !== null && <AddTotp started={started} onClose={() => setStarted(null)} onCodes={onCodes} />}
      <ConfirmDialog
        opened={isRemoving}
        title={words.remove}
        confirm={words.remove}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onCancel={() => setIsRemoving(false)}
      >
        {words.removeAsk}
      </ConfirmDialog>
    </Card>
  );
}

type AddTotpProps = CodesProps & { readonly started: Started; readonly onClose: () => void };

function AddTotp({ started, onClose, onCodes }: AddTotpProps) {
  const api = useApi();
  const queries = useQueryClient();
  const form = useDialogForm({
    initial: { code: '' },
    judge: ({ code }) => (parseSecondFactor(code)?.kind === 'totp' ? {} : { code: sentenceOf('totp_code_wrong') }),
    send: ({ code }) => api(confirmTotp, { body: { code } }),
    onSent: ({ message, recoveryCodes }) => {
      announce(message);
      onClose();
      onCodes(recoveryCodes);
      void queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
    },
    failed: accountWords.notSaved,
  });
  return (
    <Modal opened onClose={onClose} title={words.add}>
      <FormStack {...form.props}>
        <Text>{words.steps}</Text>
        <QrPicture text={started.uri} label={words.qr} />
        <div>
          <Text>{words.byHand}</Text>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {started.secret.replace(/.{4}(?=.)/g, '$& ')}
          </Code>
        </div>
        <TextInput
          label={words.code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          {...form.bind('code')}
        />
        <FormFoot form={form} failed={accountWords.notSaved} submit={words.confirm} onCancel={onClose} />
      </FormStack>
    </Modal>
  );
}

/** Dark on white in both themes: many cameras do not read inverted codes. */
function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawQr(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="208"
      height="208"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
