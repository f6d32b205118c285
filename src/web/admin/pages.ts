/** Every page of the back office. The navigation lists them in this order (back-office.md §2). */

import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { defineFrame, definePage, defineWay } from '#web/pages/define-page.ts';
import { readListSearch } from '#web/staff/list-search.ts';
import { readMenuSearch } from '#web/staff/menu-editor/menu-search.ts';
import { pageIndex, readPageNumber } from '#web/ui/page-number.ts';
import { readChangesSearch } from './changes/changes-search.ts';
import { readStateSearch } from './guests/state-search.ts';
import { iconOfKind } from './marketing/kind-icon.ts';
import { readPromotionSearch } from './marketing/promotion-search.ts';
import { readCategoriesSearch } from './menu/categories-search.ts';
import { readCopiedGroup } from './menu/options/option-search.ts';
import { readPeriodSearch, readText } from './reports/period-search.ts';
import type { ProductsSearch } from './reports/products-screen.tsx';
import type { RejectedSearch } from './reports/rejected-orders-screen.tsx';
import { today } from './reports/today.ts';
import { readSecuritySearch } from './security/security-search.ts';
import { scheduleSearch } from './setup/schedule/schedule-search.ts';
import { servicesSearch } from './setup/services/services-search.ts';

/** Fragment of the rules on the panel's page. */
const GUEST_RULES_ANCHOR = 'reguli';

export const ADMIN_FRAMES = [
  defineFrame({
    address: '/admin',
    title: 'Panou de administrare',
    area: '/admin',
    file: () => import('./shell/admin-layout.tsx'),
    screen: 'AdminLayout',
  }),
  defineFrame({
    address: '/admin/statistics',
    title: 'Statistici',
    file: () => import('./reports/statistics-layout.tsx'),
    screen: 'StatisticsLayout',
  }),
] as const;

/** The address that a kind of promotion had to itself: the list of all with only this kind. Newer kinds have none. */
const offersOfKind = <const Address extends string>(address: Address, type: PromotionType) =>
  definePage({
    address,
    title: KIND_WORDS[type].title,
    search: readPromotionSearch,
    listed: {
      group: 'marketing',
      icon: iconOfKind(type),
      keywords: KIND_WORDS[type].keywords.join(', '),
      isFoundOnly: true,
    },
    file: () => import('./marketing/promotion-screen.tsx'),
    screen: 'PromotionScreen',
    props: ({ search }) => ({ type, search }),
  });

