/** What staff read when they change an hour or take the money. */
import type { PaymentMethod } from '#domain/orders/order.ts';

export const stepWords = {
  reschedule: {
    button: 'Schimbă ora',
    title: (orderNumber: number) => `Altă oră pentru comanda nr. ${orderNumber}`,
    now: (moment: string) => `Promisă acum pentru ${moment}`,
    fromNow: 'Gata peste (minute)',
    shift: 'Față de ora promisă (minute)',
    choose: 'Alegeți ora nouă.',
    promise: (moment: string) => `Ora nouă: ${moment}`,
    told: 'Clientul primește un e-mail și vede ora nouă pe pagina comenzii.',
    submit: 'Schimbă ora',
    submitting: 'Se schimbă…',
    done: 'Ora promisă a fost schimbată. Clientul este anunțat.',
    failed: 'Ora nu a putut fi schimbată.',
  },
  payment: {
    legend: 'Cum s-a plătit?',
    methods: {
      CASH: 'Numerar',
      CARD: 'Card',
      CASH_AND_CARD: 'Numerar și card',
    } satisfies Record<PaymentMethod, string>,
    none: 'Încă neplătită',
    cash: 'Numerar, în lei',
    card: 'Card, în lei',
    wrong: (total: string) => `Cele două sume trebuie să fie mai mari decât zero și să dea împreună ${total}.`,
  },
} as const;
