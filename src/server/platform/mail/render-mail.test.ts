import { describe, expect, test } from 'vitest';
import {
  box,
  button,
  code,
  heading,
  list,
  type MailBlock,
  note,
  orderRows,
  paragraph,
  picture,
  richText,
  rows,
  sums,
} from './blocks.ts';
import { renderMail, type Sender } from './render-mail.ts';

const NASTY = `<script>alert('1')</script> & „Ștefănescu-Țărmure”`;
const ESCAPED = '&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; „Ștefănescu-Țărmure”';

const restaurant: Sender = {
  name: 'Vatra',
  phoneText: '0258 000 100',
  email: '',
  address: 'Strada Frasinului nr. 12, Blaj',
  company: { companyName: '', cui: '', tradeRegister: '', registeredOffice: '', vatPayer: true },
};
const render = (...blocks: readonly MailBlock[]) => renderMail({ subject: 'Titlu', blocks }, restaurant);

/** What a block says as text, and what its HTML holds of it. */
const BLOCKS: readonly (readonly [name: string, block: MailBlock, text: string, html: readonly string[]])[] = [
  ['paragraph', paragraph(NASTY), NASTY, [ESCAPED]],
  ['note', note(NASTY), NASTY, [ESCAPED]],
  ['box', box(NASTY), NASTY, [ESCAPED]],
  ['bold words', paragraph([{ bold: '18+' }, ` ${NASTY}`]), `18+ ${NASTY}`, [`<b>18+</b> ${ESCAPED}`]],
  [
    'a link',
    note(['Vezi ', { label: NASTY, address: 'http://localhost/"x' }]),
    `Vezi ${NASTY}: http://localhost/"x`,
    [`<a href="http://localhost/&quot;x" style="color: inherit;">${ESCAPED}</a>`],
  ],
  ['heading', heading('Ce ai ales'), 'CE AI ALES', ['>Ce ai ales</h2>']],
  ['list', list([NASTY, 'doi']), `${NASTY}\ndoi`, [ESCAPED, '>doi</p>']],
  [
    'rows',
    rows([
      ['Nume', NASTY],
      ['Gol', ''],
    ]),
    `Nume: ${NASTY}`,
    ['>Nume</td>', ESCAPED],
  ],
  [
    'order rows',
    orderRows([{ quantity: 2, name: NASTY, notes: ['+ ou'], price: '12,00 lei' }]),
    `2 × ${NASTY}: 12,00 lei\n    + ou`,
    ['2 ×', ESCAPED, '+ ou', '12,00 lei'],
  ],
  ['sums', sums([['Total', '12,00 lei']]), 'Total: 12,00 lei', ['>Total</td>', '12,00 lei']],
  ['code', code('Codul tău', 'AB<C'), 'Codul tău: AB<C', ['Codul tău', 'AB&lt;C']],
  ['button', button('Vezi', 'http://localhost/a?b&c'), 'Vezi: http://localhost/a?b&c', ['http://localhost/a?b&amp;c']],
  [
    'rich text',
    richText('<p>Salut <a href="http://x/">aici</a></p>'),
    'Salut aici (http://x/)',
    ['<p style=', 'href="http://x/">aici</a>'],
  ],
];

describe('a block says the same in HTML and in plain text', () => {
  test.each(BLOCKS)('%s', (_, block, text, html) => {
    const mail = render(block);
    expect(mail.text).toBe(
      `${text}\n\nVatra, Strada Frasinului nr. 12, Blaj\nTelefon: 0258 000 100\nAcesta nu este bon fiscal.`,
    );
    for (const part of html) expect(mail.html).toContain(part);
    expect(mail.html).not.toContain('<script>');
  });
});

test('a block without words leaves no trace; a picture has none in plain text', () => {
  const bare = render(paragraph('Bună!'));
  expect(render(paragraph(''), box([]), list([]), rows([['Gol', '']]), paragraph('Bună!'), heading(''))).toEqual(bare);
  const withPicture = render(picture('http://localhost/p.jpg'), paragraph('Bună!'));
  expect(withPicture.text).toBe(bare.text);
  expect(withPicture.html).toContain('<img src="http://localhost/p.jpg" alt=""');
});

test('beside the subject stands what the mail names, else its first box, else its first words', () => {
  const shown = (html: string) => /overflow: hidden;">([^<]*)</.exec(html)?.[1];
  const blocks = [paragraph('Bună!'), box('Vestea.')];
  expect(shown(render(...blocks).html)).toBe('Vestea.');
  expect(shown(render(paragraph('Bună!')).html)).toBe('Bună!');
  expect(shown(renderMail({ subject: 'S', preview: 'Pe scurt', blocks }, restaurant).html)).toBe('Pe scurt');
  expect(shown(render().html)).toBe('');
});

test('a telephone number in a mail can be tapped, in the text and under it; what is inside of a tag stays as it is', () => {
  const { html } = render(paragraph('Sună-ne la 0258 000 100.'), button('Sună clientul', 'tel:0258 000 100'));
  const link = '<a href="tel:+40258000100" style="color: inherit; white-space: nowrap;">0258 000 100</a>';
  expect(html.split(link)).toHaveLength(3);
  expect(html).toContain('<a href="tel:0258 000 100"');
});

test('what a person wrote makes no mail wider than a phone: a word without an end goes on in the next line', () => {
  const LONG = 'foartelung'.repeat(20);
  const mail = renderMail(
    {
      subject: LONG,
      preview: 'Pe scurt',
      blocks: [
        heading(LONG),
        paragraph(LONG),
        note(LONG),
        list([LONG]),
        box(LONG),
        rows([['Mesaj', LONG]]),
        richText(`<p>${LONG}</p><blockquote>${LONG}</blockquote>`),
      ],
    },
    restaurant,
  );
  const [, body = ''] = mail.html.split('<body');
  const around = body.split('\n').filter((line) => line.includes(LONG));
  expect(around).not.toHaveLength(0);
  expect(around.filter((line) => !line.includes('overflow-wrap: anywhere'))).toEqual([]);
});

test('a mail says that it may be shown dark, and in which colours', () => {
  const { html } = render(paragraph('Bună!'));
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});
