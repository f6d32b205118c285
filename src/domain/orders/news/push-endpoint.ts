/**
 * The push services of browsers, by their whole name or its end: Chrome and what is made of it, Firefox, Edge, Safari. Another
 * service would be a host that a stranger names.
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
 * Whether messages may be sent there: https, on its usual port, to a service of the list. The browser says where its push
 * service is, so a stranger could say anything; addresses behind the name are judged when it is resolved.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > MOST_LENGTH || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  return SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service));
}
