/**
 * Every page of the back office, for the sidebar and the command palette. Announced pages that are not built yet have a
 * route and are not listed.
 */

import { type LinkProps, linkOptions } from '@tanstack/react-router';
import { adminWords } from '#web/i18n/admin/admin.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import type { Icon } from '#web/staff/kit/icon-frame.tsx';
import {
  IconAddressBook,
  IconCalculator,
  IconCategory,
  IconChartBar,
  IconCircleX,
  IconClock,
  IconCoins,
  IconCopyPlus,
  IconCreditCard,
  IconDiscount,
  IconDownload,
  IconFlame,
  IconGauge,
  IconGift,
  IconHeartbeat,
  IconHistory,
  IconHome,
  IconIceCream,
  IconIdBadge2,
  IconLeaf,
  IconListCheck,
  IconListDetails,
  IconMailHeart,
  IconMapPin,
  IconMapRoute,
  IconMessageStar,
  IconMoped,
  IconPercentage,
  IconPhoto,
  IconPrinter,
  IconQrcode,
  IconReceiptRefund,
  IconScale,
  IconSend,
  IconShieldLock,
  IconSoup,
  IconTicket,
  IconTrophy,
  IconTruckDelivery,
  IconUserOff,
  IconUserSearch,
  IconUsers,
} from '#web/staff/kit/icons.gen.tsx';

export type NavigationEntry = {
  readonly label: string;
  readonly icon: Icon;
  readonly link: Pick<LinkProps, 'to' | 'search' | 'hash'>;
  /** Marked as current on its own address only, not on addresses below it. */
  readonly isExact?: boolean;
  /** A tab of another page: in the command palette, but not in the sidebar. */
  readonly isFoundOnly?: boolean;
  /** Other search words. */
  readonly keywords?: readonly string[];
};

export type NavigationGroup = {
  /** null: listed above the groups. */
  readonly title: string | null;
  readonly entries: readonly NavigationEntry[];
};

const { nav, pages } = adminWords;

/** Fragment of the rules on the panel's page. */
const HOUSE_RULES_ANCHOR = 'reguli';

