import { describe, expect, test } from 'vitest';
import { HTML_MAX_LENGTH, sanitiseHtml } from './sanitise-html.ts';

describe('a description keeps its words and loses what could run', () => {
  test.each([
    ['plain text', 'Ciorbă acrită cu borș', 'Ciorbă acrită cu borș'],
    [
      'emphasis and lists',
      '<p>Cu <strong>smântână</strong></p><ul><li>ardei</li></ul>',
      '<p>Cu <strong>smântână</strong></p><ul><li>ardei</li></ul>',
    ],
    ['a script', 'Bun<script>alert(1)</script>', 'Bun'],
    ['an event attribute', '<p onclick="alert(1)">Bun</p>', '<p>Bun</p>'],
    ['a picture', '<img src=x onerror=alert(1)>Bun', 'Bun'],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">Bun</p>', '<p>Bun</p>'],
    ['a script address', '<a href="javascript:alert(1)">Bun</a>', '<a>Bun</a>'],
    ['a script address with a tab in it', '<a href="java&#9;script:alert(1)">Bun</a>', '<a>Bun</a>'],
    ['an address without a scheme', '<a href="//evil.example">Bun</a>', '<a>Bun</a>'],
    ['a good address', '<a href="https://example.com">Bun</a>', '<a href="https://example.com">Bun</a>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>Bun', 'Bun'],
    ['foreign markup', '<svg><script>alert(1)</script></svg><math><mtext>Bun</mtext></math>', 'Bun'],
    ['a sign that is no tag', 'mai puțin de 5 < 10', 'mai puțin de 5 &lt; 10'],
  ])('%s', (_, written, kept) => {
    expect(sanitiseHtml(written)).toBe(kept);
  });

  test('a text that is too long is not even looked at', () => {
    expect(() => sanitiseHtml('<b>'.repeat(HTML_MAX_LENGTH))).toThrow(RangeError);
  });

  test('what is clean stays as it is', () => {
    const clean = sanitiseHtml('<p>Cu <em>smântână</em> &amp; ardei</p>');
    expect(sanitiseHtml(clean)).toBe(clean);
  });
});
