import { Alert, Button, FileInput, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#contract/client.ts';
import { type ImportProof, importProof } from '#contract/menu/entries-calls.ts';
import type { MenuImport, MenuImportReport } from '#contract/menu/import-wire.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { IconDownload } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { ArchiveCard } from './archive-card.tsx';
import { ImportPictures, waitingPictures } from './import-pictures.tsx';
import { ImportReport } from './import-report.tsx';
import { NextSteps } from './next-steps.tsx';
import { ArchiveFailure, isArchive, openArchive } from './read-archive.ts';
import { sendArchive } from './send-archive.ts';
import { WholeArchive } from './whole-archive.tsx';

/** While pictures are fetched. */
const LOOK_AGAIN_MS = 3_000;
const IMPORTS_KEY = ['menu-imports'] as const;

const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'list'],
    queryFn: async ({ signal }) => (await api('getMenuImports', { signal })).imports,
    refetchInterval: ({ state: { data = [] } }) => data.some((one) => waitingPictures(one) > 0) && LOOK_AGAIN_MS,
  });

const reportQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'report', id],
    queryFn: ({ signal }) => api('getMenuImport', { params: { id: String(id) }, signal }),
    // It says what an import would do to the menu as it is now.
    staleTime: 0,
  });

/** `/admin/import`: a menu of another system is read, looked at, taken over and, for a day, taken back. */
export function ImportScreen() {
  const api = useApi();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const [undoing, setUndoing] = useState<MenuImport | null>(null);
  const [proof, setProof] = useState<ImportProof | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [pictures, setPictures] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const imports = useQuery(importsQuery(api));
  const tellFailure = (failure: unknown) => announce(failureSentence(failure, words.actionFailed), 'bad');
  // The whole menu may be another one.
  const readAgain = () => queries.invalidateQueries();

  const show = (report: MenuImportReport) => {
    queries.setQueryData(reportQuery(api, report.id).queryKey, report);
    setOpenId(report.id);
    setProof(null);
    setLeft([]);
    return queries.invalidateQueries({ queryKey: importsQuery(api).queryKey });
  };
  const read = useMutation({
    mutationFn: async (sent: File) => {
      if (!(await isArchive(sent))) return api('readMenuFile', { body: { file: sent } });
      const opened = await openArchive(sent);
      if (!opened.ok) throw new ArchiveFailure(opened.error);
      const onPicture = (done: number, all: number) => setPictures({ done, all });
      const read = await sendArchive(api, opened.value, { name: sent.name, onPicture });
      if (!read.ok) throw new ArchiveFailure(read.error);
      return read.value.report;
    },
    onSuccess: show,
    onSettled: () => setPictures(null),
  });
  const fetched = useMutation({
    mutationFn: (asked: string) => api('fetchMenu', { body: { source: asked } }),
    onSuccess: show,
  });
  const run = useMutation({
    mutationFn: ({ id, leftOut }: { readonly id: number; readonly leftOut: string[] }) =>
      api('runMenuImport', { params: { id: String(id) }, body: { leftOut } }),
    onSuccess: ({ message }) => {
      announce(message);
      return readAgain();
    },
    onError: tellFailure,
  });
  const undo = useMutation({
    mutationFn: ({ id }: MenuImport) => api('undoMenuImport', { params: { id: String(id) } }),
    onSuccess: ({ message, left: kept }) => {
      announce(message);
      setLeft(kept.map(({ name }) => name));
      return readAgain();
    },
    onError: tellFailure,
    onSettled: () => setUndoing(null),
  });
  const fetchAgain = useMutation({
    mutationFn: ({ id }: MenuImport) => api('fetchImportPictures', { params: { id: String(id) } }),
    onSuccess: ({ message }) => {
      announce(message);
      return queries.invalidateQueries({ queryKey: importsQuery(api).queryKey });
    },
    onError: tellFailure,
  });
  const prove = useMutation({
    mutationFn: ({ id }: Pick<MenuImport, 'id'>) => importProof.fetch(api, { params: { id: String(id) } }),
    onSuccess: setProof,
    onError: tellFailure,
  });

  return (
    <StaffPage title={words.title} intro={words.intro}>
      <Card>
        <Stack gap="md">
          <FileInput
            label={words.file}
            description={words.fileHint}
            placeholder={words.chooseFile}
            accept=".json,.csv,.xlsx,.txt,.zip"
            clearable={false}
            value={file}
            onChange={(chosen) => {
              setFile(chosen);
              read.reset();
            }}
            error={read.isError ? readFailure(read.error) : undefined}
          />
          <Group>
            <Button
              disabled={file === null}
              loading={read.isPending}
              onClick={() => file !== null && read.mutate(file)}
            >
              {words.read}
            </Button>
          </Group>
          {file?.name.toLowerCase().endsWith('.zip') === true && (
            <WholeArchive key={file.lastModified} file={file} sayFailure={readFailure} />
          )}
          {pictures !== null && (
            <Stack gap={4}>
              <Text role="status">{words.sendingPictures(pictures.done, pictures.all)}</Text>
              <Progress
                value={(100 * pictures.done) / pictures.all}
                aria-label={words.sendingPictures(pictures.done, pictures.all)}
              />
            </Stack>
          )}
        </Stack>
      </Card>
      <Card title={words.fromGloriafood}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (source.trim() !== '') fetched.mutate(source);
          }}
        >
          <Stack gap="md">
            <TextInput
              label={words.source}
              description={words.sourceHint}
              autoComplete="off"
              spellCheck={false}
              maxLength={4_000}
              value={source}
              onChange={({ currentTarget: { value } }) => {
                setSource(value);
                fetched.reset();
              }}
              error={fetched.isError ? failureSentence(fetched.error, words.actionFailed) : undefined}
            />
            <Group>
              <Button type="submit" disabled={source.trim() === ''} loading={fetched.isPending}>
                {words.fetch}
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
      {left.length > 0 && (
        <Alert role="status" title={words.left}>
          {left.join(', ')}
        </Alert>
      )}
      {proof !== null && <ProofCard proof={proof} />}
      {openId !== null && (
        <OpenReport
          key={openId}
          id={openId}
          isRunning={run.isPending}
          onRun={(leftOut) => run.mutate({ id: openId, leftOut })}
          isProving={prove.isPending}
          onProve={() => prove.mutate({ id: openId })}
        />
      )}
      <ReadState query={imports} failed={words.failed}>
        {(known) =>
          known.length === 0 ? (
            <Empty icon={<IconDownload aria-hidden />} title={words.empty}>
              {words.emptyHint}
            </Empty>
          ) : (
            <Card title={words.history}>
              <Rows isFramed aria-label={words.history}>
                {known.map((one) => (
                  <Row key={one.id}>
                    <Fill>
                      <strong>{one.fileName}</strong>
                      <Text c="dimmed">
                        {words.sources[one.source]} · {words.importStates[one.state]}
                        {one.state === 'read' ? '' : ` · ${words.counts(one.added, one.changed)}`}
                      </Text>
                      <ImportPictures
                        imported={one}
                        isAsking={fetchAgain.isPending}
                        onFetchAgain={() => fetchAgain.mutate(one)}
                      />
                    </Fill>
                    <Group gap="xs">
                      <Button
                        variant="default"
                        aria-label={words.openOf(one.fileName)}
                        onClick={() => setOpenId(one.id)}
                      >
                        {words.open}
                      </Button>
                      {one.state === 'imported' && one.source === 'gloriafood' && (
                        <Button
                          variant="default"
                          aria-label={words.proveOf(one.fileName)}
                          loading={prove.isPending}
                          onClick={() => prove.mutate(one)}
                        >
                          {words.prove}
                        </Button>
                      )}
                      {one.mayUndo && (
                        <Button
                          variant="default"
                          aria-label={words.undoOf(one.fileName)}
                          onClick={() => setUndoing(one)}
                        >
                          {words.undo}
                        </Button>
                      )}
                    </Group>
                  </Row>
                ))}
              </Rows>
            </Card>
          )
        }
      </ReadState>
      <ArchiveCard />
      <ConfirmDialog
        opened={undoing !== null}
        title={words.undoTitle}
        confirm={words.undo}
        isPending={undo.isPending}
        onCancel={() => setUndoing(null)}
        onConfirm={() => undoing !== null && undo.mutate(undoing)}
      >
        {words.undoText}
      </ConfirmDialog>
    </StaffPage>
  );
}

