import { Alert } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportReport as Report } from '#contract/menu-import/staff-calls.ts';
import { proveMenuImport, runMenuImport } from '#contract/menu-import/staff-calls.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { AddressCard } from './address-card.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { FileCard } from './file-card.tsx';
import { ImportHistory } from './import-history.tsx';
import { EVERYTHING, importsQuery, reportQuery } from './import-queries.ts';
import { ImportReport } from './import-report.tsx';
import { NextSteps } from './next-steps.tsx';
import { ProofCard } from './proof-card.tsx';

/** `/admin/import`: reads a menu of another system, shows it, imports it and, for a day, undoes it. */
export function ImportScreen() {
  const api = useApi();
  const queries = useQueryClient();
  const [openId, setOpenId] = useState<number | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const prove = useMutation({
    mutationFn: (id: number) => api(proveMenuImport, { params: { id: String(id) } }),
    onError: (failure) => announce(failureSentence(failure, words.actionFailed), 'bad'),
  });
  const show = (report: Report) => {
    queries.setQueryData(reportQuery(api, report.id).queryKey, report);
    setOpenId(report.id);
    prove.reset();
    setLeft([]);
    return queries.invalidateQueries({ queryKey: importsQuery(api).queryKey });
  };
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <FileCard onRead={show} />
      <AddressCard onRead={show} />
      {left.length > 0 && (
        <Alert role="status" title={words.left}>
          {left.join(', ')}
        </Alert>
      )}
      {prove.data !== undefined && <ProofCard proof={prove.data} />}
      {openId !== null && (
        <OpenReport key={openId} id={openId} isProving={prove.isPending} onProve={() => prove.mutate(openId)} />
      )}
      <ImportHistory isProving={prove.isPending} onOpen={setOpenId} onProve={prove.mutate} onUndone={setLeft} />
      <ArchiveCard />
    </StaffPage>
  );
}

type OpenReportProps = { readonly id: number; readonly isProving: boolean; readonly onProve: () => void };

function OpenReport({ id, isProving, onProve }: OpenReportProps) {
  const api = useApi();
  const report = useQuery(reportQuery(api, id));
  const run = useStep((leftOut: string[]) => api(runMenuImport, { params: { id: String(id) }, body: { leftOut } }), {
    failed: words.actionFailed,
    reads: EVERYTHING,
  });
  return (
    <ReadState query={report} failed={words.reportFailed}>
      {(read) => (
        <>
          {read.state === 'imported' && <NextSteps report={read} isProving={isProving} onProve={onProve} />}
          <ImportReport report={read} isRunning={run.isPending} onRun={run.mutate} />
        </>
      )}
    </ReadState>
  );
}
