import { Button, Checkbox, Group, List, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { MenuImportLine, MenuImportReport } from '#contract/menu-import/wire.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import {
  byCategory,
  canTake,
  countMissing,
  firstFilter,
  hasNewVat,
  isShown,
  LINE_FILTERS,
  type LineFilter,
  missingFacts,
} from './import-lines.ts';

type ImportReportProps = {
  readonly report: MenuImportReport;
  readonly isRunning: boolean;
  readonly onRun: (leftOut: string[]) => void;
};

/** Long menus are rendered in parts. */
const FIRST_SHOWN = 100;

/** What an import would change, line by line; the administrator can leave lines out. */
export function ImportReport({ report, isRunning, onRun }: ImportReportProps) {
  const [filter, setFilter] = useState<LineFilter>(() => firstFilter(report.lines));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(FIRST_SHOWN);
  const { lines, groups, fileName } = report;
  const shown = lines.filter((line) => isShown(line, filter));
  const taken = lines.filter((line) => canTake(line) && !leftOut.has(line.key));
  const missing = countMissing(lines.filter(({ state }) => state !== 'cannot'));
  const isWaiting = report.state === 'read';
  const toggle = ({ key }: MenuImportLine) =>
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
        <NativeSelect
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
        {shown.length === 0 && <Text c="dimmed">{words.noLines}</Text>}
        <Rows isFramed aria-label={words.lines}>
          {byCategory(shown.slice(0, most)).map((group) => (
            <Fragment key={group.category}>
              <Row>
                <Title order={3}>{group.category}</Title>
              </Row>
              {group.lines.map((line) => (
                <Row key={line.key}>
                  <Fill>
                    <LineText line={line} />
                  </Fill>
                  {isWaiting && canTake(line) && (
                    <Checkbox
                      size="md"
                      aria-label={words.take(line.name)}
                      checked={!leftOut.has(line.key)}
                      onChange={() => toggle(line)}
                    />
                  )}
                </Row>
              ))}
            </Fragment>
          ))}
        </Rows>
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

function LineText({ line }: { readonly line: MenuImportLine }) {
  const details = [line.groups.join(', '), ...line.changes, ...line.reasons, ...line.remarks];
  const missing = missingFacts(line);
  return (
    <>
      <Text>
        <strong>
          {line.name === '' ? words.noName : line.name} ({words.states[line.state]})
        </strong>
        {line.sizes === '' ? '' : ` · ${line.sizes}`}
      </Text>
      {details
        .filter((text) => text !== '')
        .map((text) => (
          <Text key={text} c="dimmed">
            {text}
          </Text>
        ))}
      {missing.length > 0 && (
        <Text>
          {words.missingLabel} {missing.map((fact) => words.missing[fact]).join(', ')}
        </Text>
      )}
    </>
  );
}
