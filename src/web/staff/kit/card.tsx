import { Group, Text, Title } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './kit.module.css';
import type { Tone } from './tone.ts';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Also the accessible name of the section. */
  readonly title?: ReactNode;
  /** Its purpose, in one sentence. */
  readonly hint?: ReactNode;
  /** Beside the title: a switch, a link or a button. */
  readonly action?: ReactNode;
  readonly component?: 'section' | 'article' | 'div' | 'fieldset' | 'li';
  readonly tone?: Tone | undefined;
  /** Spans all columns. */
  readonly isWide?: boolean;
};

/** A frame around one subject, with or without a heading. */
export function Card({ title, hint, action, component, tone, isWide = false, children, ...props }: CardProps) {
  const id = useId();
  const isNamed = title !== undefined;
  // All these elements take the same attributes.
  const Tag = (component ?? (isNamed ? 'section' : 'div')) as 'section';
  return (
    <Tag
      className={styles.card}
      data-tone={tone}
      data-wide={isWide || undefined}
      aria-labelledby={isNamed ? id : undefined}
      {...props}
    >
      {isNamed && (
        <Group component="header" justify="space-between" align="start" gap="sm">
          <div className={styles.fill}>
            <Title order={2} id={id}>
              {title}
            </Title>
            {hint !== undefined && <Text c="dimmed">{hint}</Text>}
          </div>
          {action}
        </Group>
      )}
      {children}
    </Tag>
  );
}
