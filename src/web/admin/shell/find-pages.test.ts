import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold } from '#domain/text/fold.ts';
import { STAFF_DECLARATIONS } from '#web/pages/staff-pages.ts';
import { findPages, findSettings, settingsOf } from './find-pages.ts';
import { officeGroups, searchedGroups } from './office-groups.ts';

const GROUPS = searchedGroups(STAFF_DECLARATIONS);
const labelsFor = (typed: string) => findPages(GROUPS, typed).map(({ label }) => label);

test('nothing typed lists every page that is built', () => {
  expect(labelsFor('')).toContain('Nume și contact');
  expect(labelsFor('')).not.toContain('În lucru');
  expect(findSettings(GROUPS, ' ')).toEqual([]);
});

/** A page by its name, or any page of a group: `Oferte›`. */
const SOUGHT: Readonly<Record<string, string>> = {
  'Oferte›':
    'discount, discounturi, reducere, reduceri, promoție, promoții, ofertă, oferte, marketing, campanie, happy hour, 1+1, gratis, cadou, voucher, transport gratuit, prima comandă, client nou',
  'Cod de reducere': 'cupon, cupoane, cod de reducere',
  Program:
    'zi închisă, zile închise, zi inchisa, concediu, vacanță, vacanta, sărbători, Crăciun, Paște, program, programul, orar, ore, non-stop, zile libere, când suntem închiși',
  'Contul meu':
    'doi factori, 2FA, autentificare, parolă, parola mea, schimb parola, passkey, dispozitive, contul meu, al doilea pas, tabletă nouă',
  Utilizatori:
    'angajat, angajați, angajat nou, adaug un angajat, personal, bucătar, ospătar, manager, rol, utilizator, coleg',
  Imprimante: 'imprimantă, imprimanta, imprimantele, imprimnta, bon, bonuri, tipărire, hârtie, Epson, Star',
  'Zone de livrare':
    'comandă minimă, comanda minima, taxă de livrare, taxa, localitate, sate, zonă, livrare gratuită, cost livrare, județ',
  'Metode de plată': 'plată, card, numerar, POS, bani',
  'Plăți online': 'plăți, plăți online, plata online, NETOPIA, Stripe, procesator, Apple Pay',
  Produse: 'alergeni, preț, prețuri, produs, mâncare, băuturi, alcool, stoc, TVA, SGR, ambalaj, valori nutriționale',
  'Import de meniu': 'arhivă, import, GloriaFood, excel, csv, export',
  Categorii: 'categorie, categorii, ordinea meniului',
  'Grupuri de opțiuni': 'toppinguri, sosuri, suplimente, garnituri, extra',
  Ingrediente: 'ingredient, rețetă, s-a terminat',
  'Secții de bucătărie': 'grătar, secție, bar',
  Opinii: 'reclamație, reclamații, recenzie, recenzii, opinie, stele, feedback',
  Retrageri: 'retragere, retur, bani înapoi, rambursare',
  Blocări: 'blocat, blochez, farse, comandă falsă, listă neagră',
  'Datele unei persoane': 'GDPR, date personale, ștergere date',
  Statistici: 'raport, rapoarte, grafice, statistică',
  Vânzări: 'vânzări, încasări, cifră de afaceri',
  'Închidere zi': 'raport Z, închidere, casă, contabil, monetar',
  'Comenzi respinse': 'respinse, comandă anulată, refuzate',
  Facturi: 'factura, facturi, Oblio, SmartBill, e-Factura',
  'Nume și contact':
    'CUI, firmă, factură, telefonul restaurantului, e-mailul restaurantului, slogan, registrul comerțului',
  Adresă: 'adresa, COD postal, hartă, stradă',
  'Imaginile restaurantului': 'logo, poze, fotografii, galerie',
  'Texte legale': 'termeni, condiții, confidențialitate, cookies',
  'Prezență online': 'cod QR, Google, Facebook, afiș, link',
  'E-mail către abonați': 'newsletter, abonați',
  'Trimiterea e-mailurilor': 'e-mail, SMTP, spam, SPF, mail de probă, nu ajung mailurile',
  'Servicii oferite': 'ridicare, precomenzi, servire la masă, livrare',
  'Capacitatea bucătăriei': 'capacitate, prea multe comenzi, aglomerat',
  'Starea magazinului': 'copie de siguranță, backup, disc, nu merge',
  'Istoric modificări': 'istoric, cine a schimbat, audit',
  'Jurnal de securitate': 'jurnal, conectări, parole greșite',
  Curieri: 'curier, livrator, tură',
  'Meniul zilei': 'meniul zilei',
  Epuizate: 'epuizat, epuizate',
  Rezervări: 'rezervare, rezervări',
  Pauze: 'pauză',
  Telefon: 'telefon',
};

const CASES = Object.entries(SOUGHT).flatMap(([page, words]) => words.split(', ').map((word) => [word, page] as const));

test('the list holds more than 130 words', () => {
  expect(new Set(CASES.map(([word]) => word)).size).toBeGreaterThanOrEqual(130);
});

test.each(CASES)('„%s” leads to %s, first or second', (word, page) => {
  const found = findPages(GROUPS, word).slice(0, 2);
  const names = found.map(({ label, group }) => (page.endsWith('›') ? `${group}›` : label));
  expect(names, found.map(({ label }) => label).join(', ')).toContain(page);
});

test('every word has to be there', () => {
  expect(labelsFor('adresa xyzzy')).toEqual([]);
  expect(findSettings(GROUPS, 'minima xyzzy')).toEqual([]);
});

test('a named field leads to its page, on the tab where it stands', () => {
  expect(findSettings(GROUPS, 'comanda minima')[0]).toMatchObject({ label: 'Comandă minimă', page: 'Zone de livrare' });
  expect(findSettings(GROUPS, 'zi inchisa')[0]).toMatchObject({
    label: 'Zile închise',
    link: { to: '/admin/set-schedule', search: { tab: 'zile-inchise' } },
  });
});

test('every setting is called what its screen calls it', () => {
  const folder = new URL('../../i18n/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.ts$/.test(name),
  );
  const shown = fold(files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n'));
  const settings = GROUPS.flatMap(({ entries }) => entries.flatMap(settingsOf)).map(({ label }) => label);
  expect(settings.length).toBeGreaterThan(30);
  expect(settings.filter((label) => !shown.includes(fold(label)))).toEqual([]);
});

test('every page of the office stands in a group of the owner’s words', () => {
  expect(officeGroups(STAFF_DECLARATIONS).map(({ title }) => title)).toEqual([
    null,
    'Comenzi și masă',
    'Meniu',
    'Oferte',
    'Clienți',
    'Plăți și bonuri',
    'Rapoarte',
    'Restaurant',
    'Cont',
  ]);
});
