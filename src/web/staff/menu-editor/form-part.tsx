import { ActionIcon, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { IconChevronDown, IconChevronUp } from '#web/staff/kit/icons.gen.tsx';
import type { Section, SectionState } from './form-sections.ts';
import styles from './product-form.module.css';

const words = menuEditorWords.form;

type FormPartProps = {
  readonly section: Section;
  readonly state: SectionState;
  /** Its content in one line. */
  readonly summary: string;
  readonly isOpened: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/**
 * A part of the product form. On a phone it is folded to one line, unless it was opened or has a problem; on wider
 * screens it is always open.
 */
export function FormPart({ section, state, summary, isOpened, onToggle, children }: FormPartProps) {
  const isWrong = state === 'wrong';
  const isOpen = isOpened || isWrong;
  const name = words.sections[section];
  return (
    <div id={section} className={styles.part}>
      <div className={styles.partLine} data-folded={!isOpen || undefined}>
        {!isOpen && (
          <div className={styles.partWords}>
            <Text fw={600}>{name}</Text>
            <Group gap={6} wrap="nowrap" c="dimmed">
              {state === 'incomplete' && (
                <Text component="span" c="warn" fw={600}>
                  {words.sectionStates.incomplete}
                </Text>
              )}
              <Text component="span" truncate>
                {summary}
              </Text>
            </Group>
          </div>
        )}
        <ActionIcon
          aria-label={words.partFields(name)}
          aria-expanded={isOpen}
          disabled={isWrong}
          className={styles.partToggle ?? ''}
          onClick={onToggle}
        >
          {isOpen ? <IconChevronUp aria-hidden size={20} /> : <IconChevronDown aria-hidden size={20} />}
        </ActionIcon>
      </div>
      <div className={styles.partFields} data-folded={!isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
