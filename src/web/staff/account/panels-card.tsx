import { Badge, Button, Group, Modal, PasswordInput, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type EnrolledPanels,
  endEnrolledPanel,
  enrolPanel,
  getEnrolledPanels,
} from '#contract/accounts/staff-calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { parsePanelName, parsePanelPin } from '#domain/accounts/parse-panel.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { enrolledPanelWords as words } from '#web/i18n/staff/account.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { DialogFoot, RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { forgetStaffSession } from '#web/staff/session/staff-session-store.ts';
import { useApi } from '#web/use-api.ts';
import { useAccountChange } from './use-account-change.ts';

const PANELS_KEY = ['house-panels'] as const;

/** Tablets that stay signed in as enrolled panels; for administrators. */
export function PanelsCard() {
  const api = useApi();
  const query = useQuery({ queryKey: PANELS_KEY, queryFn: () => api(getEnrolledPanels) });
  const [isEnrolling, setIsEnrolling] = useState(false);
  return (
    <Card title={words.title} hint={words.hint}>
      <ReadState query={query} failed={words.failed}>
        {({ panels }) => (panels.length === 0 ? <Text c="dimmed">{words.none}</Text> : <PanelRows panels={panels} />)}
      </ReadState>
      <Group>
        <Button variant="default" onClick={() => setIsEnrolling(true)}>
          {words.enrol}
        </Button>
      </Group>
      {isEnrolling && <EnrolDialog onClose={() => setIsEnrolling(false)} />}
    </Card>
  );
}

function PanelRows({ panels }: EnrolledPanels) {
  const api = useApi();
  const queries = useQueryClient();
  const [ended, setEnded] = useState<EnrolledPanels['panels'][number] | null>(null);
  const end = useAccountChange((id: number) => api(endEnrolledPanel, { body: { id } }), {
    onDone: () => {
      setEnded(null);
      void queries.invalidateQueries({ queryKey: PANELS_KEY });
    },
  });
  return (
    <>
      <Rows>
        {panels.map((panel) => (
          <Row key={panel.id}>
            <Fill>
              <Group gap="xs">
                <Text fw={600}>{panel.name}</Text>
                {panel.hasPin && <Badge>{words.withPin}</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                {[panel.device, words.seen(formatDateTime(panel.lastSeenAt)), panel.ip].filter(Boolean).join(' · ')}
              </Text>
            </Fill>
            <Button variant="default" aria-label={words.endOf(panel.name)} onClick={() => setEnded(panel)}>
              {words.end}
            </Button>
          </Row>
        ))}
      </Rows>
      <ConfirmDialog
        opened={ended !== null}
        title={words.endOf(ended?.name ?? '')}
        confirm={words.end}
        isPending={end.isPending}
        onConfirm={() => ended !== null && end.mutate(ended.id)}
        onCancel={() => setEnded(null)}
      >
        {words.endAsk(ended?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}

function EnrolDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const form = useDialogForm({
    initial: { name: '', pin: '' },
    judge: ({ name, pin }) => ({
      ...(parsePanelName(name).ok ? {} : { name: sentenceOf('panel_name_invalid') }),
      ...(parsePanelPin(pin).ok ? {} : { pin: sentenceOf('panel_pin_invalid') }),
    }),
    send: (values) => api(enrolPanel, { body: values }),
    onSent: () => {
      forgetStaffSession();
      // Loads a new document, so that nothing the administrator has read stays in memory.
      window.location.assign('/comenzi');
    },
    failed: words.failed,
  });
  return (
    <Modal opened onClose={onClose} title={words.enrol}>
      <FormStack {...form.props}>
        <Text>{words.enrolIntro}</Text>
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          autoComplete="off"
          data-autofocus
          {...form.bind('name')}
        />
        <PasswordInput
          label={words.pin}
          description={words.pinHint}
          inputMode="numeric"
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': staffWords.signIn.showPassword, tabIndex: 0, size: 44 }}
          {...form.bind('pin')}
        />
        <RefusalAlert form={form} title={words.failed} />
        <DialogFoot isSending={form.isSending} onCancel={onClose}>
          <Button type="submit" loading={form.isSending}>
            {words.confirm}
          </Button>
        </DialogFoot>
      </FormStack>
    </Modal>
  );
}
