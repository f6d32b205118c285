import type { ComponentProps } from 'react';
import { Card } from '#web/staff/kit/card.tsx';
import { Fields } from '#web/staff/kit/columns.tsx';

/** A part of a form with a name. Its children stand in two columns where there is room; `data-wide` takes both. */
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
