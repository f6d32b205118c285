/** How the shop itself stands, as administrators read it. */
import { z } from 'zod';
import { HEALTH_FINDINGS, type HealthFinding } from '#domain/health/judge-health.ts';
import { IsoInstant } from '../values/schemas.ts';

const FINDINGS = Object.keys(HEALTH_FINDINGS) as [HealthFinding, ...HealthFinding[]];

export const ShopHealthResponse = z.object({
  at: IsoInstant,
  lines: z.array(
    z.object({
      finding: z.enum(FINDINGS),
      /** When it was last well, or since when it is not. */
      at: IsoInstant.nullable(),
      /** Mails, megabytes, panels, printers or orders. */
      count: z.int().nullable(),
      /** Of copies: the folder or the address. */
      place: z.string().nullable(),
      /** Of copies. */
      isEncrypted: z.boolean().nullable(),
      /** Of tablets, printers and programs. */
      names: z.array(z.string()),
      /** Of mails: the mail server's last words. */
      trouble: z.string().nullable(),
    }),
  ),
});
