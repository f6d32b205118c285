/**
 * Whether a page that a browser names as the sender is ours: by the public address, or by the host it was sent to.
 *
 * @param origin value of the `Origin` header
 * @param host value of the `Host` header
 */
export function isOwnOrigin(origin: string, host: string | null | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
