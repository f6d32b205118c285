import { Badge, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { endOtherDevices, endOwnDevice, type OwnSecurity } from '#contract/accounts/staff-calls.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { accountWords } from '#web/i18n/staff/account.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { useApi } from '#web/use-api.ts';
import { useAccountChange } from './use-account-change.ts';

const words = accountWords.devices;

type DevicesCardProps = {
  readonly devices: OwnSecurity['devices'];
  /** Whether the person may enrol tablets. */
  readonly mayHavePanels: boolean;
};

export function DevicesCard({ devices, mayHavePanels }: DevicesCardProps) {
  const api = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const [hasPanels, setHasPanels] = useState(false);
  const end = useAccountChange((id: number) => api(endOwnDevice, { body: { id } }));
  const endOthers = useAccountChange(() => api(endOtherDevices, { body: { panels: hasPanels } }), {
    onDone: () => setIsAsking(false),
  });
  return (
    <Card title={words.title} hint={words.hint}>
      <Rows>
        {devices.map(({ id, device, ip, kind, openedAt, isCurrent }) => {
          const name = device || (kind === 'program' ? words.program : words.unknown);
          return (
            <Row key={id}>
              <Fill>
                <Group gap="xs">
                  <Text fw={600}>{name}</Text>
                  {isCurrent && <Badge color="good">{words.current}</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {[words.since(formatDateTime(openedAt)), ip].filter((part) => part !== '').join(' · ')}
                </Text>
              </Fill>
              {!isCurrent && (
                <Button
                  variant="default"
                  aria-label={words.endOf(name)}
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {words.end}
                </Button>
              )}
            </Row>
          );
        })}
      </Rows>
      <Group>
        {(devices.length > 1 || mayHavePanels) && (
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {words.endOthers}
          </Button>
        )}
        <TouchAnchor href="/auth?mode=forgotPassword">{words.password}</TouchAnchor>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={words.endOthers}
        confirm={words.end}
        isPending={endOthers.isPending}
        onConfirm={() => endOthers.mutate(undefined)}
        onCancel={() => setIsAsking(false)}
      >
        <Stack gap="sm">
          <Text>{words.endOthersAsk}</Text>
          {mayHavePanels && (
            <Checkbox
              label={words.panelsToo}
              checked={hasPanels}
              onChange={(event) => setHasPanels(event.currentTarget.checked)}
            />
          )}
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}