/** Why a file was not read: an archive that the browser refused, or the server's sentence. */
function readFailure(failure: unknown): string {
  return failure instanceof ArchiveFailure
    ? words.archiveRefusals[failure.refusal]
    : failureSentence(failure, words.actionFailed);
}

type OpenReportProps = {
  readonly id: number;
  readonly isRunning: boolean;
  readonly onRun: (leftOut: string[]) => void;
  readonly isProving: boolean;
  readonly onProve: () => void;
};

function OpenReport({ id, isRunning, onRun, isProving, onProve }: OpenReportProps) {
  const report = useQuery(reportQuery(useApi(), id));
  return (
    <ReadState query={report} failed={words.reportFailed}>
      {(read) => (
        <>
          {read.state === 'imported' && <NextSteps report={read} isProving={isProving} onProve={onProve} />}
          <ImportReport report={read} isRunning={isRunning} onRun={onRun} />
        </>
      )}
    </ReadState>
  );
}

function ProofCard({ proof: { carts, equal, differences } }: { readonly proof: ImportProof }) {
  // It was asked for further down.
  const show = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });
  return (
    <Card title={words.proofTitle} ref={show}>
      <Text role="status">{equal === carts ? words.proofEqual(carts) : words.proofDifferent(equal, carts)}</Text>
      {differences.length > 0 && (
        <Rows isFramed aria-label={words.proofTitle}>
          {differences.map(({ cart, theirs, ours }) => (
            <Row key={cart}>
              <Fill>{cart}</Fill>
              <Text>
                {words.theirs} {formatLei(theirs)} · {words.ours} {ours === null ? words.notOurs : formatLei(ours)}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
