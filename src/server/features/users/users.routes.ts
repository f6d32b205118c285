import { PAGE_SIZE } from '#contract/page-size.ts';
import { getAdmins, getUser, getUsers } from '#contract/users/staff-calls.ts';
import type { CreateUserRequest } from '#contract/users/wire.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { exportSubscription } from '#server/features/newsletter/index.ts';
import { listOrdersOfUser } from '#server/features/orders/index.ts';
import { answerAs, answerSaved, answerWith, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Session } from '#server/platform/sessions.ts';
import { createUser, type UserServices } from './create-user.ts';
import { presentUser } from './describe-user.ts';
import { endUserSessions, saveUser } from './save-user.ts';
import { countOpenSessions, countUsers, findUser, listUsers } from './users.repository.ts';

const CREATED = 'Utilizatorul a fost creat cu succes!';

export function userRoutes(services: UserServices): readonly Route[] {
  const { db, clock } = services;
  const listed = async (isStaff: boolean, { page, size, search = '' }: ListQuery) => {
    const users = await listUsers(db, { isStaff, search, page, size });
    return { content: users.map(presentUser), totalElements: await countUsers(db, { isStaff, search }) };
  };
  const create = async ({ body, session, ip }: Created, usual: Role) =>
    answerSaved(await createUser(services, session.userId, { ...body, ip, role: body.role ?? usual }), CREATED);
  return [
    defineRoute('getUsers', async ({ query }) => answerAs(getUsers, await listed(false, query))),
    defineRoute('getAdmins', async ({ query }) => answerAs(getAdmins, await listed(true, query))),
    defineRoute('createAdditionalUser', (asked) => create(asked, 'ROLE_USER')),
    defineRoute('createAdminUser', (asked) => create(asked, 'ROLE_ADMIN')),
    defineRoute('getUser', async ({ params: { id }, session }) => {
      // The version is read first: after a save in between the form counts as outdated, never as newer.
      const version = await findVersion(db, `user:${id}`);
      const user = await findUser(db, id);
      if (user === null) return refuse('user_not_found');
      return answerAs(getUser, {
        ...presentUser(user),
        version,
        isOwn: session.userId === id,
        openSessions: await countOpenSessions(db, id, clock()),
        orders: await listOrdersOfUser(db, { userId: id, page: 0, size: PAGE_SIZE }),
        newsletter: await exportSubscription(db, user.email),
      });
    }),
    defineRoute('saveUser', async ({ params: { id }, body, session, ip }) =>
      answerSaved(await saveUser(services, session.userId, { ...body, id, ip })),
    ),
    defineRoute('endUserSessions', async ({ params: { id }, session, ip }) =>
      answerWith(await endUserSessions(services, session, { id, ip }), () => ({
        message: 'Toate dispozitivele au fost deconectate.',
      })),
    ),
  ];
}

type Created = { readonly body: CreateUserRequest; readonly session: Session; readonly ip: string };
type ListQuery = { readonly page: number; readonly size: number; readonly search?: string | undefined };
