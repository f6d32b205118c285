import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportReport as Report } from '#contract/menu-import/staff-calls.ts';
import { readMenuFile } from '#contract/menu-import/staff-calls.ts';
import { type MenuTablePreview, TABLE_COLUMNS } from '#contract/menu-import/wire.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { RecordTable } from '#web/staff/kit/record-table.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { tableQuery } from './import-queries.ts';
import { columnLetters, columnsOf, firstTableChoice, judgeTableChoice, widthOf } from './table-choice.ts';

type MatchColumnsProps = {
  readonly file: File;
  readonly onRead: (report: Report) => Promise<void>;
};

/** Which column of a table is which, with its first rows beside: for headings that the import does not know. */
export function MatchColumns({ file, onRead }: MatchColumnsProps) {
  const preview = useQuery(tableQuery(useApi(), file));
  return (
    <Card title={words.matchTitle} hint={words.matchHint}>
      <ReadState query={preview} failed={words.tableFailed}>
        {(table) => <ChoiceForm file={file} table={table} onRead={onRead} />}
      </ReadState>
    </Card>
  );
}

const SHOWN = 4;

function ChoiceForm({ file, table, onRead }: MatchColumnsProps & { readonly table: MenuTablePreview }) {
  const api = useApi();
  const [choice, setChoice] = useState(() => firstTableChoice(table));
  const [isAsked, setAsked] = useState(false);
  const problems = judgeTableChoice(choice);
  const read = useMutation({
    mutationFn: (columns: NonNullable<ReturnType<typeof columnsOf>>) => api(readMenuFile, { body: { file, columns } }),
    onSuccess: onRead,
  });
  const places = Array.from({ length: widthOf(table.rows) }, (_, place) => place);
  const titles = choice.header < 0 ? [] : (table.rows[choice.header] ?? []);
  const below = table.rows.slice(choice.header + 1).filter((row) => row.some((cell) => cell !== ''));
  const nameOf = (place: number) => {
    const example = titles[place] || below.find((row) => (row[place] ?? '') !== '')?.[place] || '';
    return example === '' ? columnLetters(place) : `${columnLetters(place)}: ${example}`;
  };
  const chosen = TABLE_COLUMNS.flatMap((column) => {
    const place = choice.places[column];
    return place === null ? [] : [{ column, place }];
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        const columns = columnsOf(choice);
        if (columns !== null) read.mutate(columns);
        const [wrong] = problems.keys();
        const field = wrong === undefined ? null : event.currentTarget.elements.namedItem(wrong);
        if (field instanceof HTMLElement) field.focus();
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={words.headerRow}
          value={choice.header}
          data={[
            { value: '-1', label: words.noHeader },
            ...table.rows.map((row, place) => ({
              value: String(place),
              label: `${place + 1}: ${row.filter((cell) => cell !== '').join(' · ')}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => setChoice({ ...choice, header: Number(value) })}
        />
        <Columns least="14rem" isLevel>
          {TABLE_COLUMNS.map((column) => {
            const problem = problems.get(column);
            return (
              <NativeSelect
                key={column}
                label={words.columns[column]}
                name={column}
                required={column === 'name' || column === 'price'}
                value={choice.places[column] ?? ''}
                data={[
                  { value: '', label: words.noColumn },
                  ...places.map((place) => ({ value: String(place), label: nameOf(place) })),
                ]}
                error={isAsked && problem !== undefined ? words.choiceProblems[problem] : undefined}
                onChange={({ currentTarget: { value } }) => {
                  read.reset();
                  setChoice({ ...choice, places: { ...choice.places, [column]: value === '' ? null : Number(value) } });
                }}
              />
            );
          })}
        </Columns>
        {chosen.length > 0 && (
          <Stack gap={4}>
            <Text c="dimmed">{words.firstRows}</Text>
            <RecordTable
              label={words.firstRows}
              isAlwaysTable
              columns={chosen.map(({ column, place }) => ({
                title: words.columns[column],
                cell: (row: { readonly cells: readonly string[] }) => row.cells[place] ?? '',
              }))}
              rows={below.slice(0, SHOWN).map((cells, key) => ({ cells, key }))}
              keyOf={({ key }) => key}
            />
          </Stack>
        )}
        {read.isError && (
          <Text c="bad" role="alert">
            {failureSentence(read.error, words.actionFailed)}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={read.isPending}>
            {words.readMatched}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
