/** The health of the shop, for administrators. */
import { z } from 'zod';
import { HEALTH_FINDINGS, type HealthFinding } from '#domain/health/judge-health.ts';
import { IsoInstant } from '../values/schemas.ts';

const FINDINGS = Object.keys(HEALTH_FINDINGS) as [HealthFinding, ...HealthFinding[]];

export const ShopHealthResponse = z.object({
  at: IsoInstant,
  lines: z.array(
    z.object({
      finding: z.enum(FINDINGS),
      /** When it was last fine, or since when it is not. */
      at: IsoInstant.nullable(),
      /** Mails, megabytes, panels, printers or orders; days since the release of the database's server. */
      count: z.int().nullable(),
      /** For copies: the folder or the address. */
      place: z.string().nullable(),
      /** For copies. */
      isEncrypted: z.boolean().nullable(),
      /** For tablets, printers and programs. */
      names: z.array(z.string()),
      /** For mails: the last answer of the mail server. */
      trouble: z.string().nullable(),
    }),
  ),
});

/** `isAsked`: pages leave this machine unencrypted, and no administrator has accepted that for this address. */
export const PlainAddressResponse = z.object({ isAsked: z.boolean(), address: z.string() });
