/** Changing an order's hour and taking payment, for staff. */

const NO_MAILBOX = 'Comanda nu are adresă de e-mail: anunțați dumneavoastră clientul.';

export const stepWords = {
  accept: {
    within: (minutes: number, hour: string) => `Acceptă ${minutes}′ · ${hour}`,
    at: (hour: string) => `Acceptă · ${hour}`,
    again: 'Atingeți încă o dată',
    other: 'Altă oră',
    told: 'Cum i s-a spus',
    usual: 'De obicei',
  },
  reschedule: {
    button: 'Schimbă ora',
    title: (orderNumber: number) => `Altă oră pentru comanda nr. ${orderNumber}`,
    now: (moment: string) => `Promisă acum pentru ${moment}`,
    fromNow: 'Gata peste (minute)',
    shift: 'Față de ora promisă (minute)',
    choose: 'Alegeți ora nouă.',
    promise: (moment: string) => `Ora nouă: ${moment}`,
    told: (hasMailbox: boolean) =>
      hasMailbox ? 'Clientul primește un e-mail și vede ora nouă pe pagina comenzii.' : NO_MAILBOX,
    submit: 'Schimbă ora',
    submitting: 'Se schimbă…',
    done: (hasMailbox: boolean) =>
      hasMailbox
        ? 'ora promisă a fost schimbată, clientul este anunțat'
        : 'ora promisă a fost schimbată; anunțați dumneavoastră clientul',
    failed: 'Ora nu a putut fi schimbată.',
  },
  laterThanAsked: (minutes: number, hour: string) => `Cu ${minutes} min mai târziu decât a cerut (${hour}).`,
  laterThanTold: (minutes: number, hour: string) => `Cu ${minutes} min mai târziu decât i s-a spus (${hour}).`,
  ranOut: {
    legend: 'Ce s-a epuizat?',
    hint: 'Ce se alege se marchează epuizat odată cu respingerea; nimic ales: nu se marchează nimic.',
    size: (name: string, size: string) => `${name}, numai ${size}`,
    extra: (name: string) => `Extra: ${name}`,
    until: 'Până când?',
    dayMissing: 'Alegeți ziua în care revine.',
    done: 'respinsă, iar ce s-a ales este marcat epuizat',
  },
  correction: {
    button: 'Corectează plata',
    title: (orderNumber: number) => `Plata comenzii nr. ${orderNumber}`,
    now: (payment: string) => `Înregistrată acum: ${payment}`,
    hint: 'Se poate corecta în ziua predării. Cine și când rămâne în istoricul comenzii; închiderea zilei se schimbă și ea.',
    shiftClosed: (courier: string) =>
      `Tura în care ${courier} a predat comanda este închisă, iar banii ei sunt numărați: corectura apare la închiderea zilei, ca diferență a turei.`,
    submit: 'Salvează plata',
    submitting: 'Se salvează…',
    done: 'plata a fost corectată',
    failed: 'Plata nu a putut fi corectată.',
  },
  payment: {
    legend: 'Cum s-a plătit?',
    none: 'Încă neplătită',
    sumOf: (means: string) => `${means}, în lei`,
    mealCard: (maximum: string, rest: string) =>
      `Cu cardul de masă se pot plăti cel mult ${maximum}; restul de ${rest} se încasează altfel.`,
    mealCardTooMuch: (taken: string, maximum: string) =>
      `Cu cardul de masă s-au înregistrat ${taken}, dar se puteau plăti cel mult ${maximum}. Corectați plata sau anunțați contabilul.`,
    wrong: (total: string) => `Cele două sume trebuie să fie mai mari decât zero și să dea împreună ${total}.`,
  },
} as const;
