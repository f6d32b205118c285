import { expect, test } from 'vitest';
import { decideUserChange, type UserStanding } from './decide-user-change.ts';

const MARIA: UserStanding = { id: 7, role: 'ROLE_ADMIN', isActive: true, isConfirmed: true };
const stays = { role: MARIA.role, isActive: MARIA.isActive };

test.each([
  ['nothing changes', { actorId: 7, otherAdmins: 0 }, {}, {}, 'ok'],
  ['one’s own role', { actorId: 7, otherAdmins: 3 }, {}, { role: 'ROLE_MANAGER' }, 'own_account'],
  ['one’s own account off', { actorId: 7, otherAdmins: 3 }, {}, { isActive: false }, 'own_account'],
  ['another administrator', { actorId: 1, otherAdmins: 1 }, {}, { role: 'ROLE_MANAGER' }, 'ok'],
  ['the last administrator’s role', { actorId: 1, otherAdmins: 0 }, {}, { role: 'ROLE_USER' }, 'last_admin'],
  ['the last administrator off', { actorId: 1, otherAdmins: 0 }, {}, { isActive: false }, 'last_admin'],
  [
    'a customer off',
    { actorId: 1, otherAdmins: 0 },
    { role: 'ROLE_USER' },
    { role: 'ROLE_USER', isActive: false },
    'ok',
  ],
  [
    'rights for an unconfirmed account',
    { actorId: 1, otherAdmins: 1 },
    { role: 'ROLE_USER', isConfirmed: false },
    { role: 'ROLE_MANAGER' },
    'user_unconfirmed',
  ],
  ['an administrator who is off', { actorId: 1, otherAdmins: 0 }, { isActive: false }, { isActive: true }, 'ok'],
] as const)('%s', (_, question, user, wanted, expected) => {
  const decided = decideUserChange({ ...question, user: { ...MARIA, ...user }, wanted: { ...stays, ...wanted } });
  expect(decided.ok ? 'ok' : decided.error.code).toBe(expected);
});
