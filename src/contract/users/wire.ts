/** People with an account, as administrators see them. */
import { z } from 'zod';
import { ROLES } from '#domain/accounts/roles.ts';
import { PersonalDataResponse, wrapped } from '../accounts/accounts.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { UserOrdersResponse } from '../orders/wire.ts';
import { ListQuery, PageSize, pageOf } from '../pages.ts';
import { digitsOrText, IsoInstant } from '../values/schemas.ts';

/** `search`: part of a name, an address or a phone number. */
export const UsersQuery = ListQuery.extend({ size: PageSize });

export const UserParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

const User = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  /** Whether they have confirmed their address. */
  isConfirmed: z.boolean(),
  createdAt: IsoInstant,
});

export const UsersResponse = pageOf(User);

/** One account with its related data; `version` is the one its form was loaded from. */
export const UserResponse = User.extend({
  version: Version,
  /** Ours: the caller's own account; only another administrator may change its role and switch. */
  isOwn: z.boolean(),
  /** Number of devices signed in now. */
  openSessions: z.int(),
  /** The ten newest. */
  orders: UserOrdersResponse,
  newsletter: PersonalDataResponse.shape.newsletter,
});

const Text = (max: number) => z.string().max(max);

export const CreateUserRequest = wrapped(
  'authData',
  z.object({
    firstName: Text(200),
    lastName: Text(200),
    email: Text(300),
    password: Text(256),
    /** Absent: a customer from one call, an administrator from the other. */
    role: z.enum(ROLES).nullish(),
  }),
);
export type CreateUserRequest = z.output<typeof CreateUserRequest>;

export const CreateUserResponse = z.object({ message: z.string(), id: z.int(), version: Version });

/** A missing field stays unchanged. */
export const SaveUserRequest = SavedFrom.extend({
  firstName: Text(200).optional(),
  lastName: Text(200).optional(),
  phoneNumber: digitsOrText(40).optional(),
  role: z.enum(ROLES).optional(),
  isActive: z.boolean().optional(),
});
export type SaveUserRequest = z.output<typeof SaveUserRequest>;
