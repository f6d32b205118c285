import { createFileRoute } from '@tanstack/react-router';
import { LEGAL_KINDS } from '#domain/legal/legal-kinds.ts';
import { LegalTextScreen } from '#web/admin/setup/legal/legal-text-screen.tsx';
import { AdminNotFound } from '#web/admin/shell/admin-not-found.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/legal-texts/$kind')({
  head: () => staffHead('legalTexts'),
  component: Screen,
});

function Screen() {
  const asked = Route.useParams({ select: ({ kind }) => kind });
  const kind = LEGAL_KINDS.find((one) => one === asked);
  return kind === undefined ? <AdminNotFound /> : <LegalTextScreen kind={kind} />;
}
