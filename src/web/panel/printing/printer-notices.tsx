import { Button, Group } from '@mantine/core';
import { answerPrintJobs } from '#contract/printing/staff-calls.ts';
import type { JobAnswer } from '#domain/printing/print-job.ts';
import { canPrint } from '#domain/printing/printer.ts';
import { STANDING_WORDS } from '#domain/printing/printer-words.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { printerWords as words } from '#web/i18n/panel/printers.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { useLive, usePanelLive } from '#web/panel/live/panel-live.tsx';
import { IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { Strip } from '#web/staff/kit/notices.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

/** Printers that cannot print, and slips that may or may not have been printed: shown above every page of the panel. */
export function PrinterNotices() {
  const isOpen = useLive(({ house }) => house?.isOpen === true);
  const printers = useLive((state) => state.printers);
  const lost = printers.filter(({ standing }) => standing !== 'new' && !canPrint(standing));
  return (
    <>
      <div role="alert">
        {lost.map(({ id, name, standing, lastSeenAt }) => (
          <Strip
            key={id}
            tone="bad"
            isFilled={isOpen}
            icon={<IconPrinter aria-hidden size={28} />}
            more={
              standing === 'silent' && lastSeenAt !== null ? words.silent(formatHour(lastSeenAt)) : words.fix[standing]
            }
          >
            <strong>{watchWords.admin.printer(name, STANDING_WORDS[standing])}</strong>
          </Strip>
        ))}
      </div>
      <PrintQuestions />
    </>
  );
}

function PrintQuestions() {
  const questions = useLive((state) => state.printQuestions);
  const answer = useAnswer();
  const doubtful = questions.filter(({ question }) => question === 'doubtful');
  const unprinted = questions.filter(({ question }) => question !== 'doubtful');
  const buttons = (jobIds: readonly number[], print: string, drop: string) => (
    <Group gap="xs">
      <Button variant="default" loading={answer.isPending} onClick={() => answer.mutate({ jobIds, answer: 'print' })}>
        {print}
      </Button>
      <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate({ jobIds, answer: 'drop' })}>
        {drop}
      </Button>
    </Group>
  );
  return (
    <>
      {doubtful.map(({ jobId, orderNumber, printerName, slip }) => (
        <Strip
          key={jobId}
          tone="warn"
          role="status"
          icon={<IconPrinter aria-hidden size={28} />}
          actions={buttons([jobId], words.printCopy, words.isPrinted)}
        >
          <strong>{words.doubtful(words.slip(slip, orderNumber), printerName)}</strong>
          <small>{words.doubtfulHint}</small>
        </Strip>
      ))}
      {unprinted.length > 0 && (
        <Strip
          tone="warn"
          role="status"
          icon={<IconPrinter aria-hidden size={28} />}
          actions={buttons(
            unprinted.map(({ jobId }) => jobId),
            words.printAll(unprinted.length),
            words.notNeeded,
          )}
        >
          <strong>{words.late(unprinted.length)}</strong>
          <small>
            {unprinted
              .slice(0, MOST_NAMED)
              .map(({ slip, orderNumber }) => words.slip(slip, orderNumber))
              .join(', ')}
          </small>
        </Strip>
      )}
    </>
  );
}

/** More would push the orders off the screen. */
const MOST_NAMED = 5;

function useAnswer() {
  const api = useApi();
  const { reporter } = usePanelLive();
  return useStep(
    ({ jobIds, answer }: { readonly jobIds: readonly number[]; readonly answer: JobAnswer }) =>
      api(answerPrintJobs, { body: { jobIds: [...jobIds], answer } }),
    // Reports at once to refetch the questions: this one is answered, or another tablet was first.
    { failed: words.failed, onSettled: () => reporter.hurry() },
  );
}
