import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { problemOfCell, TABLE_COLUMNS, type TableColumn, type TableLists } from '#domain/menu/editing/menu-table.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuTableWords } from '#web/i18n/admin/menu-table.ts';
import { staffFormWords } from '#web/i18n/staff/form.ts';
import { Foot } from '#web/staff/kit/foot.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { LISTS, textsOf } from './cell-texts.ts';
import { cellAt, type TableRow } from './table-rows.ts';

const words = menuTableWords.fill;
/** Names differ from row to row. */
const FILLED = TABLE_COLUMNS.filter((column) => column !== 'name' && column !== 'size');

type FillDialogProps = {
  readonly opened: boolean;
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  readonly lists: TableLists;
  readonly onClose: () => void;
  readonly onPut: (column: TableColumn, text: string) => void;
};

/** One value for a column of all rows that are shown; it stands in the table before it is saved. */
export function FillDialog({ opened, onClose, rows, ...form }: FillDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.title(countOf(rows.length, menuTableWords.prices.sizes))}>
      <FillForm key={String(opened)} rows={rows} onClose={onClose} {...form} />
    </Modal>
  );
}

function FillForm({ rows, columns, lists, onClose, onPut }: Omit<FillDialogProps, 'opened'>) {
  const offered = FILLED.filter((column) => columns.includes(column));
  const [column, setColumn] = useState<TableColumn>('allergens');
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [cell] = rows.flatMap((row) => cellAt(row, column) ?? []);
  const problem = cell === undefined ? null : problemOfCell(cell, text, lists);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem === null) onPut(column, text);
  };
  const list = LISTS[column];
  const texts = list === undefined ? [] : textsOf(lists, list);
  return (
    <FormStack onSubmit={handleSubmit}>
      <NativeSelect
        label={words.column}
        value={column}
        data={offered.map((value) => ({ value, label: menuTableWords.columns[value] }))}
        onChange={({ currentTarget: { value } }) => setColumn(offered.find((one) => one === value) ?? column)}
      />
      <TextInput
        label={words.value}
        data-autofocus
        value={text}
        list="menu-table-fill"
        description={column === 'windows' ? words.windowsHint : undefined}
        error={isAsked && problem !== null ? menuTableWords.problems[problem] : undefined}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <datalist id="menu-table-fill">
        {texts.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Foot look="dialog">
        <Button variant="default" onClick={onClose}>
          {staffFormWords.cancel}
        </Button>
        <Button type="submit">{words.confirm}</Button>
      </Foot>
    </FormStack>
  );
}
