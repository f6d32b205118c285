import { describe, expect, test } from 'vitest';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { type DescribedOrder, describeOrder } from './describe-order.ts';

const at = (minutes: number) => plusMinutes(NOON, minutes);

/** An order placed at noon. */
function anOrder(about: Partial<DescribedOrder> = {}, method: DeliveryMethod = 'DELIVERY'): DescribedOrder {
  return { ...anOrderView({ method }), ...about };
}
const confirmed = (about: Partial<DescribedOrder> = {}) =>
  ({ status: 'CONFIRMED', acceptedAt: at(2), minutesToPrepare: 40, promisedAt: at(42), ...about }) as const;
const tell = (order: DescribedOrder, minutes: number) =>
  describeOrder(order, plusMinutes(NOON, minutes), { phone: '0258 000 100' });

describe('what the guest reads', () => {
  test.each<[string, DescribedOrder, number, object]>([
    ['just sent', anOrder(), 0, { mood: 'waiting', title: 'Comanda așteaptă confirmarea', isCallUrgent: false }],
    ['still waiting', anOrder(), 2.99, { isCallUrgent: false }],
    [
      'left without an answer',
      anOrder(),
      3,
      { text: 'Restaurantul nu a răspuns încă. Sună la 0258 000 100.', isCallUrgent: true },
    ],
    [
      'for later, not accepted yet',
      anOrder({ status: 'SCHEDULED', requestedAt: at(1440) }),
      60,
      {
        text: 'Ai cerut-o pentru mâine, la 12:00. Îți scriem pe e-mail imediat ce o confirmăm; pagina se actualizează și singură.',
      },
    ],
    [
      'for later, and the hour comes near without an answer',
      anOrder({ status: 'SCHEDULED', requestedAt: at(120) }),
      90,
      { isCallUrgent: true },
    ],
    [
      'accepted',
      anOrder(confirmed()),
      2,
      { mood: 'accepted', text: 'Ajunge la tine în jurul orei 12:42 (peste 40 de minute).' },
    ],
    [
      'accepted for later than was told before ordering',
      anOrder(confirmed({ toldAt: at(30) })),
      2,
      {
        text: 'Ajunge la tine în jurul orei 12:42 (peste 40 de minute). Înainte de comandă îți spusesem 12:30. Dacă nu îți convine, sună-ne și renunți gratuit.',
      },
    ],
    [
      'accepted for later than was asked for',
      anOrder(confirmed({ requestedAt: at(30) })),
      2,
      {
        text: 'Ajunge la tine în jurul orei 12:42 (peste 40 de minute). Ai cerut ora 12:30. Dacă nu îți convine, sună-ne și renunți gratuit.',
      },
    ],
    [
      'ready to be fetched',
      anOrder(confirmed({ readyAt: at(30) }), 'PICKUP'),
      31,
      { title: 'Comanda e gata', text: 'Te așteaptă la restaurant. Arată numărul comenzii când o ridici.' },
    ],
    [
      'ready, to be brought to the table, later than promised',
      anOrder(confirmed({ readyAt: at(70) }), 'RESTAURANT'),
      70,
      { title: 'Comanda e gata', isCallUrgent: false },
    ],
    [
      'ready, waiting for the courier',
      anOrder(confirmed({ readyAt: at(30) })),
      31,
      { title: 'Comanda este acceptată', text: 'Ajunge la tine în jurul orei 12:42 (peste 11 minute).' },
    ],
    [
      'on its way',
      anOrder(confirmed({ readyAt: at(30), leftAt: at(32) })),
      33,
      { title: 'Comanda a plecat spre tine', text: 'Ajunge la tine în jurul orei 12:42.' },
    ],
    [
      'on its way, due any moment',
      anOrder(confirmed({ readyAt: at(30), leftAt: at(32) })),
      43,
      { title: 'Comanda a plecat spre tine', text: 'Trebuie să ajungă din clipă în clipă.' },
    ],
    [
      'on its way, and late',
      anOrder(confirmed({ readyAt: at(30), leftAt: at(32) })),
      60,
      { text: 'Am întârziat. Dacă vrei să afli de ce, sună-ne.', isCallUrgent: true },
    ],
    [
      'one minute left',
      anOrder(confirmed(), 'PICKUP'),
      41,
      { text: 'O poți ridica în jurul orei 12:42 (peste un minut).' },
    ],
    [
      'promised for another hour',
      anOrder(
        confirmed({
          promisedAt: at(57),
          timeline: [{ kind: 'rescheduled', at: at(20), actor: null, note: '' }],
        }),
      ),
      27,
      { text: 'Ora s-a schimbat. Ajunge la tine în jurul orei 12:57 (peste 30 de minute).' },
    ],
    ['due', anOrder(confirmed()), 42, { text: 'Trebuie să ajungă din clipă în clipă.', isCallUrgent: false }],
    ['due at the counter', anOrder(confirmed(), 'PICKUP'), 43, { text: 'Ar trebui să fie gata. Te așteptăm!' }],
    ['late', anOrder(confirmed()), 57, { isCallUrgent: true }],
    [
      'accepted for another day',
      anOrder(confirmed({ requestedAt: at(1440), promisedAt: at(1440) })),
      10,
      { text: 'Ajunge la tine mâine, în jurul orei 12:00.' },
    ],
    [
      'accepted without an estimate',
      anOrder(confirmed({ promisedAt: null, minutesToPrepare: null })),
      10,
      { text: 'O pregătim acum.' },
    ],
    [
      'handed over',
      anOrder({ ...confirmed(), status: 'DELIVERED' }, 'PICKUP'),
      50,
      { mood: 'done', title: 'Poftă bună!', text: 'Comanda a fost ridicată. Îți mulțumim!' },
    ],
    [
      'rejected',
      anOrder({ status: 'REJECTED', rejectionReason: 'Nu mai avem ciorbă' }),
      5,
      { mood: 'rejected', text: 'Motivul: Nu mai avem ciorbă. Nu ai nimic de plătit.', isCallUrgent: true },
    ],
    [
      'rejected without a word',
      anOrder({ status: 'REJECTED', rejectionReason: null }),
      5,
      { text: 'Nu ai nimic de plătit.' },
    ],
    [
      'rejected after it was paid',
      anOrder({ status: 'REJECTED', rejectionReason: 'Pană de curent!', paymentStatus: 'paid' }),
      5,
      { text: 'Motivul: Pană de curent! Banii plătiți ți se returnează.' },
    ],
  ])('%s', (_name, order, minutes, expected) => {
    expect(tell(order, minutes)).toMatchObject(expected);
  });
});

