/** `/admin/online-payments` (back-office.md §2). */

import type { GoingLiveStep, StepState } from '#domain/payments/going-live.ts';
import type { ContractProvider } from '#domain/payments/payment-settings.ts';

type StepWords = { readonly title: string; readonly hint?: string };

export const onlinePaymentsWords = {
  title: 'Plăți online',
  intro: 'Clienții plătesc cu cardul pe pagina procesatorului. Datele cardului nu ajung niciodată la magazin.',
  failed: 'Plățile online nu pot fi afișate acum.',
  untried:
    'Legătura cu procesatorii este scrisă după documentația lor și nu a fost încercată cu un cont real. Încercați-o întâi în modul de probă și spuneți-ne ce diferă.',
  states: {
    off: {
      title: 'Plata online este oprită',
      text: 'Clienții plătesc la livrare sau la ridicare. Alegeți un procesator, scrieți cheile contului, apoi salvați.',
    },
    trial: {
      title: 'Demonstrația are „Plată de probă”',
      text: 'Clienții demonstrației văd tot drumul unei plăți, fără bani și fără contract. Se oferă cât timp „Card online” este bifat la „Metode de plată”.',
    },
    test: {
      title: 'Plata online este în modul de probă',
      text: 'Nu se iau bani. Cine știe numărul unui card de probă poate comanda fără să plătească: țineți modul de probă pornit numai cât încercați.',
    },
    live: {
      title: 'Plata online este pornită',
      text: 'Banii clienților ajung în contul procesatorului, care vi-i virează după contractul lui.',
    },
    keyless: {
      title: 'Cheile nu pot fi citite, plata online nu merge',
      text: 'Cheile au fost criptate pe alt calculator, de pildă înainte de o restaurare. Scrieți-le din nou mai jos.',
    },
  },
  section: 'Cine încasează',
  sectionHint: 'Cu fiecare aveți nevoie de un contract. Comisionul îl aflați de la el.',
  provider: 'Procesatorul',
  none: 'Fără plată online',
  notes: {
    netopia: 'Contract românesc. Banii se iau la comandă și se dau înapoi dacă respingeți.',
    stripe: 'Banii se pot bloca la comandă și lua la acceptare. Are Apple Pay și Google Pay.',
    viva: 'Banii se pot bloca la comandă și lua la acceptare. Are Apple Pay și Google Pay.',
  } satisfies Record<ContractProvider, string>,
  mode: 'Modul',
  modeNotes: { test: 'cu chei și carduri de probă', live: 'se iau bani adevărați' },
  charge: 'Când se iau banii',
  chargeNotes: {
    hold: 'Blocați la comandă; dacă respingeți, se eliberează. Dacă acceptați mai puțin, se ia mai puțin.',
    at_once: 'Dacă respingeți, se dau înapoi, de obicei în câteva zile.',
  },
  onlyAtOnce: (provider: string) =>
    `${provider} ia banii la comandă; dacă respingeți, magazinul îi dă înapoi singur. Blocarea până la acceptare nu este oferită de API-ul lui.`,
  mealCards: 'Carduri de masă online',
  mealCardsHint:
    'Bifați numai emitenții cu care aveți contract de afiliere și pentru plata online. Se plătesc cu ele mâncarea și băuturile fără alcool; restul, altfel.',
  noMealCards: (provider: string) => `${provider} nu primește carduri de masă românești.`,
  account: {
    titles: { test: 'Chei de probă', live: 'Chei reale' },
    states: { empty: 'Lipsesc', stored: 'Salvate', unreadable: 'Nu pot fi citite' },
    inUse: 'Folosite acum',
    empty: {
      test: 'Cheile mediului de probă al procesatorului. Cu ele încercați tot drumul, fără bani.',
      live: 'Cheile contului real. Scrieți-le după ce proba merge.',
    },
    unreadable: 'Au fost criptate pe alt calculator. Scrieți-le din nou.',
    secret: 'salvată, nu se mai arată',
    savedAt: 'Salvate',
    lastTrial: 'Ultima încercare',
    untried: 'neîncercate',
    write: 'Scrie cheile',
    change: 'Schimbă cheile',
    attempt: 'Încearcă cheile',
    attemptFailed: 'Cheile nu au putut fi încercate.',
    remove: 'Șterge cheile',
    removeTitle: 'Ștergeți cheile?',
    removeText:
      'Plățile începute cu ele nu mai pot fi urmărite și nici date înapoi de aici, ci numai din contul procesatorului.',
    removeFailed: 'Cheile nu au fost șterse.',
    dialogTitle: (provider: string, mode: string) => `${provider}: ${mode.toLowerCase()}`,
    dialogHint: 'Cheile se păstrează criptate și nu mai pot fi citite de aici.',
    staysHint: 'Lăsat gol, rămâne cum este.',
    save: 'Salvează cheile',
    saveFailed: 'Cheile nu au fost salvate',
  },
  addresses: {
    title: 'De scris în contul procesatorului',
    hint: 'Fără ele magazinul află de plăți numai întrebând, mai târziu.',
    notice: 'Adresa pentru notificări (webhook)',
    back: 'Adresa de întoarcere (Success URL și Failure URL)',
    copy: 'Copiază',
    copyOf: (what: string) => `Copiază: ${what}`,
    copied: 'Copiat.',
    events: {
      stripe:
        'Evenimente: checkout.session.completed, checkout.session.expired, payment_intent.amount_capturable_updated, payment_intent.payment_failed, charge.refunded.',
      viva: 'Evenimente: Transaction Payment Created, Transaction Failed, Transaction Reversal Created.',
    },
  },
  confirm: {
    title: 'De confirmat cu procesatorul',
    hint: 'Puncte care țin de contract sau pe care documentația nu le lămurește. Întrebați înainte de prima plată reală.',
    points: {
      netopia: [
        'Se poate da înapoi o parte din sumă (partial credit) prin API, și cum apare ea în răspunsul la „status”?',
        'Oferă contractul preautorizare? Magazinul nu o folosește, iar API-ul o anunță abia pentru viitor.',
        'Cheia publică pentru notificări este a contului sau a punctului de vânzare, și cum anunțați schimbarea ei?',
        'În ce formă trimiteți fișierul cu decontările (CSV, coloane, separator)?',
        'Trec pe pagina de plată cardurile Edenred, Up și Pluxee, dacă avem contract cu emitentul?',
      ],
      stripe: [
        'Contul poate bloca sume în lei (capture_method: manual), și câte zile?',
        'O plată luată pe mai puțin decât s-a blocat apare ca rambursare a restului în rapoartele dumneavoastră?',
        'Cât durează ca banii dați înapoi să ajungă la client?',
        'Ce raport de decontare (payout reconciliation) putem descărca?',
      ],
      viva: [
        'Sursa de plată permite preautorizare, și câte zile ține suma blocată?',
        'Cheile API ale contului pot încasa (capture) și da înapoi, și o parte din sumă?',
        'Adresa de anulare a unei comenzi neplătite este cea nouă (/checkout/v2/orders) sau cea veche (/api/orders)?',
        'Ce fișier de decontare putem descărca?',
      ],
    } satisfies Record<ContractProvider, readonly string[]>,
  },
  goingLive: {
    title: 'Înainte de prima plată reală',
    hint: 'Ce știe magazinul se bifează singur.',
    states: { done: 'Gata', missing: 'Lipsește', by_hand: 'De făcut' } satisfies Record<StepState, string>,
    steps: {
      company: {
        title: 'Datele firmei sunt complete',
        hint: 'Nume și contact: denumire, CUI, registrul comerțului, sediu, autorizații.',
      },
      contact: { title: 'Telefonul, e-mailul și adresa sunt pe site', hint: 'Nume și contact; Adresa.' },
      terms: {
        title: 'Termenii și condițiile sunt publicate',
        hint: 'Texte legale. Fără clauze pe care legea le interzice.',
      },
      privacy: {
        title: 'Politica de confidențialitate este publicată',
        hint: 'Adăugați numele procesatorului la cei care primesc date.',
      },
      prices: { title: 'Prețurile sunt afișate în lei' },
      anpc: { title: 'Legăturile către ANPC și SAL sunt în subsol' },
      https: { title: 'Magazinul are adresă https', hint: 'Fără ea nu se poate porni modul real.' },
      live_keys: { title: 'Cheile reale sunt salvate' },
      tried_keys: { title: 'Cheile reale au fost încercate și sunt bune' },
      notice_address: { title: 'Adresa pentru notificări este scrisă la procesator' },
      return_address: { title: 'Adresa de întoarcere este scrisă la procesator' },
      policies: {
        title: 'Politica de livrare și de anulare este în termeni',
        hint: 'Cât durează livrarea, cum se anulează, când și cum se dau banii înapoi.',
      },
      logos: {
        title: 'Siglele NETOPIA, Visa și Mastercard sunt pe site',
        hint: 'NETOPIA vă dă imaginea lor; puneți-o în Termeni sau întrebați dacă pagina lor ajunge.',
      },
      domain: {
        title: 'NETOPIA are dovada că domeniul este al firmei',
        hint: 'Factura domeniului sau datele din whois.',
      },
      meal_cards: { title: 'Contractul cu emitentul cardurilor de masă prevede plata online' },
      receipt: {
        title: 'Contabilul știe ce bon se dă la plata online',
        hint: 'Casa de marcat: plata cu cardul pe site cere, de regulă, bon fiscal ca orice plată cu cardul.',
      },
      announce: {
        title: 'NETOPIA a fost anunțată că site-ul este gata',
        hint: 'Un e-mail la implementare@netopia.ro.',
      },
    } as Readonly<Record<GoingLiveStep, StepWords>>,
  },
} as const;
