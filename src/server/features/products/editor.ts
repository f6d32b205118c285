import { mayOpen } from '#domain/accounts/role-rights.ts';
import { type MenuRights, menuRights } from '#domain/menu/editing/menu-rights.ts';
import type { Database } from '#server/platform/database.ts';
import type { Session } from '#server/platform/sessions.ts';
import { findManagerGrants } from './products.repository.ts';

/** The member of staff who edits the menu. */
export type Editor = { readonly staffId: number; readonly isAdmin: boolean };

export function editorOf({ userId, roles }: Session): Editor {
  return { staffId: userId, isAdmin: mayOpen(roles, 'admin') };
}

/** The editor's present rights. */
export async function loadMenuRights(db: Database, { isAdmin }: Editor): Promise<MenuRights> {
  return menuRights(isAdmin, await findManagerGrants(db));
}
