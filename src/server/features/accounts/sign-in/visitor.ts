import { isFromPage, readCredential, readDevice } from '#server/platform/http/credentials.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import { hashSecret } from '#server/platform/sessions.ts';

/** Origin of a sign-in. */
export type Visitor = {
  readonly ip: string;
  /** The device secret from the browser's cookie, null without one. */
  readonly device: string | null;
  readonly userAgent: string;
  /** Whether the request comes from a page of ours, or from a program. */
  readonly isPage: boolean;
  /** Token hash of the session whose cookie the browser still has: the new session replaces it, so it ends. */
  readonly replaced: Buffer | null;
};

/** Reads it from a sign-in request; `publicUrl` is the shop's address. */
export function readVisitor(
  {
    headers,
    ip,
    body,
  }: {
    readonly headers: Headers;
    readonly ip: string;
    readonly body: { readonly cookieOnly?: boolean | undefined };
  },
  { publicUrl }: { readonly publicUrl: string },
): Visitor {
  const isSecure = isServedSecurely(publicUrl);
  const carried = readCredential(headers, isSecure);
  return {
    ip,
    device: readDevice(headers, isSecure),
    userAgent: headers.get('user-agent') ?? '',
    isPage: body.cookieOnly === true || isFromPage(headers, publicUrl),
    replaced: carried?.source === 'cookie' ? hashSecret(carried.token) : null,
  };
}
