import { Group, Stack, Text, Title } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconArrowLeft } from '#web/staff/kit/icons.gen.tsx';
import { TouchLink } from './kit/links.tsx';

type StaffPageProps = {
  readonly title: string;
  /** The purpose of the page, in one sentence. */
  readonly intro?: ReactNode;
  /** Link to the list of this detail. */
  readonly back?: { readonly label: string; readonly link: Pick<LinkProps, 'to' | 'search' | 'params'> };
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of staff: title, actions, and content. */
export function StaffPage({ title, intro, back, actions, children }: StaffPageProps) {
  return (
    <Stack gap="lg" miw={0} flex="1">
      <div>
        {back !== undefined && (
          <TouchLink {...back.link}>
            <IconArrowLeft aria-hidden size={18} />
            {back.label}
          </TouchLink>
        )}
        <Group justify="space-between" gap="sm">
          <Stack gap={4} maw="100%" flex={intro === undefined ? '1 1 auto' : '1 1 20rem'}>
            <Title order={1}>{title}</Title>
            {intro !== undefined && (
              <Text c="dimmed" maw="44rem">
                {intro}
              </Text>
            )}
          </Stack>
          {/* When the actions wrap to a second line, the page's main button, last in the DOM, is shown first. */}
          {actions !== undefined && (
            <Group gap="xs" style={{ flexWrap: 'wrap-reverse' }}>
              {actions}
            </Group>
          )}
        </Group>
      </div>
      {children}
    </Stack>
  );
}
