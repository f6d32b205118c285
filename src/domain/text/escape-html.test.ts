import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('no character of a text opens an element, an entity or the end of an attribute', () => {
  expect(escapeHtml(`<b title="a">Fast & 'Bun'</b>`)).toBe(
    '&lt;b title=&quot;a&quot;&gt;Fast &amp; &#39;Bun&#39;&lt;/b&gt;',
  );
});
