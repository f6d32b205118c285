import type { ReactNode } from 'react';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { listLink, type MenuRoom } from './menu-room.ts';

type EditorPageProps = {
  readonly title: string;
  /** When given, a link leads back to that list. */
  readonly backIn?: MenuRoom;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the product editor, the same in the back office and in the panel. */
export function EditorPage({ backIn, ...page }: EditorPageProps) {
  const back = backIn === undefined ? {} : { back: { label: menuEditorWords.detail.back, link: listLink(backIn) } };
  return <StaffPage {...back} {...page} />;
}
