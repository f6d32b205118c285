/** Signing in and out, and a customer's account. */
import { z } from 'zod';
import { STAFF_HOMES } from '#domain/accounts/home-after-sign-in.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { ROLES } from '#domain/accounts/roles.ts';
import { BLOCK_KINDS } from '#domain/guard/block-keys.ts';
import { OrderDetail } from '../orders/wire.ts';
import { REVIEW_STATES } from '../reviews/wire.ts';
import { SECURITY_KINDS } from '../security-log/kinds.ts';
import { digitsOrText, IsoInstant, WireDate } from '../values/schemas.ts';

/** Session validity, in hours (storefront.md §9). */
export const SESSION_HOURS = 168;
/** A courier must enter the PIN again each day. */
export const COURIER_SESSION_HOURS = 18;
/** Days after its last sign-in for which a browser counts as known (docs/decisions/0135). */
export const DEVICE_DAYS = 180;

const Credentials = z.object({
  email: z.string('email_invalid').min(1, 'email_invalid').max(254),
  password: z.string('password_required').min(1, 'password_required').max(256),
});

export const AuthenticateStaffResponse = z.object({
  /** Opaque; the same string under both documented names. '' when only the cookie was requested. */
  jwtToken: z.string(),
  token: z.string(),
  userRoles: z.array(z.enum(ROLES)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The second documented form: the same person as one object, `role` the strongest. */
  user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), role: z.enum(ROLES) }),
  redirectPath: z.enum([...STAFF_HOMES, '/']),
  expiresAt: IsoInstant,
});

export const StaffSessionResponse = z.object({
  /** For an enrolled tablet: its name, and whether it is locked; null otherwise. */
  panel: z.object({ name: z.string(), isLocked: z.boolean() }).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  userRoles: z.array(z.enum(ROLES)),
  expiresAt: IsoInstant,
});
export type StaffSessionResponse = z.infer<typeof StaffSessionResponse>;

export const SocketTicketResponse = z.object({ ticket: z.string(), expiresAt: IsoInstant });

// ------------------------------------------------------------------------------------------------ a customer's account

const Text = (max: number) => z.string().max(max);
const Email = Text(300);
const Password = z.string().max(256);
/** A token from a link in a mail; the schema rejects impossible ones. */
const LinkToken = z.string().min(20).max(100);

/** The documents wrap most of what is sent; the flat form is taken too. */
export const wrapped = <Name extends string, Shape extends z.ZodObject>(name: Name, shape: Shape) =>
  z
    .preprocess((raw: z.input<Shape> | Record<Name, z.input<Shape>>) => unwrap(raw, name), shape)
    .describe(`Also accepted as the value of \`${name}\``);

function unwrap(raw: unknown, name: string): unknown {
  if (typeof raw !== 'object' || raw === null || !(name in raw)) return raw;
  return Object.entries(raw).find(([key]) => key === name)?.[1];
}

/** Sent by our pages: the session is then returned only as a cookie, which scripts cannot read, and `token` is ''. */
export const CookieOnly = { cookieOnly: z.boolean().optional() };

/** Only then is the address judged, too. */
function isWithoutPassword(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { email, password = '' } = value as { readonly email?: unknown; readonly password?: unknown };
  return typeof email === 'string' && password === '';
}

/** Staff accounts with a second factor send its code, or a recovery code, with the password. */
export const AuthenticateRequest = wrapped(
  'authData',
  Credentials.extend({ code: z.string().max(60).optional(), ...CookieOnly }).refine(
    // With a password, an address of nobody and an address that cannot exist are answered alike.
    ({ email }) => parseEmail(email).ok,
    { path: ['email'], message: 'email_invalid', when: ({ value }) => isWithoutPassword(value) },
  ),
);

export const RegisterRequest = wrapped(
  'authData',
  z.object({
    firstName: Text(200),
    lastName: Text(200),
    email: Email,
    password: Password,
    confirmPassword: Password.optional(),
  }),
);
export type RegisterRequest = z.output<typeof RegisterRequest>;

/** The paths that a sign-in may redirect to; no others are ever returned (reliability.md T54). */
const REDIRECT_PATHS = ['/user/orders', ...STAFF_HOMES] as const;

export const CustomerUser = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  role: z.enum(ROLES),
});

export const AuthenticateResponse = z.object({
  /** Opaque. Browsers need not store it: the same answer sets the session cookie. */
  token: z.string(),
  user: CustomerUser,
  redirectPath: z.enum(REDIRECT_PATHS),
  expiresAt: IsoInstant,
});
export type AuthenticateResponse = z.infer<typeof AuthenticateResponse>;

export const SessionResponse = CustomerUser.extend({ userRoles: z.array(z.enum(ROLES)), expiresAt: IsoInstant });
export type SessionResponse = z.infer<typeof SessionResponse>;

export const AskPasswordResetRequest = wrapped('authData', z.object({ email: Email }));

