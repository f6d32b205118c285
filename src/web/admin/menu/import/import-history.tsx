import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchImportPictures, undoMenuImport } from '#contract/menu-import/staff-calls.ts';
import type { MenuImport } from '#contract/menu-import/wire.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { IconDownload } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { ImportPictures } from './import-pictures.tsx';
import { EVERYTHING, importsQuery } from './import-queries.ts';

type ImportHistoryProps = {
  readonly isProving: boolean;
  readonly onOpen: (id: number) => void;
  readonly onProve: (id: number) => void;
  /** Receives the names of what was kept, because it was changed since. */
  readonly onUndone: (left: readonly string[]) => void;
};

/** Earlier imports, the newest first: each can be opened, proved and, for a day, undone. */
export function ImportHistory({ isProving, onOpen, onProve, onUndone }: ImportHistoryProps) {
  const api = useApi();
  const imports = useQuery(importsQuery(api));
  const [undoing, setUndoing] = useState<MenuImport | null>(null);
  const undo = useStep(({ id }: MenuImport) => api(undoMenuImport, { params: { id: String(id) } }), {
    failed: words.actionFailed,
    reads: EVERYTHING,
    onDone: ({ left }) => onUndone(left.map(({ name }) => name)),
    onSettled: () => setUndoing(null),
  });
  return (
    <>
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
                    <Told imported={one} />
                    <Group gap="xs">
                      <Button variant="default" aria-label={words.openOf(one.fileName)} onClick={() => onOpen(one.id)}>
                        {words.open}
                      </Button>
                      {one.state === 'imported' && one.source === 'gloriafood' && (
                        <Button
                          variant="default"
                          aria-label={words.proveOf(one.fileName)}
                          loading={isProving}
                          onClick={() => onProve(one.id)}
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
    </>
  );
}

/** What was read, the result, and its pictures. */
function Told({ imported }: { readonly imported: MenuImport }) {
  const api = useApi();
  const { id, fileName, source, state, added, changed } = imported;
  const fetchAgain = useStep(() => api(fetchImportPictures, { params: { id: String(id) } }), {
    failed: words.actionFailed,
    reads: [importsQuery(api).queryKey],
  });
  return (
    <Fill>
      <strong>{fileName}</strong>
      <Text c="dimmed">
        {words.sources[source]} · {words.importStates[state]}
        {state === 'read' ? '' : ` · ${words.counts(added, changed)}`}
      </Text>
      <ImportPictures imported={imported} isAsking={fetchAgain.isPending} onFetchAgain={() => fetchAgain.mutate()} />
    </Fill>
  );
}
