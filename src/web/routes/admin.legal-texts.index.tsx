import { createFileRoute } from '@tanstack/react-router';
import { LegalTextsScreen } from '#web/admin/setup/legal/legal-texts-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/legal-texts/')({
  head: () => staffHead('legalTexts'),
  component: LegalTextsScreen,
});
