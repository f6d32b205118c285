import { describe, expect, test } from 'vitest';
import { XSS_PAYLOADS } from '#test/support/xss-payloads.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** What may stand in a kept text: a word of ours, nothing in it but the address of a link. */
const ALLOWED_TAG =
  /^<\/?(p|br|strong|b|em|i|u|s|ul|ol|li|h3|h4|blockquote|a)( \/)?>$|^<a href="(https?:|mailto:|tel:|#|\/(?!\/))[^"<>]*">$/;

describe('of three hundred texts that would run a program nothing is left that could', () => {
  test('there are so many, and no two alike', () => {
    expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
    expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(300);
  });

  test.each(XSS_PAYLOADS.map((payload) => [payload]))('%s', (payload) => {
    for (const written of [payload, `<p>Bun</p>${payload}<p>Gustos</p>`, `<ul><li>${payload}</li></ul>`]) {
      const kept = sanitiseHtml(written);
      const tags = kept.match(/<[^>]*>?/g) ?? [];
      expect(tags.filter((tag) => !ALLOWED_TAG.test(tag))).toEqual([]);
      // What is kept is a resting place: read again, it stays as it is.
      expect(sanitiseHtml(kept)).toBe(kept);
    }
  });
});
