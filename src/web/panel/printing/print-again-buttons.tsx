import { Button } from '@mantine/core';
import { printAgain } from '#contract/printing/staff-calls.ts';
import { printerWords as words } from '#web/i18n/panel/printers.ts';
import { useLive, usePanelLive } from '#web/panel/live/panel-live.tsx';
import { IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';

/**
 * A button for each printer that fetches its slips; what it printed of this order before is printed again, marked as a
 * copy.
 */
export function PrintAgainButtons({ orderNumber }: { readonly orderNumber: number }) {
  const api = useApi();
  const sendOnce = useSendingKey();
  const { reporter } = usePanelLive();
  const printers = useLive((state) => state.printers);
  const print = useStep(
    (printerId: number) =>
      sendOnce((headers) => api(printAgain, { headers, body: { orderNumber, printerId } }), printerId),
    {
      failed: words.failed,
      onSettled: () => reporter.hurry(),
    },
  );
  return printers.map(({ id, name }) => (
    <Button
      key={id}
      variant="default"
      leftSection={<IconPrinter aria-hidden />}
      loading={print.isPending && print.variables === id}
      onClick={() => print.mutate(id)}
    >
      {words.again(name)}
    </Button>
  ));
}
