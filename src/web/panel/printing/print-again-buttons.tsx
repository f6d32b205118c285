import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { printerWords as words } from '#web/i18n/panel/printers.ts';
import { useLive, usePanelLive } from '#web/panel/live/panel-live.tsx';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { useApi } from '#web/use-api.ts';

/** A button for each printer that fetches its slips: what it printed of this order before, it prints as a copy. */
export function PrintAgainButtons({ orderNumber }: { readonly orderNumber: number }) {
  const api = useApi();
  const { reporter } = usePanelLive();
  const printers = useLive((state) => state.printers);
  const print = useMutation({
    mutationFn: (printerId: number) => api('printAgain', { body: { orderNumber, printerId } }),
    onSuccess: ({ message }) => announce(message),
    onError: (failure) => announce(failureSentence(failure, words.failed), 'bad'),
    onSettled: () => reporter.hurry(),
  });
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
