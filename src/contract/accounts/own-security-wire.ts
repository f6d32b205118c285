/** Authentication of staff, and the devices they are signed in on. */
import { z } from 'zod';
import { IsoInstant } from '../values/schemas.ts';
import { CookieOnly } from './accounts.ts';

/** Objects of the WebAuthn API, as the browser's library encodes and decodes them; verified by the server's library. */
const Ceremony = z.record(z.string(), z.unknown());

export const SecondFactorCode = z.string().max(60);

const OwnDevice = z.object({
  id: z.int(),
  /** A browser of the person, a program, or an enrolled tablet. */
  kind: z.enum(['page', 'program', 'panel']),
  /** Browser and system, in words. */
  device: z.string(),
  ip: z.string(),
  openedAt: IsoInstant,
  lastSeenAt: IsoInstant,
  isCurrent: z.boolean(),
});

export const OwnDevicesResponse = z.object({ devices: z.array(OwnDevice) });

export const OwnSecurityResponse = z.object({
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(
    z.object({ id: z.int(), name: z.string(), createdAt: IsoInstant, lastUsedAt: IsoInstant.nullable() }),
  ),
  devices: z.array(OwnDevice),
  /** Whether the person is asked to set up a second factor, and has none. */
  isAsked: z.boolean(),
});

export const StartTotpResponse = z.object({
  /** For typing into an app by hand. */
  secret: z.string(),
  /** The same for a QR code. */
  uri: z.string(),
});
export const ConfirmTotpRequest = z.object({ code: SecondFactorCode });
/** `recoveryCodes` are returned only this time; empty when codes already existed. */
export const FactorAddedResponse = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) });

export const CeremonyResponse = z.object({ options: Ceremony });
export const AddPasskeyRequest = z.object({ name: z.string().max(200), credential: Ceremony });
export const PasskeyRequest = z.object({ credential: Ceremony, ...CookieOnly });
/** Enrolled tablets of the caller stay signed in unless `panels` is true. */
export const EndOthersRequest = z.object({ panels: z.boolean().optional() });
/** The password, needed unless it was given within ten minutes: otherwise the answer is `proof_required`. */
const Password = { password: z.string().max(256).optional() };
export const SignOutOthersRequest = z.object(Password);
export const SignOutDeviceRequest = z.object({ id: z.int().positive().max(Number.MAX_SAFE_INTEGER), ...Password });
export const OwnedRequest = z.object({ id: z.int().positive().max(Number.MAX_SAFE_INTEGER) });

/** The password (and a code, where the account has a second factor), or a passkey. */
export const ProveRequest = z.object({
  password: z.string().max(256).optional(),
  code: SecondFactorCode.optional(),
  credential: Ceremony.optional(),
});
