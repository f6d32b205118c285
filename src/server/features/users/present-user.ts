import type { CallOutput } from '#contract/client.ts';
import { isoInstant } from '#contract/values/convert.ts';
import type { StoredUser } from './users.repository.ts';

export function presentUser({ phone, createdAt, ...user }: StoredUser): CallOutput<'getUsers'>['content'][number] {
  return { ...user, phoneNumber: phone, createdAt: isoInstant(createdAt) };
}