/**
 * The password proves that the person who opens the link is the one who registered
 * (src/server/features/accounts/README.md).
 */
export const ConfirmAccountRequest = z.object({ token: LinkToken, password: Password, ...CookieOnly });

export const ResetPasswordRequest = z.object({
  token: LinkToken,
  password: Password,
  confirmPassword: Password.optional(),
});

export const ChangePasswordRequest = z.object({
  currentPassword: Password,
  password: Password,
  confirmPassword: Password.optional(),
  /** Of the second factor, where the account has one and the session has not shown it within the last ten minutes. */
  code: z.string().max(60).optional(),
});

export const DeleteAccountRequest = z.object({ password: Password });

export const ContactResponse = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
});
export type ContactResponse = z.infer<typeof ContactResponse>;

/** The e-mail address may be sent, but is never changed here (storefront.md §2). */
export const UpdateProfileRequest = wrapped(
  'userInfo',
  z.object({
    emailAddress: Email.optional(),
    firstName: Text(200),
    lastName: Text(200),
    phoneNumber: digitsOrText(40)
      .nullish()
      .transform((phone) => phone ?? ''),
  }),
);

export const AddressResponse = z.object({
  /** Code of the delivery zone; null outside of all zones, and before an address was given. */
  cityCode: z.string().nullable(),
  cityAddress: z.string(),
  countyAddress: z.string(),
  streetAddress: z.string(),
  streetNumberAddress: z.string(),
  buildingNumber: z.string(),
  staircase: z.string(),
  floor: z.string(),
  /** Both documented spellings. */
  appartmentNumber: z.string(),
  apartmentNumber: z.string(),
  intercom: z.string(),
  landmark: z.string(),
  phoneNumber: z.string(),
});
export type AddressResponse = z.infer<typeof AddressResponse>;

const GivenText = (max: number) =>
  digitsOrText(max)
    .nullish()
    .transform((text) => text ?? '');

export const UpdateAddressRequest = z.object({
  cityCode: GivenText(40),
  cityAddress: GivenText(200),
  city: GivenText(200),
  countyAddress: GivenText(200),
  streetAddress: GivenText(320),
  streetNumberAddress: GivenText(80),
  buildingNumber: GivenText(80),
  staircase: GivenText(80),
  floor: GivenText(80),
  appartmentNumber: GivenText(80),
  apartmentNumber: GivenText(80),
  intercom: GivenText(80),
  landmark: GivenText(480),
  phoneNumber: GivenText(40),
});
export type UpdateAddressRequest = z.output<typeof UpdateAddressRequest>;

/** All stored data about a person, for that person (Regulation (EU) 2016/679, art. 15 and 20). */
export const PersonalDataResponse = z.object({
  exportedAt: IsoInstant,
  account: ContactResponse.extend({
    roles: z.array(z.enum(ROLES)),
    createdAt: IsoInstant,
    emailConfirmedAt: IsoInstant.nullable(),
  }),
  address: AddressResponse,
  sessions: z.array(
    z.object({ openedAt: IsoInstant, expiresAt: IsoInstant, hasEnded: z.boolean(), device: z.string() }),
  ),
  mails: z.array(z.object({ subject: z.string(), writtenAt: IsoInstant, sentAt: IsoInstant.nullable() })),
  orders: z.array(OrderDetail),
  reviews: z.array(
    z.object({ rating: z.int(), text: z.string(), name: z.string(), state: z.enum(REVIEW_STATES), sentAt: IsoInstant }),
  ),
  reservations: z.array(
    z.object({
      fullName: z.string(),
      phoneNumber: z.string(),
      numberOfPeople: z.int(),
      additionalInformation: z.string(),
      reservedFor: IsoInstant,
      requestedAt: IsoInstant,
    }),
  ),
  withdrawals: z.array(z.object({ orderNumber: z.int(), items: z.string(), receivedAt: IsoInstant })),
  /** Consent and withdrawal; null for an address that was never subscribed. */
  newsletter: z
    .object({
      state: z.enum(['pending', 'confirmed', 'left']),
      consents: z.array(
        z.object({
          act: z.enum(['requested', 'confirmed', 'withdrawn']),
          textVersion: z.string(),
          source: z.string(),
          at: IsoInstant,
        }),
      ),
    })
    .nullable(),
  coupons: z.array(z.object({ code: z.string(), startDate: WireDate, endDate: WireDate })),
  /** The account's entries in the security log; the newest 500. */
  securityEvents: z.array(
    z.object({ kind: z.enum(SECURITY_KINDS), at: IsoInstant, ip: z.string(), device: z.string(), times: z.int() }),
  ),
  /** The person's entries on the block list, with reasons. */
  blocks: z.array(
    z.object({
      kind: z.enum(BLOCK_KINDS),
      value: z.string(),
      reason: z.string(),
      until: WireDate.nullable(),
      addedAt: IsoInstant,
    }),
  ),
});
export type PersonalDataResponse = z.infer<typeof PersonalDataResponse>;
