import { isFromPage, readCredential, readDevice } from '#server/platform/http/credentials.ts';
import { hashSecret } from '#server/platform/sessions.ts';

/** From where somebody signs in. */
export type Visitor = {
  readonly ip: string;
  /** The secret of the browser's cookie, null without one. */
  readonly device: string | null;
  readonly userAgent: string;
  /** Whether a page of ours signs in, or a program. */
  readonly isPage: boolean;
  /** Hash of the session whose cookie the browser still carries: the new one takes its place, so it ends. */
  readonly replaced: Buffer | null;
};

/** Reads it from a request; `isSecure` says whether the shop's address is https. */
export function readVisitor(
  { headers, ip }: { readonly headers: Headers; readonly ip: string },
  isSecure: boolean,
): Visitor {
  const carried = readCredential(headers, isSecure);
  return {
    ip,
    device: readDevice(headers, isSecure),
    userAgent: headers.get('user-agent') ?? '',
    isPage: isFromPage(headers),
    replaced: carried?.source === 'cookie' ? hashSecret(carried.token) : null,
  };
}
