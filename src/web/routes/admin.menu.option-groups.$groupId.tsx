import { createFileRoute } from '@tanstack/react-router';
import { NewOptionGroupScreen, OptionGroupScreen } from '#web/admin/menu/options/option-group-screen.tsx';
import { readCopiedGroup } from '#web/admin/menu/options/option-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/menu/option-groups/$groupId')({
  validateSearch: readCopiedGroup,
  head: () => staffHead('optionGroup'),
  component: OptionGroup,
});

function OptionGroup() {
  const { groupId } = Route.useParams();
  const { copie = null } = Route.useSearch();
  return groupId === 'nou' ? <NewOptionGroupScreen copiedId={copie} /> : <OptionGroupScreen id={Number(groupId)} />;
}
