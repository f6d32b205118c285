import { createFileRoute } from '@tanstack/react-router';
import { SecurityScreen } from '#web/admin/security/security-screen.tsx';
import { readSecuritySearch } from '#web/admin/security/security-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/security')({
  validateSearch: readSecuritySearch,
  head: () => staffHead('security'),
  component: Security,
});

function Security() {
  return <SecurityScreen search={Route.useSearch()} />;
}
