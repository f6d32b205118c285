import { expect, test } from 'vitest';
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { html } from './html.ts';
import { identityLines, mailButton, mailLayout } from './layout.ts';

const company = { companyName: '', cui: '', tradeRegister: '', registeredOffice: '' } as RestaurantContact['company'];
const restaurant: RestaurantContact = {
  name: 'Vatra',
  phone: '0258000100',
  phoneText: '0258 000 100',
  email: '',
  address: 'Strada Frasinului nr. 12, Blaj',
  city: 'Blaj',
  company,
};
const letter = (...body: Parameters<typeof mailLayout>[0]['body']) =>
  mailLayout({ title: 'Titlu', preview: '', restaurant, body });

test('a telephone number in a mail is grouped and can be tapped, in the text and under it', () => {
  const written = letter(html`<p>Sună-ne la ${restaurant.phoneText}.</p>`);
  const link = '<a href="tel:+40258000100" style="color: inherit; white-space: nowrap;">0258 000 100</a>';
  expect(written.split(link)).toHaveLength(3);
  expect(identityLines(restaurant)).toContain('Telefon: 0258 000 100');
});

test('what is inside of a tag stays as it is', () => {
  const button = mailButton('Sună clientul', 'tel:0258 000 100');
  expect(letter(button)).toContain(button.html);
});

test('a mail says that it may be shown dark, and in which colours', () => {
  const written = letter(html`<p>Bună!</p>`);
  expect(written).toContain('<meta name="color-scheme" content="light dark">');
  expect(written).toContain('@media (prefers-color-scheme: dark)');
});
