/** Copies of the database: where they are, whether they are encrypted, and one that is made now. All of it is ours. */
import { z } from 'zod';
import { SETTING_SOURCES } from '#domain/server-settings/server-settings.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { IsoInstant } from '../values/schemas.ts';

const Typed = z.string().max(400);

const Place = z.object({ endpoint: Typed, bucket: Typed, folder: Typed, region: Typed, keyId: Typed });
/** Never answered: it is write-only. */
const secret = Typed.describe('The secret of the key; empty: the stored one of the same place and key');

const Copy = z.object({ at: IsoInstant, isVerified: z.boolean(), isEncrypted: z.boolean() });

export const CopiesResponse = Place.extend({
  version: Version,
  source: z.enum(SETTING_SOURCES),
  variables: z.array(z.string()),
  hasSecret: z.boolean(),
  /** Address of the second place in force; null without one. */
  place: z.string().nullable(),
  /** False with an external database, of which nothing is copied here. */
  isMadeHere: z.boolean(),
  /** New copies are encrypted: a key was printed and confirmed. */
  hasKey: z.boolean(),
  first: Copy.nullable(),
  second: Copy.nullable(),
  /** The copy that was asked for last; null before the first. */
  run: z
    .object({
      state: z.enum(['asked', 'copying', 'sending', 'done', 'failed', 'lost']),
      /** A line of progress, or why it failed. */
      said: z.string(),
      at: IsoInstant,
    })
    .nullable(),
});
export const SaveCopyPlaceRequest = Place.extend({ secret }).extend(SavedFrom.shape);
export const TryCopyPlaceRequest = Place.extend({ secret });

export const NewCopyKeyResponse = z.object({
  /** The key in the groups in which it is printed; it is shown once and stored nowhere. */
  groups: z.array(z.string()),
  /** A page to print, as HTML. */
  sheet: z.string(),
  /** Given back with the confirmation. */
  token: z.string(),
  /** Numbers of the groups that are typed again, from 1. */
  asked: z.array(z.int()),
});
export const ConfirmCopyKeyRequest = z.object({
  token: z.string().max(4000),
  words: z.array(z.string().max(100)).max(5),
});
