import { Button } from '@mantine/core';
import { answerPrintJobs } from '#contract/printing/staff-calls.ts';
import type { JobAnswer } from '#domain/printing/print-job.ts';
import { canPrint } from '#domain/printing/printer.ts';
import { STANDING_WORDS } from '#domain/printing/printer-words.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { printerWords as words } from '#web/i18n/panel/printers.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { useLive, usePanelLive } from '#web/panel/live/panel-live.tsx';
import { IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import type { PanelNotice } from './panel-notice.ts';

const PRINTER = <IconPrinter aria-hidden size={22} />;

/** Printers that cannot print, and slips that may or may not have been printed. */
export function usePrinterNotices(): readonly PanelNotice[] {
  const printers = useLive((state) => state.printers);
  const questions = useLive((state) => state.printQuestions);
  const doubtful = questions.filter(({ question }) => question === 'doubtful');
  const unprinted = questions.filter(({ question }) => question !== 'doubtful');
  return [
    ...printers
      .filter(({ standing }) => standing !== 'new' && !canPrint(standing))
      .map(
        ({ id, name, standing, lastSeenAt }): PanelNotice => ({
          kind: 'printer',
          id,
          tone: 'bad',
          icon: PRINTER,
          title: watchWords.admin.printer(name, STANDING_WORDS[standing]),
          text:
            standing === 'silent' && lastSeenAt !== null ? words.silent(formatHour(lastSeenAt)) : words.fix[standing],
        }),
      ),
    ...doubtful.map(
      ({ jobId, orderNumber, printerName, slip }): PanelNotice => ({
        kind: 'slips',
        id: jobId,
        tone: 'warn',
        icon: PRINTER,
        title: words.doubtful(words.slip(slip, orderNumber), printerName),
        text: words.doubtfulHint,
        actions: <Answers jobIds={[jobId]} print={words.printCopy} drop={words.isPrinted} />,
      }),
    ),
    ...(unprinted.length === 0
      ? []
      : [
          {
            kind: 'slips',
            id: 'unprinted',
            tone: 'warn',
            icon: PRINTER,
            title: words.late(unprinted.length),
            text: unprinted.map(({ slip, orderNumber }) => words.slip(slip, orderNumber)).join(', '),
            actions: (
              <Answers
                jobIds={unprinted.map(({ jobId }) => jobId)}
                print={words.printAll(unprinted.length)}
                drop={words.notNeeded}
              />
            ),
          } as const,
        ]),
  ];
}

type AnswersProps = { readonly jobIds: readonly number[]; readonly print: string; readonly drop: string };

function Answers({ jobIds, print, drop }: AnswersProps) {
  const answer = useAnswer();
  return (
    <>
      <Button color="good" loading={answer.isPending} onClick={() => answer.mutate({ jobIds, answer: 'print' })}>
        {print}
      </Button>
      <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate({ jobIds, answer: 'drop' })}>
        {drop}
      </Button>
    </>
  );
}

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
