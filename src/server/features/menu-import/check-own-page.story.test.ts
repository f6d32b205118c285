import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import type { FetchPublic } from '#server/platform/http/fetch-public.ts';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';

test('a page of the own site is read, whatever way its address is typed; what cannot be read is told in words', async () => {
  const asked: string[] = [];
  const fetchPublic: FetchPublic = async (_, { href }) => {
    asked.push(href);
    if (href.includes('mutat')) return err({ code: 'status', status: 301 });
    if (href.includes('jos')) return err({ code: 'status', status: 500 });
    if (href.includes('lung')) return err({ code: 'too_large', status: null });
    return ok(new TextEncoder().encode('<script src="https://www.fbgcdn.com/embedder/js/ewm2.js"></script>'));
  };
  await using story = await testApp({ fetchPublic });
  const office = story.apiOf(await anAdmin(story.db));
  for (const address of ['lamama.ro', ' http://lamama.ro ', 'https://lamama.ro']) {
    expect(await office('checkOwnPage', { body: { address } })).toEqual({ isOurs: false, others: ['GloriaFood'] });
  }
  expect(new Set(asked)).toEqual(new Set(['https://lamama.ro/']));
  for (const [address, code] of [
    ['la mama', 'page_address_invalid'],
    ['localhost', 'page_address_invalid'],
    ['https://eu@lamama.ro', 'page_address_invalid'],
    ['lamama.ro:8443', 'page_address_invalid'],
    ['javascript:alert(1)', 'page_address_invalid'],
    ['mutat.ro', 'page_moved'],
    ['jos.ro', 'page_unreachable'],
    ['lung.ro', 'page_too_large'],
  ] as const) {
    expect(await refusalOf(office, 'checkOwnPage', { body: { address } }), address).toMatchObject({ code });
  }
  const manager = story.apiOf(await aManager(story.db));
  expect(await refusalOf(manager, 'checkOwnPage', { body: { address: 'lamama.ro' } })).toMatchObject({ status: 403 });
});
