/** Signing in and out. */
import { z } from 'zod';
import { IsoInstant } from './moments.ts';

export const ROLES = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_USER'] as const;
export type Role = (typeof ROLES)[number];

/** Session validity, in hours (storefront.md §9). */
export const SESSION_HOURS = 168;

const Credentials = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) });

/** The documents wrap the fields in `authData`; the flat form is taken too. */
export const AuthenticateRequest = z.union([
  z.object({ authData: Credentials }).transform(({ authData }) => authData),
  Credentials,
]);

export const AuthenticateStaffResponse = z.object({
  /** Opaque; the same string under both documented names. */
  jwtToken: z.string(),
  token: z.string(),
  userRoles: z.array(z.enum(ROLES)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The documents' second reading: the same person in one piece, `role` the strongest. */
  user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), role: z.enum(ROLES) }),
  redirectPath: z.enum(['/admin', '/comenzi', '/']),
  expiresAt: IsoInstant,
});

export const StaffSessionResponse = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  userRoles: z.array(z.enum(ROLES)),
  expiresAt: IsoInstant,
});
export type StaffSessionResponse = z.infer<typeof StaffSessionResponse>;

export const SocketTicketResponse = z.object({ ticket: z.string(), expiresAt: IsoInstant });
