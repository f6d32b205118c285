import { Checkbox, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { ImportLine } from '#contract/menu-import/staff-calls.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { type LinesOfCategory, missingFacts } from './import-lines.ts';

export type ImportLinesProps = {
  readonly lines: readonly LinesOfCategory[];
  /** Keys of the lines that are not imported. */
  readonly leftOut: ReadonlySet<string>;
  /** Null once the import was made. */
  readonly onToggle: ((line: ImportLine) => void) | null;
};

/** The lines of a file one below the other, with what changes. */
export function ImportRows({ lines, leftOut, onToggle }: ImportLinesProps) {
  return (
    <Rows isFramed aria-label={words.lines}>
      {lines.map((group) => (
        <Fragment key={group.category}>
          <Row>
            <Title order={3}>{group.category}</Title>
          </Row>
          {group.lines.map((line) => (
            <Row key={line.key}>
              <Fill>
                <Text>
                  <strong>
                    {line.name === '' ? words.noName : line.name} ({words.states[line.state]})
                  </strong>
                  {line.sizes === '' ? '' : ` · ${line.sizes}`}
                </Text>
                <LineDetails line={line} />
              </Fill>
              <TakeBox line={line} leftOut={leftOut} onToggle={onToggle} />
            </Row>
          ))}
        </Fragment>
      ))}
    </Rows>
  );
}

/** Whether the line is imported. */
export function TakeBox({
  line,
  leftOut,
  onToggle,
  label,
}: Omit<ImportLinesProps, 'lines'> & { readonly line: ImportLine; readonly label?: string }) {
  if (onToggle === null || (line.state !== 'new' && line.state !== 'changed')) return null;
  return (
    <Checkbox
      size="md"
      aria-label={words.take(line.name)}
      label={label}
      checked={!leftOut.has(line.key)}
      onChange={() => onToggle(line)}
    />
  );
}

/** Groups, changes, reasons and remarks of a line, and what the law still asks for. */
export function LineDetails({ line }: { readonly line: ImportLine }) {
  const details = [line.groups.join(', '), ...line.changes, ...line.reasons, ...line.remarks];
  const missing = missingFacts(line);
  return (
    <>
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
