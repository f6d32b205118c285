/** Whether guests can reach the shop under the address that it gives them. */

/** Why not: the address is only this machine's, or only of the local network. */
export const UNREACHABLE_REASONS = ['this_machine', 'local_network'] as const;
export type Unreachable = (typeof UNREACHABLE_REASONS)[number];

const THIS_MACHINE = [/^localhost$/, /\.localhost$/, /^127\./, /^0\.0\.0\.0$/, /^\[::1?\]$/];

/** Private, shared and link-local addresses (RFC 1918, 6598, 3927, 4193, 4291), and names that no public DNS knows. */
const LOCAL_NETWORK = [
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^169\.254\./,
  /^\[f[cd]/,
  /^\[fe[89ab]/,
  /\.(local|lan|internal|home|home\.arpa)$/,
  /^[^.[]+$/,
];

/** Null where nothing speaks against it: whether DNS and network lead here is not known to the shop. */
export function whyUnreachable(publicUrl: string): Unreachable | null {
  const { hostname } = new URL(publicUrl);
  if (THIS_MACHINE.some((pattern) => pattern.test(hostname))) return 'this_machine';
  return LOCAL_NETWORK.some((pattern) => pattern.test(hostname)) ? 'local_network' : null;
}