describe('the line of steps', () => {
  const line = (order: DescribedOrder, minutes: number) =>
    tell(order, minutes).steps.map(({ name, state, hour }) => [name, state, hour].filter(Boolean).join(' '));

  test('from sent to handed over', () => {
    expect(line(anOrder(), 1)).toEqual(['Trimisă done 12:00', 'În așteptare now', 'În pregătire next', 'Livrată next']);
    expect(line(anOrder(confirmed()), 3)).toEqual([
      'Trimisă done 12:00',
      'Acceptată done 12:02',
      'În pregătire now',
      'Livrată next',
    ]);
    const timeline = [{ kind: 'delivered', at: at(40), actor: null, note: '' } as const];
    expect(line(anOrder({ ...confirmed(), status: 'DELIVERED', timeline }, 'PICKUP'), 50)).toEqual([
      'Trimisă done 12:00',
      'Acceptată done 12:02',
      'În pregătire done',
      'Ridicată done 12:40',
    ]);
  });

  test('an accepted order for later is scheduled until the kitchen begins', () => {
    const later = anOrder(confirmed({ requestedAt: at(300), promisedAt: at(300) }));
    expect(line(later, 259)[2]).toBe('Programată now');
    expect(line(later, 260)[2]).toBe('În pregătire now');
  });

  test('what is ready or on its way says so, with the hour', () => {
    expect(line(anOrder(confirmed({ readyAt: at(30) })), 31)[2]).toBe('Gata now 12:30');
    expect(line(anOrder(confirmed({ readyAt: at(30), leftAt: at(32) })), 33)[2]).toBe('Pe drum now 12:32');
  });

  test('a rejection ends it, before acceptance or after', () => {
    const timeline = [{ kind: 'rejected', at: at(6), actor: null, note: '' } as const];
    expect(line(anOrder({ status: 'REJECTED', timeline }), 7)).toEqual(['Trimisă done 12:00', 'Respinsă now 12:06']);
    expect(line(anOrder({ ...confirmed(), status: 'REJECTED', timeline }), 7)).toEqual([
      'Trimisă done 12:00',
      'Acceptată done 12:02',
      'Respinsă now 12:06',
    ]);
  });
});

describe('while the guest waits', () => {
  const waits = (about: Partial<DescribedOrder>, answerMinutes: number | null, method: DeliveryMethod = 'DELIVERY') =>
    describeOrder(anOrder(about, method), at(1), { phone: '0258 000 100', answerMinutes }).text;
  const rest = 'Pagina se actualizează singură; îți scriem și pe e-mail.';

  test.each<[string, string, string]>([
    ['nothing known', waits({}, null), rest],
    ['the usual answer', waits({}, 2), `De obicei răspundem în 2 minute. ${rest}`],
    ['one minute', waits({}, 1), `De obicei răspundem într-un minut. ${rest}`],
    ['the estimate told before ordering', waits({ toldAt: at(42) }, null), `Ajunge pe la 12:42. ${rest}`],
    ['both', waits({ toldAt: at(42) }, 3), `De obicei răspundem în 3 minute; ajunge pe la 12:42. ${rest}`],
    ['an answer that takes longer than a guest is asked to wait', waits({}, 4), rest],
    ['a pickup', waits({ toldAt: at(30) }, null, 'PICKUP'), `O ridici pe la 12:30. ${rest}`],
    ['at the table', waits({ toldAt: at(30) }, null, 'RESTAURANT'), `Ajunge la masă pe la 12:30. ${rest}`],
    ['an estimate that is over', waits({ toldAt: NOON }, null), rest],
  ])('%s', (_what, text, expected) => {
    expect(text).toBe(expected);
  });

  test('an order for later says nothing of the answer', () => {
    expect(waits({ status: 'SCHEDULED', requestedAt: at(1440) }, null)).toMatch(/^Ai cerut-o pentru mâine/);
  });
});

test.each<[string, number, string, string]>([
  ['today', 42, '', '12:42'],
  ['tomorrow', 1440, 'mâine', '12:00'],
  ['in four days', 4 * 1440, 'marți', '12:00'],
])('a promise for %s has its day above the hour', (_when, minutes, day, hour) => {
  expect(tell(anOrder(confirmed({ promisedAt: at(minutes) })), 2)).toMatchObject({ day, hour });
});
