import type { ComponentProps } from 'react';
import { Card } from '#web/staff/kit/card.tsx';
import { Fields } from '#web/staff/kit/columns.tsx';

/** A named part of a form. Its children are in two columns when there is room; `data-wide` spans both. */
export function FormSection({
  children,
  ...card
}: Pick<ComponentProps<typeof Card>, 'title' | 'hint' | 'action' | 'children'>) {
  return (
    <Card {...card}>
      <Fields>{children}</Fields>
    </Card>
  );
}
