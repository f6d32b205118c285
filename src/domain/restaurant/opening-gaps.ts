import { offersMeans, type PaymentWay } from '#domain/orders/payment-means.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { type CompanyRecord, companyGaps } from './company-gaps.ts';

/**
 * What a restaurant must have before its first order, in the order of setting up. Whether a step is done is derived
 * from the data, never from a tick by a user.
 */
export const OPENING_STEPS = ['name', 'address', 'hours', 'services', 'zones', 'payment', 'menu'] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** Missing things: a step, or a legal or advisable one. */
export const OPENING_GAPS = [
  ...OPENING_STEPS,
  'company',
  'card',
  'allergens',
  'food_information',
  'legal_texts',
  'vat_year',
  'around_the_clock',
  'mail',
  'alarm',
  'proxy',
  'backup',
  'backup_disk',
  'backup_elsewhere',
] as const;
export type OpeningGap = (typeof OPENING_GAPS)[number];

export type OpeningFacts = {
  readonly restaurant: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly county: string;
    readonly street: string;
    readonly streetNumber: string;
    readonly city: string;
    readonly company: CompanyRecord;
    readonly offeredPayments: readonly PaymentWay[];
    readonly isOpenAroundTheClock: boolean;
  };
  readonly schedule: Schedule;
  /** Number of delivery localities. */
  readonly zones: number;
  /** Number of orderable products. */
  readonly orderableProducts: number;
  /** Products whose allergens were not declared (Regulation (EU) 1169/2011 art. 44). */
  readonly productsWithoutAllergens: number;
  /** Products without ingredients or nutrition (Ordin ANPC 201/2022). */
  readonly productsWithoutFoodInformation: number;
  /** Legally invalid clauses in the texts in force (`legal/risky-clauses.ts`). */
  readonly riskyClauses: number;
  /** The VAT rates of the year that begins were not compared with the law (`vat/year-to-check.ts`). */
  readonly isVatYearUnchecked: boolean;
  /** Mails are sent by SMTP, not written to files. */
  readonly sendsMail: boolean;
  /** An alarm is sent when no panel notices an order. */
  readonly callsForHelp: boolean;
  /** A proxy on this machine forwards requests and is not declared in the settings. */
  readonly hasUndeclaredProxy: boolean;
  /** The database was not copied for longer than a day. */
  readonly isBackupMissing: boolean;
  /** Its copies lie on its own disk. */
  readonly isBackupOnSameDisk: boolean;
  readonly isBackupMissingElsewhere: boolean;
};

/** Everything missing, steps first. */
export function openingGaps(facts: OpeningFacts): readonly OpeningGap[] {
  return OPENING_GAPS.filter((gap) => MISSES[gap](facts));
}

/** The steps of this restaurant, in order: localities only where it delivers. */
export function openingSteps(facts: OpeningFacts): readonly { readonly step: OpeningStep; readonly done: boolean }[] {
  const isDelivering = facts.schedule.services.delivery.enabled;
  return OPENING_STEPS.filter((step) => step !== 'zones' || isDelivering).map((step) => ({
    step,
    done: !MISSES[step](facts),
  }));
}

const MISSES: Readonly<Record<OpeningGap, (facts: OpeningFacts) => boolean>> = {
  name: ({ restaurant: { name, phone, email } }) => [name, phone, email].includes(''),
  address: ({ restaurant: { county, street, streetNumber, city } }) =>
    [county, street, streetNumber, city].includes(''),
  hours: ({ schedule }) => (schedule.hours.REGULAR ?? []).length === 0,
  services: ({ schedule: { services } }) => !services.pickup.enabled && !services.delivery.enabled,
  zones: ({ schedule: { services }, zones }) => services.delivery.enabled && zones === 0,
  payment: ({ restaurant }) => restaurant.offeredPayments.length === 0,
  menu: ({ orderableProducts }) => orderableProducts === 0,
  company: ({ restaurant: { company } }) => companyGaps(company).length > 0,
  // Law 239/2025: sellers must accept cards; with no payment method at all, `payment` is the gap.
  card: ({ restaurant: { offeredPayments } }) => offeredPayments.length > 0 && !offersMeans(offeredPayments, 'card'),
  allergens: ({ productsWithoutAllergens }) => productsWithoutAllergens > 0,
  food_information: ({ productsWithoutFoodInformation }) => productsWithoutFoodInformation > 0,
  legal_texts: (facts) => facts.riskyClauses > 0,
  vat_year: ({ isVatYearUnchecked }) => isVatYearUnchecked,
  around_the_clock: ({ restaurant }) => restaurant.isOpenAroundTheClock,
  mail: ({ sendsMail }) => !sendsMail,
  alarm: ({ callsForHelp }) => !callsForHelp,
  proxy: ({ hasUndeclaredProxy }) => hasUndeclaredProxy,
  backup: ({ isBackupMissing }) => isBackupMissing,
  backup_disk: ({ isBackupOnSameDisk }) => isBackupOnSameDisk,
  backup_elsewhere: ({ isBackupMissingElsewhere }) => isBackupMissingElsewhere,
};
