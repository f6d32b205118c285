import { Badge, Group, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { ImportLine } from '#contract/menu-import/staff-calls.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { CardFace } from '#web/ui/menu-card/card-face.tsx';
import styles from './import-cards.module.css';
import { cardOfLine } from './import-lines.ts';
import { type ImportLinesProps, LineDetails, TakeBox } from './import-rows.tsx';

/** The lines of a file as the shop's own cards, by category as in its menu. */
export function ImportCards({ lines, leftOut, onToggle }: ImportLinesProps) {
  return (
    <ul className={styles.cards} aria-label={words.lines}>
      {lines.map((group) => (
        <Fragment key={group.category}>
          <li className={styles.category}>
            <Title order={3}>{group.category}</Title>
          </li>
          {group.lines.map((line) => (
            <li key={line.key} className={styles.line} data-left={leftOut.has(line.key) || undefined}>
              <Face line={line} />
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <TakeBox line={line} leftOut={leftOut} onToggle={onToggle} label={words.takeShort} />
                <Badge variant="light" color={line.state === 'cannot' ? 'bad' : 'ink'}>
                  {words.states[line.state]}
                </Badge>
              </Group>
              <div className={styles.details}>
                {line.sizes.includes(' · ') && <Text c="dimmed">{line.sizes}</Text>}
                <LineDetails line={line} />
              </div>
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  );
}

/** A line that cannot be imported has no card. */
function Face({ line }: { readonly line: ImportLine }) {
  const card = cardOfLine(line);
  if (card === null) return <Text fw={600}>{line.name === '' ? words.noName : line.name}</Text>;
  return (
    <div>
      <CardFace card={card} name={card.name} />
    </div>
  );
}
