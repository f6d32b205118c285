import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { ownOrdersFromWire, ownOrdersToWire } from '../orders/codec.ts';
import { isoMoment } from '../values/fields.ts';
import {
  CreateUserRequest,
  CreateUserResponse,
  SaveUserRequest,
  UserParams,
  UserResponse,
  UsersQuery,
  UsersResponse,
} from './wire.ts';

const people = { content: [{ createdAt: isoMoment }] } as const;

export const getUsers = defineCall({
  method: 'GET',
  path: '/admin-service/get-users',
  access: 'admin',
  sentence: 'One page of customers with an account, those who may sign in first, the newest first.',
  query: UsersQuery,
  response: UsersResponse,
  responseFields: people,
});
export type ListedUser = AnswerOf<typeof getUsers>['content'][number];

export const getAdmins = defineCall({
  method: 'GET',
  path: '/admin-service/get-admins',
  access: 'admin',
  sentence: 'The same of administrators and managers.',
  query: UsersQuery,
  response: UsersResponse,
  responseFields: people,
});

export const createAdditionalUser = defineCall({
  method: 'POST',
  path: '/user-service/create-additional-users',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Opens an account, a customer’s unless a role is named. 409 `account_exists` when the address has one.',
  refusals: ['account_exists', 'changed_meanwhile'],
  body: CreateUserRequest,
  response: CreateUserResponse,
});

export const createAdminUser = defineCall({
  method: 'POST',
  path: '/admin-service/create-admin-user',
  access: 'admin',
  needsStepUp: true,
  sentence:
    'Opens an account, an administrator’s unless a role is named. 409 `account_exists` when the address has one.',
  refusals: ['account_exists', 'changed_meanwhile'],
  body: CreateUserRequest,
  response: CreateUserResponse,
});

export const getUser = defineCall({
  method: 'GET',
  path: '/admin-service/users/{id}',
  access: 'admin',
  sentence: 'One account: contact, role, open sessions, the newest orders, what was agreed to.',
  refusals: ['user_not_found'],
  params: UserParams,
  response: UserResponse,
  responseFields: {
    createdAt: isoMoment,
    orders: { toWire: ownOrdersToWire, fromWire: ownOrdersFromWire },
    newsletter: { consents: [{ at: isoMoment }] },
  },
});
export type User = AnswerOf<typeof getUser>;

export const saveUser = defineCall({
  method: 'POST',
  path: '/admin-service/users/{id}',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Changes name, phone, role, or switches the account on and off; another role signs out everywhere.',
  refusals: ['changed_meanwhile', 'last_admin', 'own_account', 'user_not_found', 'user_unconfirmed'],
  params: UserParams,
  body: SaveUserRequest,
  response: SavedResponse,
});

export const endUserSessions = defineCall({
  method: 'POST',
  path: '/admin-service/users/{id}/sign-out',
  access: 'admin',
  sentence: 'Signs somebody out on every device.',
  refusals: ['user_not_found'],
  params: UserParams,
  response: DoneResponse,
});
