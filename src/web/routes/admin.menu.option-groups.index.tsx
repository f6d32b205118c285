import { createFileRoute } from '@tanstack/react-router';
import { OptionGroupsScreen } from '#web/admin/menu/options/option-groups-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/menu/option-groups/')({
  head: () => staffHead('optionGroups'),
  component: OptionGroupsScreen,
});
