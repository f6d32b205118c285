import { Badge, Button, Text } from '@mantine/core';
import { printTestSlip } from '#contract/printing/staff-calls.ts';
import { canPrint } from '#domain/printing/printer.ts';
import { STANDING_WORDS } from '#domain/printing/printer-words.ts';
import { printerWords as words } from '#web/i18n/panel/printers.ts';
import { useLive } from '#web/panel/live/panel-live.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';

/** Printers that fetch their slips by themselves, and their state. */
export function PrintersCard() {
  const api = useApi();
  const sendOnce = useSendingKey();
  const printers = useLive((state) => state.printers);
  const test = useStep((id: number) => sendOnce((headers) => api(printTestSlip, { headers, body: { id } }), id), {
    failed: words.failed,
  });
  return (
    <Card title={words.list} hint={words.listHint}>
      {printers.length === 0 ? (
        <Text c="dimmed">{words.none}</Text>
      ) : (
        <Rows>
          {printers.map(({ id, name, standing }) => (
            <Row key={id}>
              <Fill>
                <strong>{name}</strong>{' '}
                <Badge color={canPrint(standing) ? 'good' : standing === 'new' ? 'ink' : 'bad'}>
                  {STANDING_WORDS[standing]}
                </Badge>
              </Fill>
              <Button
                variant="default"
                aria-label={words.testOf(name)}
                loading={test.isPending && test.variables === id}
                onClick={() => test.mutate(id)}
              >
                {words.test}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
