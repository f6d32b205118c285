import type { StaffIcon } from '#web/staff/kit/icon-names.ts';
import { ICONS } from '#web/staff/kit/icons.gen.tsx';

/** The icon beside the name of a page. */
export function EntryIcon({ name }: { readonly name: StaffIcon | undefined }) {
  const Icon = name === undefined ? null : ICONS[name];
  return Icon === null ? null : <Icon aria-hidden size={20} />;
}
