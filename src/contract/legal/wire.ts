/**
 * Terms, privacy policy, cookies and the accessibility statement, as sections of blocks; every version stays available.
 */
import { z } from 'zod';
import { LEGAL_KINDS } from '#domain/legal/legal-kinds.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { WireDate } from '../values/schemas.ts';

const Text = z.string().max(8000);

export const LegalBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: Text }),
  z.object({ kind: z.literal('list'), entries: z.array(Text).max(100) }),
  z.object({ kind: z.literal('table'), head: z.array(Text).max(10), rows: z.array(z.array(Text).max(10)).max(100) }),
  /** Replaced by the table of browser storage (`stored-keys.ts`), which depends on the program, not on the text. */
  z.object({ kind: z.literal('stored_keys') }),
]);
export type LegalBlock = z.infer<typeof LegalBlock>;

export const LegalSection = z.object({ title: z.string().max(200), blocks: z.array(LegalBlock).max(100) });
export type LegalSection = z.infer<typeof LegalSection>;

const LegalVersion = z.object({ version: z.string(), effectiveFrom: WireDate });

export const LegalTextParams = z.object({ kind: z.enum(LEGAL_KINDS) });
/** Without a version: the one in force. */
export const LegalTextQuery = z.object({ version: z.string().max(40).optional() });
export const LegalTextResponse = LegalVersion.extend({
  kind: z.enum(LEGAL_KINDS),
  inForce: z.boolean(),
  sections: z.array(LegalSection),
  /** Every version of this kind that is or was in force, the newest first. */
  versions: z.array(LegalVersion),
});
export type LegalTextResponse = z.infer<typeof LegalTextResponse>;

/**
 * Ours: the state of a version. `scheduled` waits for its day; of the versions whose day has come, the latest is in
 * force.
 */
const LegalVersionState = z.enum(['scheduled', 'in_force', 'past']);
const ManagedVersion = LegalVersion.extend({ state: LegalVersionState });

export const LegalSetupResponse = z.object({
  kind: z.enum(LEGAL_KINDS),
  /** One version covers draft and publications: both are saved under the same lock. */
  version: Version,
  /** Replacements for `{words}` in braces; '' for details not filled in. */
  words: z.record(z.string(), z.string()),
  /** The unreplaced text, with words in braces: the draft, else the last published version. */
  sections: z.array(LegalSection),
  /** The newest published version, unreplaced, to be compared with; empty before the first. */
  published: z.array(LegalSection),
  isDraft: z.boolean(),
  /** The newest first. */
  versions: z.array(ManagedVersion),
});
export type LegalSetupResponse = z.infer<typeof LegalSetupResponse>;

export const LegalTextsSetupResponse = z.array(
  z.object({ kind: z.enum(LEGAL_KINDS), isDraft: z.boolean(), versions: z.array(ManagedVersion) }),
);
export type LegalTextsSetupResponse = z.infer<typeof LegalTextsSetupResponse>;

export const SaveLegalDraftRequest = SavedFrom.extend({ sections: z.array(LegalSection).min(1).max(60) });

export const PublishLegalTextRequest = SavedFrom.extend({
  effectiveFrom: z.string().max(40).describe('YYYY-MM-DD'),
});
