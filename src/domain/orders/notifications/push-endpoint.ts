/**
 * The push services of browsers, by full host name or suffix: Chrome and Chromium-based browsers, Firefox, Edge,
 * Safari. Any other host could be one that an attacker chose (SSRF).
 */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];
const MOST_LENGTH = 1_000;

/**
 * Whether messages may be sent to this endpoint: https, default port, a service of the list. The browser sends the
 * endpoint, so it is untrusted; the addresses behind the name are checked when it is resolved.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > MOST_LENGTH || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  return SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service));
}
