import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashInlineParts, IncompletePageError, requireWholePage } from './finish-page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('sealing a page', () => {
  test('our own scripts and styles are hashed, and the nonce is gone from the page', () => {
    const { html, parts } = hashInlineParts(
      '<html><head><meta property="csp-nonce" content="N1"/><style nonce="N1">a{}</style></head>' +
        '<body><script nonce="N1">one()</script><script class="x" nonce="N1">two()</script></body></html>',
      'N1',
    );
    expect(parts).toEqual({ scripts: [hashOf('one()'), hashOf('two()')], styles: [hashOf('a{}')] });
    expect(html).not.toContain('N1');
    expect(html).not.toContain('csp-nonce');
  });

  test('a script inside stored text gets no hash: it does not run', () => {
    const { parts } = hashInlineParts(
      '<p>x<script>steal()</script></p><script nonce="N1">ours()</script></html>',
      'N1',
    );
    expect(parts.scripts).toEqual([hashOf('ours()')]);
  });

  test('a guessed nonce is not the nonce', () => {
    expect(hashInlineParts('<script nonce="N2">steal()</script></html>', 'N1').parts.scripts).toEqual([]);
  });

  test('files need no hash', () => {
    expect(hashInlineParts('<script nonce="N1" src="/assets/a.js"></script></html>', 'N1').parts.scripts).toEqual([]);
  });
});

describe('a page with a hole', () => {
  test.each([
    ['a component threw', '<html><body><!--$!--><template></template><!--/$--></body></html>'],
    ['it was cut off', '<html><body><h1>Meniu</h1>'],
  ])('is noticed: %s', (_, html) => {
    expect(() => requireWholePage(html)).toThrow(IncompletePageError);
  });

  test('is not a page whose parts came later, in order', () => {
    expect(() => requireWholePage('<html><body><!--$--><h1>Meniu</h1><!--/$--></body></html>')).not.toThrow();
  });
});
