import { Group, Stack, Text, Title } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconArrowLeft } from '#web/staff/kit/icons.gen.tsx';
import { TouchLink } from './kit/links.tsx';

type StaffPageProps = {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly intro?: ReactNode;
  /** The list above a detail. */
  readonly back?: { readonly label: string; readonly link: Pick<LinkProps, 'to' | 'search' | 'params'> };
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of staff: its name, what can be done with it, and its content. */
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
          {/* On a second line the first is the page's own button, which is the last here. */}
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
