import { createFileRoute } from '@tanstack/react-router';
import { HousePicturesScreen } from '#web/admin/setup/house-pictures-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/set-pictures')({
  head: () => staffHead('housePictures'),
  component: HousePicturesScreen,
});