export const ADMIN_PAGES = [
  definePage({
    address: '/admin',
    title: 'Panou de administrare',
    listed: { group: 'top', label: 'Acasă', icon: 'home', isExact: true },
    file: () => import('./shell/admin-home.tsx'),
    screen: 'AdminHome',
  }),
  definePage({
    address: '/admin/health',
    title: 'Starea magazinului',
    listed: {
      group: 'top',
      icon: 'heartbeat',
      keywords:
        'copie de siguranță, backup, disc, e-mail netrimis, imprimantă, tabletă, merge, probleme, alarmă, server, copii, restaurare, webhook, SMS, a căzut, nu merge',
    },
    file: () => import('./health/health-screen.tsx'),
    screen: 'HealthScreen',
  }),
  definePage({
    address: '/admin/menu',
    title: 'Produse',
    search: readMenuSearch,
    listed: {
      group: 'menu',
      icon: 'soup',
      keywords:
        'meniu, preț, stoc, fel de mâncare, arhivă, mâncare, feluri, dispărut, scump, ieftin, adaugă produs, băuturi, alcool, 18+, vegetarian, ambalaj, SGR, garanție',
      settings: 'Alergeni, TVA, Valori nutriționale, Disponibilitate, Stoc și porții, Drepturile managerilor',
      isExact: true,
    },
    file: () => import('./menu/admin-menu-screen.tsx'),
    screen: 'AdminMenuScreen',
  }),
  definePage({
    address: '/admin/menu/add-new-meal',
    title: 'Produs nou',
    reachedFrom: 'the list of products',
    file: () => import('#web/staff/menu-editor/product-form-screen.tsx'),
    screen: 'NewProductScreen',
    props: () => ({ room: 'admin' as const }),
  }),
  definePage({
    address: '/admin/menu/table',
    title: 'Meniul ca tabel',
    search: readMenuSearch,
    listed: {
      group: 'menu',
      icon: 'table',
      keywords: 'prețuri, scumpire, Excel, foaie de calcul, TVA, SGR, 18+, alergeni, mai multe produse deodată',
    },
    file: () => import('./menu/table/menu-table-screen.tsx'),
    screen: 'MenuTableScreen',
  }),
  definePage({
    address: '/admin/menu/$mealId',
    title: 'Produs',
    reachedFrom: 'the list of products',
    file: () => import('#web/staff/menu-editor/product-screen.tsx'),
    screen: 'ProductScreen',
    props: ({ params }) => ({ room: 'admin', id: Number(params.mealId) }),
  }),
  definePage({
    address: '/admin/menu/$mealId/edit',
    title: 'Modificare produs',
    reachedFrom: 'the page of a product',
    file: () => import('#web/staff/menu-editor/product-form-screen.tsx'),
    screen: 'EditProductScreen',
    props: ({ params }) => ({ room: 'admin', id: Number(params.mealId) }),
  }),
  definePage({
    address: '/admin/menu/add-category',
    title: 'Categorii',
    search: readCategoriesSearch,
    listed: {
      group: 'menu',
      icon: 'category',
      keywords: 'meniu, ordine, suplimente, punct de ridicare, secțiuni meniu, ordinea meniului, precomandă',
    },
    file: () => import('./menu/categories-screen.tsx'),
    screen: 'CategoriesScreen',
  }),
  definePage({
    address: '/admin/menu/option-groups',
    title: 'Grupuri de opțiuni',
    listed: {
      group: 'menu',
      icon: 'list-check',
      keywords: 'toppinguri, sosuri, blat, jumătate, garnituri, meniu, extra, suplimente, variante, alegeri, adaosuri',
    },
    file: () => import('./menu/options/option-groups-screen.tsx'),
    screen: 'OptionGroupsScreen',
  }),
  definePage({
    address: '/admin/menu/option-groups/$groupId',
    title: 'Grup de opțiuni',
    search: readCopiedGroup,
    reachedFrom: 'the list of option groups',
    file: () => import('./menu/options/option-group-screen.tsx'),
    screen: 'OptionGroupScreen',
    props: ({ params, search }) => ({ groupId: params.groupId, copiedId: search.copie ?? null }),
  }),
  definePage({
    address: '/admin/menu/ingredients',
    title: 'Ingrediente',
    listed: {
      group: 'menu',
      icon: 'leaf',
      keywords: 'epuizat, s-a terminat, lipsă, rețetă, stoc, materii prime, terminat',
    },
    file: () => import('./menu/ingredients-screen.tsx'),
    screen: 'IngredientsScreen',
  }),
  definePage({
    address: '/admin/menu/stations',
    title: 'Secții de bucătărie',
    listed: {
      group: 'menu',
      icon: 'flame',
      keywords: 'bucătărie, grătar, ciorbe, tablă, posturi de lucru, posturi, pizzerie, bar, ecran bucătărie',
    },
    file: () => import('./menu/stations-screen.tsx'),
    screen: 'StationsScreen',
  }),
  definePage({
    address: '/admin/import',
    title: 'Import de meniu',
    listed: {
      group: 'menu',
      icon: 'download',
      keywords:
        'GloriaFood, mutare, export, Excel, CSV, XLSX, tabel, arhivă, tot restaurantul, copie completă, aduce meniul, încarcă meniul, mută restaurantul',
      settings: 'Luați-vă datele cu dumneavoastră',
    },
    file: () => import('./menu/import/import-screen.tsx'),
    screen: 'ImportScreen',
  }),
  definePage({
    address: '/admin/set-name',
    title: 'Nume și contact',
    listed: {
      group: 'restaurant',
      icon: 'id-badge-2',
      keywords:
        'telefon, e-mail, date firmă, CUI, firmă, factură, ANPC, slogan, despre noi, registrul comerțului, denumire',
      settings:
        'Numele restaurantului, Număr de telefon, Adresă de e-mail, CUI, Plătitor de TVA, Autorizații, Slogan, Sediu social, Capital social',
    },
    file: () => import('./setup/set-name-screen.tsx'),
    screen: 'SetNameScreen',
  }),
  definePage({
    address: '/admin/set-location',
    title: 'Adresă',
    listed: {
      group: 'restaurant',
      icon: 'map-pin',
      keywords: 'localitate, hartă, cod poștal, stradă, coordonate, GPS, unde suntem',
      settings: 'Locul pe hartă, Cod poștal',
    },
    file: () => import('./setup/set-location-screen.tsx'),
    screen: 'SetLocationScreen',
  }),
  definePage({
    address: '/admin/set-pictures',
    title: 'Imaginile restaurantului',
    listed: {
      group: 'restaurant',
      icon: 'photo',
      keywords: 'fotografii, galerie, poze, prima pagină, despre noi, logo, imagine, siglă',
    },
    file: () => import('./setup/restaurant-pictures-screen.tsx'),
    screen: 'RestaurantPicturesScreen',
  }),
  definePage({
    address: '/admin/set-schedule',
    title: 'Program',
    search: scheduleSearch,
    listed: {
      group: 'restaurant',
      icon: 'clock',
      keywords:
        'ore, orar, sărbători, zile libere, zile închise, program comenzi, concediu, vacanță, zi închisă, închis, non-stop, deschidere, închidere, program de lucru, Crăciun, Paște, renovare',
      settings: 'Deschis non-stop, Copiază la toate zilele',
      sections: [
        { label: 'Zile închise', search: { tab: 'zile-inchise' } },
        { label: 'Mesaj pentru clienți', search: { tab: 'zile-inchise' } },
      ],
    },
    file: () => import('./setup/schedule/set-schedule-screen.tsx'),
    screen: 'SetScheduleScreen',
    props: ({ search }) => ({ tab: search.tab ?? 'program' }),
  }),
  definePage({
    address: '/admin/set-services',
    title: 'Servicii oferite',
    search: servicesSearch,
    listed: {
      group: 'ordering',
      icon: 'truck-delivery',
      keywords:
        'ridicare, livrare, rezervări, precomenzi, preluare, la pachet, masă, mese, cod QR la masă, servire la masă, recipient, cât mai repede, comandă în avans, timp de pregătire',
      settings: 'Timp minim înainte, Timp maxim înainte, Comenzi cu servire la masă, Recipientul clientului',
      sections: [{ label: 'Masă pentru acum', search: { service: 'booking' } }],
    },
    file: () => import('./setup/services/set-services-screen.tsx'),
    screen: 'SetServicesScreen',
    props: ({ search }) => ({ service: search.service ?? 'pickup' }),
  }),
  definePage({
    address: '/admin/set-capacity',
    title: 'Capacitatea bucătăriei',
    listed: {
      group: 'ordering',
      icon: 'gauge',
      keywords: 'limită, puncte, aglomerat, sfert de oră, livrări, prea multe comenzi, încărcare, comenzi pe oră',
      settings: 'Puncte de lucru la 15 minute, Livrări la 15 minute, Cât valorează o porție',
    },
    file: () => import('./setup/capacity/set-capacity-screen.tsx'),
    screen: 'SetCapacityScreen',
  }),
  defineWay({
    to: '/comenzi/serviciu',
    hash: GUEST_RULES_ANCHOR,
    listed: {
      group: 'ordering',
      label: 'Reguli pentru clienți',
      icon: 'list-check',
      keywords:
        'anulare, locuri, durata mesei, capacitate, repetiție, exercițiu, anularea comenzii, reguli rezervări, mese',
    },
  }),
  definePage({
    address: '/admin/set-printers',
    title: 'Imprimante',
    listed: {
      group: 'ordering',
      icon: 'printer',
      keywords:
        'bonuri, tipărire, Star, Epson, bucătărie, hârtie, bon, tipărește, imprimă, CloudPRNT, bon de bucătărie',
    },
    file: () => import('./setup/printers/printers-screen.tsx'),
    screen: 'PrintersScreen',
  }),
  definePage({
    address: '/admin/set-fiscal',
    title: 'Casa de marcat',
    listed: {
      group: 'money',
      icon: 'receipt',
      keywords:
        'bon fiscal, casă, AMEF, FiscalNet, Datecs, EcrBridge, Fisco, grupe TVA, departament, cod de plată, raport Z, ANAF',
      settings: 'Grupa pentru vânzări fără TVA, Bonul de probă, Bonul unei comenzi plătite online',
    },
    file: () => import('./setup/fiscal/fiscal-screen.tsx'),
    screen: 'FiscalScreen',
  }),
  definePage({
    address: '/admin/set-payment-methods',
    title: 'Metode de plată',
    listed: {
      group: 'money',
      icon: 'credit-card',
      keywords: 'numerar, card, plată, POS, bani, plată la livrare, achitare, încasare cu cardul',
    },
    file: () => import('./setup/payments/set-payments-screen.tsx'),
    screen: 'SetPaymentsScreen',
  }),
  definePage({
    address: '/admin/vat',
    title: 'Cote de TVA',
    listed: {
      group: 'money',
      icon: 'percentage',
      keywords: 'TVA, taxă, cotă redusă, 11 %, 21 %, schimbare de cotă, plătitor de TVA, an nou',
    },
    file: () => import('./setup/vat/vat-rates-screen.tsx'),
    screen: 'VatRatesScreen',
  }),
  definePage({
    address: '/admin/invoices',
    title: 'Facturi',
    listed: {
      group: 'money',
      icon: 'file-invoice',
      keywords: 'factură, facturare, firmă, companie, CUI, Oblio, SmartBill, FGO, e-Factura, serie',
      settings: 'Program de facturare, Seria facturilor, Facturi neemise',
    },
    file: () => import('./setup/invoices/invoices-screen.tsx'),
    screen: 'InvoicesScreen',
  }),
  definePage({
    address: '/admin/online-payments',
    title: 'Plăți online',
    listed: {
      group: 'money',
      icon: 'credit-card-pay',
      keywords:
        'card online, plată online, procesator, NETOPIA, mobilPay, Stripe, Viva, chei API, webhook, Apple Pay, Google Pay, card de masă online, preautorizare',
      settings: 'Procesatorul, Carduri de masă online, Când se iau banii',
    },
    file: () => import('./setup/payments/online/online-payments-screen.tsx'),
    screen: 'OnlinePaymentsScreen',
  }),
  definePage({
    address: '/admin/delivery-zones',
    title: 'Zone de livrare',
    listed: {
      group: 'ordering',
      icon: 'map-route',
      keywords:
        'localități, taxă, comandă minimă, livrare gratuită, zonă, sat, oraș, transport, cost livrare, raza de livrare, județ',
      settings: 'Comandă minimă, Taxă (lei), Gratuit de la, Minute în plus',
    },
    file: () => import('./setup/zones/delivery-zones-screen.tsx'),
    screen: 'DeliveryZonesScreen',
  }),
  definePage({
    address: '/admin/couriers',
    title: 'Curieri',
    listed: {
      group: 'ordering',
      icon: 'moped',
      keywords: 'livrator, tură, PIN, numerar, livrare, șofer, curier nou, predare bani, comisionar, rest',
    },
    file: () => import('./setup/couriers/couriers-screen.tsx'),
    screen: 'CouriersScreen',
  }),
  definePage({
    address: '/admin/legal-texts',
    title: 'Texte legale',
    listed: {
      group: 'restaurant',
      icon: 'scale',
      keywords:
        'termeni, condiții, confidențialitate, cookies, accesibilitate, versiuni, GDPR, politică, drepturi, ANPC, juridic, regulament',
      settings: 'Termeni și condiții, Politica de confidențialitate, Politica de cookies, Declarația de accesibilitate',
    },
    file: () => import('./setup/legal/legal-texts-screen.tsx'),
    screen: 'LegalTextsScreen',
  }),
  definePage({
    address: '/admin/legal-texts/$kind',
    title: 'Texte legale',
    reachedFrom: 'the list of legal texts',
    file: () => import('./setup/legal/legal-text-screen.tsx'),
    screen: 'LegalTextScreen',
    props: ({ params }) => params,
  }),
  definePage({
    address: '/admin/promotions',
    title: 'Oferte',
    search: readPromotionSearch,
    listed: {
      group: 'marketing',
      icon: 'discount',
      keywords: [
        'promoții, reduceri, ofertă',
        ...Object.values(KIND_WORDS).flatMap(({ title, keywords }) => [title, ...keywords]),
      ].join(', '),
    },
    file: () => import('./marketing/promotion-screen.tsx'),
    screen: 'PromotionScreen',
    props: ({ search }) => ({ type: null, search }),
  }),
  offersOfKind('/admin/combo-promo', 'BUY_X_GET_Y_FREE'),
  offersOfKind('/admin/coupon-promo', 'COUPON_CODE'),
  offersOfKind('/admin/newsletter-promo', 'NEWSLETTER_SUBSCRIPTION'),
  offersOfKind('/admin/discount-on-product', 'DISCOUNT_ON_PRODUCT'),
  offersOfKind('/admin/discount-on-cart', 'DISCOUNT_ON_CART'),
  offersOfKind('/admin/fixed-discount-on-cart', 'FIXED_DISCOUNT_ON_CART'),
  offersOfKind('/admin/buy-one-get-one', 'BUY_ONE_GET_ONE'),
  offersOfKind('/admin/free-item', 'FREE_ITEM'),
  offersOfKind('/admin/free-delivery', 'FREE_DELIVERY'),
  offersOfKind('/admin/first-order', 'FIRST_ORDER'),
  definePage({
    address: '/admin/newsletter-blog',
    title: 'E-mail către abonați',
    search: ({ page }: Readonly<Record<string, unknown>>) => readPageNumber(page),
    listed: { group: 'marketing', icon: 'send', keywords: 'newsletter, trimite, abonați' },
    file: () => import('./marketing/newsletter-screen.tsx'),
    screen: 'NewsletterScreen',
    props: ({ search }) => ({ page: pageIndex(search) }),
  }),
  definePage({
    address: '/admin/mail-settings',
    title: 'Trimiterea e-mailurilor',
    listed: {
      group: 'restaurant',
      icon: 'mail-check',
      keywords:
        'SMTP, server de e-mail, mail, e-mailuri, Gmail, Outlook, Brevo, SendGrid, Mailgun, Amazon SES, cPanel, SPF, DKIM, DMARC, spam, nu ajung mailurile, mail de probă, expeditor',
      settings: 'Parola sau cheia pentru SMTP, Criptare, Antetele mesajului',
    },
    file: () => import('./setup/mail/mail-settings-screen.tsx'),
    screen: 'MailSettingsScreen',
  }),
  definePage({
    address: '/admin/copies',
    title: 'Copii de siguranță',
    listed: {
      group: 'restaurant',
      icon: 'archive',
      keywords:
        'al doilea loc, S3, găleată, bucket, Backblaze, criptare, cheia copiilor, foaie de tipărit, restaurare, prima copie, copie acum',
      settings: 'Adresa serviciului (endpoint), Secretul (secret key)',
    },
    file: () => import('./setup/copies/copies-screen.tsx'),
    screen: 'CopiesScreen',
  }),
  definePage({
    address: '/admin/presence',
    title: 'Prezență online',
    listed: {
      group: 'restaurant',
      icon: 'qrcode',
      keywords:
        'Google, cod QR, link, buton, site, Facebook, afiș, pliant, GloriaFood, linkuri, afiș cu cod, hartă Google, Instagram, widget, adresa magazinului',
    },
    file: () => import('./marketing/presence/presence-screen.tsx'),
    screen: 'PresenceScreen',
  }),
  definePage({
    address: '/admin/statistics',
    title: 'Statistici',
    listed: {
      group: 'reports',
      icon: 'chart-bar',
      keywords: 'grafice, rapoarte, raport, situație, analiză, promoții folosite',
    },
    file: () => import('./reports/statistics-screen.tsx'),
    screen: 'StatisticsScreen',
  }),
  definePage({
    address: '/admin/statistics/sales',
    title: 'Statistici',
    search: readPeriodSearch,
    listed: {
      group: 'reports',
      label: 'Vânzări',
      icon: 'coins',
      keywords:
        'încasări, venituri, export, CSV, raport vânzări, cifră de afaceri, câștig, rulaj, arhivă comenzi, contabil',
      isFoundOnly: true,
    },
    file: () => import('./reports/sales-screen.tsx'),
    screen: 'SalesScreen',
  }),
  definePage({
    address: '/admin/statistics/products',
    title: 'Statistici',
    search: ({ q, categorie }: Record<string, unknown>): ProductsSearch => ({
      ...readText('q', q),
      ...readText('categorie', categorie),
    }),
    listed: {
      group: 'reports',
      label: 'Produse vândute',
      icon: 'trophy',
      keywords: 'cele mai vândute, top, raport produse, ce se vinde',
      isFoundOnly: true,
    },
    file: () => import('./reports/products-screen.tsx'),
    screen: 'ProductsScreen',
  }),
  definePage({
    address: '/admin/statistics/customers',
    title: 'Statistici',
    search: readListSearch('amount', 'purchases', 'recent', 'name'),
    listed: {
      group: 'reports',
      label: 'Clienți',
      icon: 'address-book',
      keywords: 'cumpărători, telefon, clienți fideli, cei mai buni clienți',
      isFoundOnly: true,
    },
    file: () => import('./reports/customers-screen.tsx'),
    screen: 'CustomersScreen',
    props: ({ search }) => ({ search, today: today() }),
  }),
  definePage({
    address: '/admin/rejected-orders',
    title: 'Comenzi respinse',
    search: (search: Record<string, unknown>): RejectedSearch => ({
      ...readPeriodSearch(search),
      ...readPageNumber(search.page),
    }),
    listed: {
      group: 'reports',
      icon: 'circle-x',
      keywords: 'anulate, refuzate, motive, comandă anulată, pierdute, de ce',
    },
    file: () => import('./reports/rejected-orders-screen.tsx'),
    screen: 'RejectedOrdersScreen',
  }),
  definePage({
    address: '/admin/day-close',
    title: 'Închidere zi',
    search: ({ zi }: Record<string, unknown>) => readText('zi', zi),
    listed: {
      group: 'reports',
      icon: 'calculator',
      keywords:
        'casă, TVA, numerar, card, raport zilnic, raport Z, încasări azi, monetar, sfârșit de zi, contabilitate, facturi, bacșiș',
    },
    file: () => import('./reports/day-close-screen.tsx'),
    screen: 'DayCloseScreen',
    props: ({ search }) => ({ date: search.zi }),
  }),
  definePage({
    address: '/admin/receipts',
    title: 'Bonuri fiscale',
    search: ({ zi }: Record<string, unknown>) => readText('zi', zi),
    listed: {
      group: 'reports',
      icon: 'receipt',
      keywords: 'bon lipsă, bon fiscal, număr bon, casa de marcat, AMEF, bonul nu a ieșit, bon dublu',
    },
    file: () => import('#web/staff/receipts/receipts-screen.tsx'),
    screen: 'ReceiptsScreen',
    props: ({ search }) => ({ date: search.zi, address: '/admin/receipts' as const }),
  }),
  definePage({
    address: '/admin/plati-de-verificat',
    title: 'Plăți de verificat',
    listed: {
      group: 'money',
      icon: 'credit-card',
      keywords:
        'plată online, card online, rambursare, bani înapoi, contestație, chargeback, dispută, neconfirmată, blocați, procesator, plata nu merge',
    },
    file: () => import('./payments/payments-to-check-screen.tsx'),
    screen: 'PaymentsToCheckScreen',
  }),
  definePage({
    address: '/admin/plati-de-verificat/$orderId',
    title: 'Dosarul plății',
    reachedFrom: 'the list of payments to check, and an order that is paid online',
    file: () => import('./payments/payment-evidence-screen.tsx'),
    screen: 'PaymentEvidenceScreen',
    props: ({ params }) => params,
  }),
  definePage({
    address: '/admin/users',
    title: 'Utilizatori',
    search: readListSearch(),
    listed: {
      group: 'account',
      icon: 'users',
      keywords:
        'administratori, manageri, clienți, cont, rol, parolă, angajat, angajați, angajat nou, personal, bucătar, ospătar, patron, manager, adaugă angajat, utilizator nou, coleg, drepturi',
      settings: 'Drepturile managerilor',
    },
    file: () => import('./users/users-screen.tsx'),
    screen: 'UsersScreen',
  }),
  definePage({
    address: '/admin/users/add-user',
    title: 'Utilizatori',
    reachedFrom: 'the list of users',
    file: () => import('./users/add-user-screen.tsx'),
    screen: 'AddUserScreen',
    props: () => ({ door: 'add-user' as const }),
  }),
  definePage({
    address: '/admin/users/add-admin-user',
    title: 'Utilizatori',
    reachedFrom: 'the list of users',
    file: () => import('./users/add-user-screen.tsx'),
    screen: 'AddUserScreen',
    props: () => ({ door: 'add-admin-user' as const }),
  }),
  definePage({
    address: '/admin/users/$userId',
    title: 'Utilizatori',
    reachedFrom: 'the list of users',
    file: () => import('./users/user-screen.tsx'),
    screen: 'UserScreen',
    props: ({ params }) => params,
  }),
  definePage({
    address: '/admin/users/$userId/edit',
    title: 'Utilizatori',
    reachedFrom: 'the page of a user',
    file: () => import('./users/edit-user-screen.tsx'),
    screen: 'EditUserScreen',
    props: ({ params }) => params,
  }),
  definePage({
    address: '/admin/reviews',
    title: 'Opinii',
    search: readStateSearch(['pending', 'published', 'hidden']),
    listed: {
      group: 'guests',
      icon: 'message-star',
      keywords:
        'recenzii, părerea clienților, stele, reclamație, plângere, notă, feedback, comentarii, nemulțumit, recenzie',
    },
    file: () => import('./guests/reviews-screen.tsx'),
    screen: 'ReviewsScreen',
  }),
  definePage({
    address: '/admin/withdrawals',
    title: 'Retrageri din contract',
    search: readStateSearch(['open', 'settled']),
    listed: {
      group: 'guests',
      label: 'Retrageri',
      icon: 'receipt-refund',
      keywords: 'retur, bani înapoi, contract, reclamație, rambursare, banii înapoi, returnare',
    },
    file: () => import('./guests/withdrawals-screen.tsx'),
    screen: 'WithdrawalsScreen',
  }),
  definePage({
    address: '/admin/blocks',
    title: 'Blocări',
    search: readListSearch(),
    listed: {
      group: 'guests',
      icon: 'user-off',
      keywords:
        'blocat, listă neagră, farse, comenzi false, comandă falsă, blochez, telefon, interzis, glume, client rău, cod de confirmare, spam',
      settings: 'Confirmare prin cod, Cum sunt refuzate și confirmate comenzile',
    },
    file: () => import('./guests/blocks-screen.tsx'),
    screen: 'BlocksScreen',
  }),
  definePage({
    address: '/admin/person-data',
    title: 'Datele unei persoane',
    listed: {
      group: 'guests',
      icon: 'user-search',
      keywords:
        'GDPR, date personale, ștergere, copie, export, uitat, date despre client, șterge client, dreptul de a fi uitat',
    },
    file: () => import('./guests/person-data-screen.tsx'),
    screen: 'PersonDataScreen',
  }),
  definePage({
    address: '/admin/changes',
    title: 'Istoric modificări',
    search: readChangesSearch,
    listed: {
      group: 'account',
      icon: 'history',
      keywords: 'cine, audit, jurnal, cine a schimbat, modificat, versiuni',
    },
    file: () => import('./changes/changes-screen.tsx'),
    screen: 'ChangesScreen',
  }),
  definePage({
    address: '/admin/account',
    title: 'Contul meu',
    listed: {
      group: 'account',
      icon: 'shield-lock',
      keywords:
        'al doilea pas, cod, passkey, cheie de acces, dispozitive, parolă, 2FA, autentificare, doi factori, în doi pași, schimbă parola, tabletă nouă, deconectare',
      settings: 'Cod din aplicație, Chei de acces, Coduri de recuperare, Dispozitivele mele, Tabletele casei',
    },
    file: () => import('#web/staff/account/account-screen.tsx'),
    screen: 'AccountScreen',
  }),
  definePage({
    address: '/admin/security',
    title: 'Jurnal de securitate',
    search: readSecuritySearch,
    listed: {
      group: 'account',
      icon: 'list-details',
      keywords:
        'conectări, parole greșite, ce s-a întâmplat, acces, audit, jurnal, autentificări, spart, hacker, intrări',
    },
    file: () => import('./security/security-screen.tsx'),
    screen: 'SecurityScreen',
  }),
  definePage({
    address: '/admin/page-under-construction',
    title: 'În lucru',
    reachedFrom: 'announced and not built (readings 57)',
    file: () => import('./shell/under-construction.tsx'),
    screen: 'UnderConstruction',
    props: () => ({ title: 'În lucru' }),
  }),
  definePage({
    address: '/admin/$',
    title: 'Pagină negăsită',
    reachedFrom: 'any address below /admin that is none of a page',
    file: () => import('./shell/admin-not-found.tsx'),
    screen: 'AdminNotFound',
  }),
] as const;
