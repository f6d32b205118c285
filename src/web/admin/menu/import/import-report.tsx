import { Button, Group, List, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ImportLine, ImportReport as Report } from '#contract/menu-import/staff-calls.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { ImportCards } from './import-cards.tsx';
import {
  byCategory,
  canTake,
  countMissing,
  firstFilter,
  firstLook,
  hasNewVat,
  isShown,
  LINE_FILTERS,
  type LineFilter,
} from './import-lines.ts';
import { ImportRows } from './import-rows.tsx';

type ImportReportProps = {
  readonly report: Report;
  readonly isRunning: boolean;
  readonly onRun: (leftOut: string[]) => void;
};

/** Long menus are rendered in parts. */
const FIRST_SHOWN = 100;

/** What an import would change, line by line; the administrator can leave lines out. */
export function ImportReport({ report, isRunning, onRun }: ImportReportProps) {
  const [filter, setFilter] = useState<LineFilter>(() => firstFilter(report.lines));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  // What is new is looked at as guests will see it, what changes as what it was and will be.
  const [look, setLook] = useState<'cards' | 'list'>(() => firstLook(report.lines));
  const Lines = look === 'cards' ? ImportCards : ImportRows;
  const [most, setMost] = useState(FIRST_SHOWN);
  const { lines, groups, fileName } = report;
  const shown = lines.filter((line) => isShown(line, filter));
  const taken = lines.filter((line) => canTake(line) && !leftOut.has(line.key));
  const missing = countMissing(lines.filter(({ state }) => state !== 'cannot'));
  const isWaiting = report.state === 'read';
  const toggle = ({ key }: ImportLine) =>
    setLeftOut((keys) => (keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key])));
  return (
    <Card title={`${words.lines}: ${fileName}`}>
      <Stack gap="md">
        {(report.notes.length > 0 || hasNewVat(report)) && (
          <Note tone="ink">
            <List aria-label={words.notes}>
              {report.notes.map((note) => (
                <List.Item key={note}>{note}</List.Item>
              ))}
              {hasNewVat(report) && <List.Item>{words.vatStep}</List.Item>}
            </List>
          </Note>
        )}
        {missing.length > 0 && (
          <Text>{missing.map(({ fact, count }) => words.missingCount(fact, count)).join(' ')}</Text>
        )}
        {groups.read > 0 && <Text c="dimmed">{words.groups(groups.read, groups.options, groups.distinct)}</Text>}
        <Group align="end" gap="sm">
          <NativeSelect
            flex="1 1 16rem"
            maw="26rem"
            label={words.show}
            value={filter}
            data={LINE_FILTERS.map((one) => ({
              value: one,
              label: `${words.filters[one]} (${lines.filter((line) => isShown(line, one)).length})`,
            }))}
            onChange={({ currentTarget: { value } }) => {
              setFilter(LINE_FILTERS.find((one) => one === value) ?? 'all');
              setMost(FIRST_SHOWN);
            }}
          />
          <SegmentedControl
            aria-label={words.look}
            size="md"
            data={Object.entries(words.looks).map(([value, label]) => ({ value, label }))}
            value={look}
            onChange={(value) => setLook(value === 'cards' ? 'cards' : 'list')}
          />
        </Group>
        {shown.length === 0 && <Text c="dimmed">{words.noLines}</Text>}
        <Lines lines={byCategory(shown.slice(0, most))} leftOut={leftOut} onToggle={isWaiting ? toggle : null} />
        {shown.length > most && (
          <Button variant="default" onClick={() => setMost((count) => count + 500)}>
            {words.more(shown.length - most)}
          </Button>
        )}
        {isWaiting && taken.length === 0 && <Note tone="ink">{words.nothing}</Note>}
        {isWaiting && (
          <Group>
            <Button disabled={taken.length === 0} loading={isRunning} onClick={() => onRun([...leftOut])}>
              {words.run(taken.length)}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
