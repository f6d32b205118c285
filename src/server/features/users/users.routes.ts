import type { Role } from '#contract/accounts/accounts.ts';
import type { CreateUserRequest } from '#contract/accounts/users-wire.ts';
import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { ownOrdersToWire } from '#contract/orders/codec.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { type ChangedMeanwhile, findVersion } from '#server/features/changes/changes.door.ts';
import { exportSubscription } from '#server/features/newsletter/newsletter.door.ts';
import { listOrdersOfUser } from '#server/features/orders/orders.door.ts';
import type { InvalidFields } from '#server/platform/field-reader.ts';
import { answer, defineRoute, type Refusal, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession, type Session } from '#server/platform/sessions.ts';
import { createUser, type UserServices } from './create-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { presentUser } from './present-user.ts';
import { saveUser } from './save-user.ts';
import { countOpenSessions, countUsers, findUser, listUsers } from './users.repository.ts';

const SAVED = 'Datele au fost salvate cu succes!';
const CREATED = 'Utilizatorul a fost creat cu succes!';

export function userRoutes(services: UserServices): readonly Route[] {
  const { db, clock } = services;
  const listed = async (isStaff: boolean, { page, size, search = '' }: ListQuery) => {
    const users = await listUsers(db, { isStaff, search, page, size });
    return { content: users.map(presentUser), totalElements: await countUsers(db, { isStaff, search }) };
  };
  const create = async (body: CreateUserRequest, session: Session | null, usual: Role) => {
    const made = await createUser(services, requireSession(session).userId, { ...body, role: body.role ?? usual });
    return made.ok ? answer<'createAdminUser'>({ message: CREATED, ...made.value }) : refuseUser(made.error);
  };
  return [
    defineRoute('getUsers', async ({ query }) => answer(await listed(false, query))),
    defineRoute('getAdmins', async ({ query }) => answer(await listed(true, query))),
    defineRoute('createAdditionalUser', ({ body, session }) => create(body, session, 'ROLE_USER')),
    defineRoute('createAdminUser', ({ body, session }) => create(body, session, 'ROLE_ADMIN')),
    defineRoute('getUser', async ({ params: { id }, session }) => {
      // The version first: whatever is saved in between makes the form older than it is, never newer.
      const version = await findVersion(db, `user:${id}`);
      const user = await findUser(db, id);
      if (user === null) return refuse('user_not_found');
      return answer({
        ...presentUser(user),
        version,
        isOwn: requireSession(session).userId === id,
        openSessions: await countOpenSessions(db, id, clock()),
        orders: ownOrdersToWire(await listOrdersOfUser(db, { userId: id, page: 0, size: PAGE_SIZE })),
        newsletter: await exportSubscription(db, user.email),
      });
    }),
    defineRoute('saveUser', async ({ params: { id }, body, session }) => {
      const saved = await saveUser(services, requireSession(session).userId, { ...body, id });
      return saved.ok ? answer({ message: SAVED, version: saved.value }) : refuseUser(saved.error);
    }),
    defineRoute('endUserSessions', async ({ params: { id }, session }) => {
      const ended = await endUserSessions(services, requireSession(session), id);
      return ended.ok ? answer({ message: 'Toate dispozitivele au fost deconectate.' }) : refuseUser(ended.error);
    }),
  ];
}

type ListQuery = { readonly page: number; readonly size: number; readonly search?: string | undefined };

type UserRefusal = InvalidFields | ChangedMeanwhile | { readonly code: Exclude<PlainErrorCode, 'invalid_request'> };

function refuseUser(refusal: UserRefusal): Refusal {
  if ('fields' in refusal) return refuse(refusal.code, {}, { fields: refusal.fields });
  if ('details' in refusal) return refuse(refusal.code, refusal.details);
  const { code } = refusal;
  return code === 'account_exists' ? refuse(code, {}, { fields: { email: sentenceOf(code) } }) : refuse(code);
}