/** In the order of the owner's document: Setup, Marketing, Reports; daily work above, staff and customers below. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    title: null,
    entries: [
      { label: nav.home, icon: IconHome, link: linkOptions({ to: '/admin' }), isExact: true },
      {
        label: pages.health,
        icon: IconHeartbeat,
        link: linkOptions({ to: '/admin/health' }),
        keywords: ['copie de siguranță', 'backup', 'disc', 'e-mail netrimis', 'imprimantă', 'tabletă', 'merge'],
      },
    ],
  },
  {
    title: nav.menu,
    entries: [
      {
        label: pages.products,
        icon: IconSoup,
        link: linkOptions({ to: '/admin/menu' }),
        isExact: true,
        keywords: ['meniu', 'preț', 'stoc', 'fel de mâncare', 'arhivă'],
      },
      {
        label: pages.categories,
        icon: IconCategory,
        link: linkOptions({ to: '/admin/menu/add-category' }),
        keywords: ['meniu', 'ordine', 'suplimente', 'punct de ridicare'],
      },
      {
        label: pages.optionGroups,
        icon: IconListCheck,
        link: linkOptions({ to: '/admin/menu/option-groups' }),
        keywords: ['toppinguri', 'sosuri', 'blat', 'jumătate', 'garnituri', 'meniu'],
      },
      {
        label: pages.ingredients,
        icon: IconLeaf,
        link: linkOptions({ to: '/admin/menu/ingredients' }),
        keywords: ['epuizat', 's-a terminat', 'lipsă', 'rețetă'],
      },
      {
        label: pages.stations,
        icon: IconFlame,
        link: linkOptions({ to: '/admin/menu/stations' }),
        keywords: ['bucătărie', 'grătar', 'ciorbe', 'tablă', 'posturi de lucru'],
      },
      {
        label: pages.menuImport,
        icon: IconDownload,
        link: linkOptions({ to: '/admin/import' }),
        keywords: ['GloriaFood', 'mutare', 'export', 'Excel', 'CSV', 'XLSX', 'tabel'],
      },
    ],
  },
  {
    title: nav.setup,
    entries: [
      {
        label: pages.name,
        icon: IconIdBadge2,
        link: linkOptions({ to: '/admin/set-name' }),
        keywords: ['telefon', 'e-mail', 'date firmă', 'CUI'],
      },
      {
        label: pages.location,
        icon: IconMapPin,
        link: linkOptions({ to: '/admin/set-location' }),
        keywords: ['localitate', 'hartă', 'cod poștal'],
      },
      {
        label: pages.pictures,
        icon: IconPhoto,
        link: linkOptions({ to: '/admin/set-pictures' }),
        keywords: ['fotografii', 'galerie', 'poze', 'prima pagină', 'despre noi'],
      },
      {
        label: pages.schedule,
        icon: IconClock,
        link: linkOptions({ to: '/admin/set-schedule' }),
        keywords: ['ore', 'orar', 'sărbători', 'zile libere', 'zile închise', 'program comenzi'],
      },
      {
        label: pages.services,
        icon: IconTruckDelivery,
        link: linkOptions({ to: '/admin/set-services' }),
        keywords: ['ridicare', 'livrare', 'rezervări', 'precomenzi'],
      },
      {
        label: pages.capacity,
        icon: IconGauge,
        link: linkOptions({ to: '/admin/set-capacity' }),
        keywords: ['limită', 'puncte', 'aglomerat', 'sfert de oră', 'livrări'],
      },
      {
        label: pages.houseRules,
        icon: IconListCheck,
        link: linkOptions({ to: '/comenzi/serviciu', hash: HOUSE_RULES_ANCHOR }),
        keywords: ['anulare', 'locuri', 'durata mesei', 'capacitate', 'repetiție', 'exercițiu'],
      },
      {
        label: pages.printers,
        icon: IconPrinter,
        link: linkOptions({ to: '/admin/set-printers' }),
        keywords: ['bonuri', 'tipărire', 'Star', 'Epson', 'bucătărie', 'hârtie'],
      },
      {
        label: pages.payments,
        icon: IconCreditCard,
        link: linkOptions({ to: '/admin/set-payment-methods' }),
        keywords: ['numerar', 'card', 'plată'],
      },
      {
        label: pages.zones,
        icon: IconMapRoute,
        link: linkOptions({ to: '/admin/delivery-zones' }),
        keywords: ['localități', 'taxă', 'comandă minimă', 'livrare gratuită'],
      },
      {
        label: pages.couriers,
        icon: IconMoped,
        link: linkOptions({ to: '/admin/couriers' }),
        keywords: ['livrator', 'tură', 'PIN', 'numerar', 'livrare'],
      },
      {
        label: pages.legalTexts,
        icon: IconScale,
        link: linkOptions({ to: '/admin/legal-texts' }),
        keywords: ['termeni', 'condiții', 'confidențialitate', 'cookies', 'accesibilitate', 'versiuni'],
      },
    ],
  },
  {
    title: nav.marketing,
    entries: [
      {
        label: pages.combo,
        icon: IconGift,
        link: linkOptions({ to: '/admin/combo-promo' }),
        keywords: ['promoție', 'combo', 'gratuit', 'pachet'],
      },
      {
        label: pages.coupon,
        icon: IconTicket,
        link: linkOptions({ to: '/admin/coupon-promo' }),
        keywords: ['cupon', 'cod de reducere', 'voucher'],
      },
      {
        label: pages.newsletterPromotion,
        icon: IconMailHeart,
        link: linkOptions({ to: '/admin/newsletter-promo' }),
        keywords: ['abonați', 'cod de bun venit'],
      },
      {
        label: pages.discountOnProduct,
        icon: IconDiscount,
        link: linkOptions({ to: '/admin/discount-on-product' }),
        keywords: ['promoție', 'reducere', 'happy hour', 'categorie', 'procent'],
      },
      {
        label: pages.discountOnCart,
        icon: IconPercentage,
        link: linkOptions({ to: '/admin/discount-on-cart' }),
        keywords: ['promoție', 'reducere', 'coș', 'procent'],
      },
      {
        label: pages.fixedDiscountOnCart,
        icon: IconCoins,
        link: linkOptions({ to: '/admin/fixed-discount-on-cart' }),
        keywords: ['promoție', 'reducere', 'coș', 'lei'],
      },
      {
        label: pages.buyOneGetOne,
        icon: IconCopyPlus,
        link: linkOptions({ to: '/admin/buy-one-get-one' }),
        keywords: ['promoție', '1+1', '2+1', 'gratis', 'gratuit'],
      },
      {
        label: pages.freeItem,
        icon: IconIceCream,
        link: linkOptions({ to: '/admin/free-item' }),
        keywords: ['promoție', 'cadou', 'gratuit', 'desert'],
      },
      {
        label: pages.freeDelivery,
        icon: IconTruckDelivery,
        link: linkOptions({ to: '/admin/free-delivery' }),
        keywords: ['promoție', 'transport gratuit', 'livrare'],
      },
      {
        label: pages.firstOrder,
        icon: IconUsers,
        link: linkOptions({ to: '/admin/first-order' }),
        keywords: ['promoție', 'client nou', 'bun venit', 'prima comandă'],
      },
      {
        label: pages.newsletter,
        icon: IconSend,
        link: linkOptions({ to: '/admin/newsletter-blog' }),
        keywords: ['newsletter', 'trimite', 'abonați'],
      },
      {
        label: pages.presence,
        icon: IconQrcode,
        link: linkOptions({ to: '/admin/presence' }),
        keywords: ['Google', 'cod QR', 'link', 'buton', 'site', 'Facebook', 'afiș', 'pliant', 'GloriaFood'],
      },
    ],
  },
  {
    title: nav.reports,
    entries: [
      {
        label: reportWords.nav.statistics,
        icon: IconChartBar,
        link: linkOptions({ to: '/admin/statistics' }),
        keywords: ['grafice', 'rapoarte'],
      },
      {
        label: reportWords.nav.sales,
        icon: IconCoins,
        link: linkOptions({ to: '/admin/statistics/sales' }),
        isFoundOnly: true,
        keywords: ['încasări', 'venituri', 'export', 'CSV'],
      },
      {
        label: reportWords.nav.products,
        icon: IconTrophy,
        link: linkOptions({ to: '/admin/statistics/products' }),
        isFoundOnly: true,
        keywords: ['cele mai vândute', 'top'],
      },
      {
        label: reportWords.nav.customers,
        icon: IconAddressBook,
        link: linkOptions({ to: '/admin/statistics/customers' }),
        isFoundOnly: true,
        keywords: ['cumpărători', 'telefon'],
      },
      {
        label: reportWords.nav.rejected,
        icon: IconCircleX,
        link: linkOptions({ to: '/admin/rejected-orders' }),
        keywords: ['anulate', 'refuzate', 'motive'],
      },
      {
        label: reportWords.nav.dayClose,
        icon: IconCalculator,
        link: linkOptions({ to: '/admin/day-close' }),
        keywords: ['casă', 'TVA', 'numerar', 'card'],
      },
    ],
  },
  {
    title: nav.people,
    entries: [
      {
        label: pages.users,
        icon: IconUsers,
        link: linkOptions({ to: '/admin/users' }),
        keywords: ['administratori', 'manageri', 'clienți', 'cont', 'rol', 'parolă'],
      },
      {
        label: pages.reviews,
        icon: IconMessageStar,
        link: linkOptions({ to: '/admin/reviews' }),
        keywords: ['recenzii', 'părerea clienților', 'stele'],
      },
      {
        label: pages.withdrawals,
        icon: IconReceiptRefund,
        link: linkOptions({ to: '/admin/withdrawals' }),
        keywords: ['retur', 'bani înapoi', 'contract'],
      },
      {
        label: pages.blocks,
        icon: IconUserOff,
        link: linkOptions({ to: '/admin/blocks' }),
        keywords: ['blocat', 'listă neagră', 'farse', 'comenzi false', 'telefon'],
      },
      {
        label: pages.personData,
        icon: IconUserSearch,
        link: linkOptions({ to: '/admin/person-data' }),
        keywords: ['GDPR', 'date personale', 'ștergere', 'copie', 'export', 'uitat'],
      },
      {
        label: pages.changes,
        icon: IconHistory,
        link: linkOptions({ to: '/admin/changes' }),
        keywords: ['cine', 'audit', 'jurnal'],
      },
      {
        label: pages.account,
        icon: IconShieldLock,
        link: linkOptions({ to: '/admin/account' }),
        keywords: ['al doilea pas', 'cod', 'passkey', 'cheie de acces', 'dispozitive', 'parolă', '2FA'],
      },
      {
        label: pages.security,
        icon: IconListDetails,
        link: linkOptions({ to: '/admin/security' }),
        keywords: ['conectări', 'parole greșite', 'ce s-a întâmplat', 'acces', 'audit', 'jurnal'],
      },
    ],
  },
];

/** Link to a page, if it is in the navigation. */
export function findPlace(path: string): NavigationEntry['link'] | null {
  const entries = NAVIGATION.flatMap((group) => group.entries);
  return entries.find(({ link }) => link.to === path)?.link ?? null;
}
