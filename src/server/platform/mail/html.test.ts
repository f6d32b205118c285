import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what a guest wrote is text, in words and in attributes', () => {
  const name = `<img src=x onerror="alert('1')"> & Fiii`;
  expect(html`<td title="${name}">${name}</td>`.html).toBe(
    '<td title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Fiii">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Fiii</td>',
  );
});

test('pieces are put together as they are, nothing leaves no trace', () => {
  const rows = [1, 2].map((row) => html`<tr>${row}</tr>`);
  expect(html`<table>${rows}${null}${html`<hr>`}</table>`.html).toBe('<table><tr>1</tr><tr>2</tr><hr></table>');
});
