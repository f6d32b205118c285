import { describe, expect, test } from 'vitest';
import type { OrderView } from '#domain/orders/order-view.ts';
import { instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { composeSlip, composeTestSlip, FIRST_SLIP, type SlipOccasion, type SlipRestaurant } from './compose-slip.ts';
import type { Slip } from './slip.ts';

const RESTAURANT: SlipRestaurant = {
  name: 'Rovina',
  phone: '0258000100',
  street: 'Lungă',
  streetNumber: '1',
  city: 'Blaj',
  company: { companyName: 'Rovina SRL', cui: 'RO1' },
};
const OCCASION: SlipOccasion = { ...FIRST_SLIP, at: NOON, restaurant: RESTAURANT };
const ACCEPTED: Partial<OrderView> = { status: 'CONFIRMED', kitchenNumber: 17, promisedAt: plusMinutes(NOON, 40) };

/** What is read on a slip, a line for each block. */
function read(slip: Slip): readonly string[] {
  return slip.map((block): string => {
    switch (block.kind) {
      case 'heading':
        return `${block.left} ${block.right}`;
      case 'row':
        return `${block.left} = ${block.right}`;
      case 'dish':
        return `${block.isIndented ? '> ' : ''}${block.quantity} ${block.name}`;
      case 'box':
        return `[${block.title}|${block.text}]`;
      case 'banner':
        return `*${block.text}*`;
      case 'rule':
        return block.isDashed ? '- -' : '---';
      default:
        return block.text;
    }
  });
}

describe('the kitchen’s slip', () => {
  const kitchen = (about: Partial<OrderView>, occasion: Partial<SlipOccasion> = {}) =>
    read(composeSlip('kitchen', anOrderView({ ...ACCEPTED, ...about }), { ...OCCASION, ...occasion }));

  test('begins with number and hour, and has no price and no address', () => {
    expect(kitchen({})).toEqual([
      '#17 12:40',
      'Bucătărie · Livrare',
      'Ana-Maria Constantinescu-Popa',
      'Comanda nr. 48217359 · Plasată: 12:00',
      '---',
      '2 × Ciorbă de burtă 350\u00a0g',
      '+ Ardei iute',
      '[|„iute”]',
      'Alergeni: lapte',
      '- -',
      '1 × Două pizze, o băutură',
      '> 1 × Pizza Ø\u00a032\u00a0cm',
      'Alergeni: gluten, lapte',
      '> 1 × Apă 0,5\u00a0l',
    ]);
  });

  test('on arrival there is no number and no hour yet', () => {
    const slip = kitchen({ status: 'NEW', kitchenNumber: null, promisedAt: null });
    expect(slip[0]).toBe('NOUĂ ACUM');
    expect(slip).toContain('Comandă nouă: acceptă sau respinge în panou');
  });

  test('another day than today stands below the hour', () => {
    expect(kitchen({}, { at: instant(NOON - 24 * 60 * MINUTE_MS) })[1]).toBe('MÂINE');
  });

  test('an allergy stands in a box with the guest’s words, and not once more below', () => {
    const slip = kitchen({ hasAllergyNote: true, notes: 'Alergie la nuci' });
    expect(slip).toContain('[ATENȚIE: ALERGIE|„Alergie la nuci”]');
    expect(slip.filter((line) => line.includes('nuci'))).toHaveLength(1);
    expect(kitchen({ notes: 'Fără tacâmuri' }).at(-1)).toBe('[De la client|Fără tacâmuri]');
  });

  test.each([
    ['350 g', '350\u00a0g'],
    ['Mare, Ø 40 cm (860 g)', 'Mare, Ø\u00a040\u00a0cm (860\u00a0g)'],
    ['2 buc. cu gem de caise (200 g)', '2\u00a0buc. cu gem de caise (200\u00a0g)'],
  ])('a size keeps its numbers whole, and ends a line only between words: %s', (sizeLabel, printed) => {
    expect(kitchen({ lines: anOrderView().lines.map((line) => ({ ...line, sizeLabel })) })).toContain(
      `2 × Ciorbă de burtă ${printed}`,
    );
  });

  test('a document to look at and the guest’s own container are marked', () => {
    const slip = kitchen({
      isAgeRestricted: true,
      hasOwnContainer: true,
      lines: anOrderView().lines.map((line) => ({ ...line, isAgeRestricted: true })),
    });
    expect(slip).toContain('[RECIPIENTUL CLIENTULUI|]');
    expect(slip).toContain('[18+ VERIFICĂ ACTUL DE IDENTITATE|]');
    expect(slip).toContain('2 × Ciorbă de burtă 350\u00a0g (18+)');
  });

  test('of a station has its name and only what is made there', () => {
    const order = anOrderView();
    const station = { id: 3, name: 'Ciorbe' };
    const slip = kitchen({ lines: order.lines.map((line) => ({ ...line, station })) }, { stationId: 3 });
    expect(slip[1]).toBe('Ciorbe · Livrare');
    expect(slip.at(-1)).toBe('Alergeni: lapte');
  });

  test('a copy, a change and a cancelled order say so first', () => {
    expect(kitchen({}, { isCopy: true }).slice(0, 2)).toEqual(['*COPIE*', 'Poate a mai fost tipărit o dată']);
    expect(kitchen({}, { changes: ['− 1 × Ciorbă', '+ 1 × Papanași'] }).slice(0, 2)).toEqual([
      '*MODIFICATĂ*',
      '[Ce s-a schimbat|− 1 × Ciorbă\n+ 1 × Papanași]',
    ]);
    const cancelled = kitchen({ status: 'REJECTED', kitchenNumber: null });
    expect(cancelled[0]).toBe('*ANULATĂ*');
    expect(cancelled).not.toContain('Comandă nouă: acceptă sau respinge în panou');
  });
});

describe('the guest’s slip', () => {
  const receipt = (about: Partial<OrderView> = {}, restaurant: SlipRestaurant | null = RESTAURANT) =>
    read(composeSlip('receipt', anOrderView({ ...ACCEPTED, ...about }), { ...OCCASION, restaurant }));

  test('has who sells, where it goes and what it costs, and is no fiscal receipt', () => {
    expect(receipt()).toEqual([
      'Rovina',
      'Lungă nr. 1, Blaj',
      'Tel. 0258 000 100',
      'Rovina SRL · CUI RO1',
      '---',
      '#17 12:40',
      'Livrare la domiciliu',
      'Comanda nr. 48217359 · Plasată: 20.11.2026, 12:00',
      '---',
      'Ana-Maria Constantinescu-Popa',
      '0722 123 456',
      'Lungă nr. 5',
      'bl. B, ap. 3',
      'Blaj, Alba',
      '---',
      '2 × Ciorbă de burtă 350\u00a0g + Ardei iute „iute” = 65,00\u00a0lei',
      '1 × Două pizze, o băutură = 35,00\u00a0lei',
      '1 × Pizza Ø\u00a032\u00a0cm = ',
      '1 × Apă 0,5\u00a0l = gratuit',
      '---',
      'Produse = 100,00\u00a0lei',
      'Ambalaje = 3,00\u00a0lei',
      'Garanție SGR = 0,50\u00a0lei',
      'Reducere ZECE = −10,00\u00a0lei',
      'TOTAL = 93,50\u00a0lei',
      'Numerar',
      '- -',
      'Poftă bună!',
      'Acesta nu este bon fiscal.',
    ]);
  });

  test('before it is accepted, and for a company that fetches it', () => {
    const slip = receipt({
      kitchenNumber: null,
      promisedAt: null,
      method: 'PICKUP',
      pickupPlace: 'La ghișeu',
      company: { name: 'Firma SRL', cui: 'RO2', tradeRegister: '', office: 'Cluj' },
      notes: 'Fără tacâmuri',
    });
    expect(slip).toContain('NOUĂ ACUM');
    expect(slip).toContain('Ridicare din restaurant: Cât mai repede');
    expect(slip).toContain('La ghișeu');
    expect(slip).toContain('[|Fără tacâmuri]');
    expect(slip).toContain('Factură: Firma SRL, CUI RO2, Cluj');
    expect(slip).not.toContain('Blaj, Alba');
  });

  test('without its head while the restaurant is not known, and without what the restaurant left out', () => {
    expect(receipt({}, null)[0]).toBe('#17 12:40');
    const bare = { ...RESTAURANT, street: '', streetNumber: '', city: '', company: { companyName: '', cui: '' } };
    expect(receipt({}, bare).slice(0, 3)).toEqual(['Rovina', 'Tel. 0258 000 100', '---']);
  });
});

test('a test slip shows every Romanian letter', () => {
  expect(read(composeTestSlip({ printer: 'Bar', at: NOON })).join(' ')).toContain('Ă Â Î Ș Ț ă â î ș ț');
});
