/** The block list, and how refusals are worded. */
import { z } from 'zod';
import { BLOCK_KINDS } from '#domain/guard/block-keys.ts';
import { FIRST_PROOFS } from '#domain/guard/code-rules.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { ListQuery, pageOf } from '../pages.ts';
import { IsoInstant, Lei, TypedLei, WireDate } from '../values/schemas.ts';

const Id = z.int().min(1).max(2_147_483_647);
const Typed = z.string().max(400);

const BlockedAddress = z.object({
  city: Typed,
  street: Typed,
  streetNumber: Typed,
  building: Typed,
  staircase: Typed,
  apartment: Typed,
  landmark: z.string().max(600),
});

const BlockEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['phone', 'email']), value: Typed }),
  z.object({ kind: z.literal('address'), value: BlockedAddress }),
]);

const BlockTerms = z.object({
  /** For staff; the blocked person may request it (data access). */
  reason: z.string().max(1_000),
  /** Last day, `YYYY-MM-DD`; null: until it is removed. */
  until: z.string().max(20).nullable(),
});

export const AddBlocksRequest = BlockTerms.extend({
  entries: z.array(BlockEntry).min(1).max(BLOCK_KINDS.length),
  /** The order from whose card it was added. */
  orderNumber: z.int().min(1).max(99_999_999).nullish(),
});
/** `ids` of the new entries; existing ones are not included. */
export const AddBlocksResponse = z.object({ message: z.string(), ids: z.array(z.int()) });

export const ChangeBlockRequest = BlockTerms.extend({ id: Id }).extend(SavedFrom.shape);
export const RemoveBlocksRequest = z.object({ ids: z.array(Id).min(1).max(50) });

/** `search`: part of a number, of an address, of a reason. */
export const BlocksQuery = ListQuery;
export const BlocksResponse = pageOf(
  z.object({
    id: z.int(),
    version: Version,
    kind: z.enum(BLOCK_KINDS),
    /** Empty after the person was deleted; the block itself stays until its end. */
    shown: z.string(),
    reason: z.string(),
    until: WireDate.nullable(),
    isOn: z.boolean(),
    /** The order from whose card it was added. */
    orderNumber: z.int().nullable(),
    addedBy: z.string().nullable(),
    addedAt: IsoInstant,
  }),
);

const GuardSettings = z.object({
  /** The text for a blocked guest, before the telephone number; empty: the default text. */
  blockedWords: z.string().max(1_200),
  /** Whether the first order of a guest from `firstFrom` on needs a proof. */
  asksFirst: z.boolean(),
  /** Whether orders placed between these hours need a code. */
  asksAtNight: z.boolean(),
  nightFrom: z.string().max(20).describe('HH:mm'),
  nightTo: z.string().max(20).describe('HH:mm'),
});
export const GuardSettingsResponse = GuardSettings.extend({
  version: Version,
  /** What proves it: a code from the mailbox, or payment online. */
  firstProof: z.enum(FIRST_PROOFS),
  firstFrom: Lei.nullable(),
  /** The restaurant's number, shown to guests after the text. */
  phoneNumber: z.string(),
});
export const SaveGuardSettingsRequest = GuardSettings.extend({
  firstFrom: TypedLei,
  /** A code where it is missing. */
  firstProof: z.enum(FIRST_PROOFS).optional(),
}).extend(SavedFrom.shape);

export const SendOrderCodeRequest = z.object({ email: z.string().max(400) });
export const SendOrderCodeResponse = z.object({
  message: z.string(),
  /** Seconds until another code may be requested. */
  retryAfterSeconds: z.int(),
});
