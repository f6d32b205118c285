import { Badge } from '@mantine/core';
import { userWords as words } from '#web/i18n/admin/users.ts';

/** Whether the user may sign in. */
export function UserStanding({ isActive, isConfirmed }: { readonly isActive: boolean; readonly isConfirmed: boolean }) {
  const [color, label] = !isActive
    ? (['bad', words.inactive] as const)
    : isConfirmed
      ? (['good', words.active] as const)
      : (['warn', words.unconfirmed] as const);
  return <Badge color={color}>{label}</Badge>;
}
