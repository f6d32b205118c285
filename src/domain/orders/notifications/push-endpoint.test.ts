import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true],
  ['https://web.push.apple.com/QGk', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQ', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://push.example.com/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://xfcm.googleapis.com/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://notpush.services.mozilla.com/abc', false],
  ['https://fcm.googleapis.com:8443/fcm', false],
  ['https://user@fcm.googleapis.com/', false],
  ['https://:secret@fcm.googleapis.com/', false],
  ['https://127.0.0.1/push', false],
  ['https://2130706433/push', false],
  ['https://0x7f.1/push', false],
  ['https://[::1]/push', false],
  ['https://localhost/push', false],
  ['https://printer.local/push', false],
  ['https://metadata.google.internal/computeMetadata', false],
  ['https://intranet/push', false],
  [`https://fcm.googleapis.com/${'a'.repeat(1_000)}`, false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('%s: %s', (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint)).toBe(isOne);
});
