import { Button, FileInput, Group, List, Progress, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import type { ImportReport as Report } from '#contract/menu-import/staff-calls.ts';
import { readMenuFile } from '#contract/menu-import/staff-calls.ts';
import { composeModelWorkbook, modelTable } from '#domain/menu/model-table.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { saveFile } from '#web/staff/save-file.ts';
import { useApi } from '#web/use-api.ts';
import { MatchColumns } from './match-columns.tsx';
import { ArchiveFailure, isArchive, openArchive } from './read-archive.ts';
import { sendArchive } from './send-archive.ts';
import { WholeArchive } from './whole-archive.tsx';

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Reads a menu file of another system, or an archive of this one. */
export function FileCard({ onRead }: { readonly onRead: (report: Report) => Promise<void> }) {
  const api = useApi();
  const [file, setFile] = useState<File | null>(null);
  const [isMatching, setMatching] = useState(false);
  const [pictures, setPictures] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const read = useMutation({
    mutationFn: async (sent: File) => {
      if (!(await isArchive(sent))) return api(readMenuFile, { body: { file: sent } });
      const opened = await openArchive(sent);
      if (!opened.ok) throw new ArchiveFailure(opened.error);
      const onPicture = (done: number, all: number) => setPictures({ done, all });
      const read = await sendArchive(api, opened.value, { name: sent.name, onPicture });
      if (!read.ok) throw new ArchiveFailure(read.error);
      return read.value.report;
    },
    onSuccess: onRead,
    onError: (failure) => setMatching(isOfColumns(failure)),
    onSettled: () => setPictures(null),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setMatching(false);
    read.reset();
  };
  return (
    <>
      <Card>
        <Stack gap="md">
          <FileInput
            label={words.file}
            description={words.fileHint}
            placeholder={words.chooseFile}
            accept=".json,.csv,.xlsx,.txt,.zip"
            clearable={false}
            value={file}
            onChange={choose}
            error={read.isError ? readFailure(read.error) : undefined}
          />
          <details>
            <Text component="summary" mih={44} style={{ alignContent: 'center', cursor: 'pointer' }}>
              {words.kinds}
            </Text>
            <List>
              {words.kindsOf.map((kind) => (
                <List.Item key={kind}>{kind}</List.Item>
              ))}
            </List>
          </details>
          <Group>
            <Button
              disabled={file === null}
              loading={read.isPending}
              onClick={() => file !== null && read.mutate(file)}
            >
              {words.read}
            </Button>
            {file !== null && isTable(file) && !isMatching && (
              <Button variant="default" onClick={() => setMatching(true)}>
                {words.match}
              </Button>
            )}
            <Group gap={4}>
              <Text>{words.model}</Text>
              <Button variant="subtle" aria-label={words.modelOf('Excel')} onClick={() => void saveModelWorkbook()}>
                Excel
              </Button>
              <Button
                variant="subtle"
                aria-label={words.modelOf('CSV')}
                onClick={() => saveFile('model-meniu.csv', modelTable())}
              >
                CSV
              </Button>
            </Group>
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
      {file !== null && isMatching && (
        <MatchColumns key={`${file.name} ${file.lastModified}`} file={file} onRead={onRead} />
      )}
    </>
  );
}

/** The program that packs it is loaded when it is asked for. */
async function saveModelWorkbook(): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const files = Object.entries(composeModelWorkbook()).map(([name, xml]) => [name, strToU8(xml)]);
  saveFile('model-meniu.xlsx', new Uint8Array(zipSync(Object.fromEntries(files))), WORKBOOK_TYPE);
}

/** Files whose columns may be matched by hand. */
function isTable({ name }: File): boolean {
  return /\.(?:csv|xlsx|txt)$/i.test(name);
}

function isOfColumns(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.body?.code === 'import_columns_missing';
}

/** Why a file was not read: the browser's check of an archive, or the server's sentence. */
function readFailure(failure: unknown): string {
  return failure instanceof ArchiveFailure
    ? words.archiveRefusals[failure.refusal]
    : failureSentence(failure, words.actionFailed);
}
