/** Names that lead into a network of one's own (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const OWN_NETWORK = /(^|\.)(localhost|local|internal|lan|home\.arpa|test|invalid)\.?$/;
const MOST_LENGTH = 1_000;

/**
 * Whether messages may be sent there: https, on its usual port, a public host by its name. The browser says where its push
 * service is, so a stranger could say anything; addresses behind the name are judged when it is resolved.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > MOST_LENGTH || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  // A host whose last label is a number is an address (URL standard); IPv6 stands in brackets.
  return /\.[a-z][a-z\d-]*$/.test(hostname) && !OWN_NETWORK.test(hostname);
}
