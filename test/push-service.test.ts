/**
 * The browser of our push stories reads the example of RFC 8291, section 5. So a message that it reads in
 * `notifications.story.test.ts` is one that real browsers read.
 */
import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPush } from './support/push-service.ts';

const BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

function theReceiver() {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  return { keys, auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url') };
}

test('the message of the example is read', () => {
  const read = decryptPush(theReceiver(), Buffer.from(BODY, 'base64url'));
  expect(read.toString()).toBe('When I grow up, I want to be a watermelon');
});

test('a message with one byte changed is not', () => {
  const body = Buffer.from(BODY, 'base64url');
  body.writeUInt8(body.readUInt8(90) ^ 1, 90);
  expect(() => decryptPush(theReceiver(), body)).toThrow();
});
