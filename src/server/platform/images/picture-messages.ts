/** The messages between a web process and its picture process. */
import { z } from 'zod';

const Drawing = z.object({
  kind: z.enum(['photo', 'mail', 'share']),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
const Drawn = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('photo'),
    picture: z.object({
      hash: z.string(),
      width: z.int(),
      height: z.int(),
      placeholder: z.string(),
      variants: z
        .array(z.object({ width: z.int(), format: z.enum(['webp', 'avif']), bytes: z.instanceof(Buffer) }))
        .readonly(),
    }),
  }),
  z.object({ kind: z.literal('refused'), refusal: z.enum(['too_many_pixels', 'not_a_picture']) }),
  z.object({ kind: z.literal('jpeg'), jpeg: z.instanceof(Buffer) }),
]);

/**
 * `photo`: an upload, to be decoded and encoded in every width; the others: a stored picture as JPEG, for
 * `share` cropped to the size of shared links.
 */
export type Drawing = z.infer<typeof Drawing>;
/** The result; only an upload can be refused. */
export type Drawn = z.infer<typeof Drawn>;

/** @throws ZodError for anything else */
export function parseDrawing(message: unknown): Drawing {
  return Drawing.parse(message);
}

/** @throws ZodError for anything else */
export function parseDrawn(message: unknown): Drawn {
  return Drawn.parse(message);
}
