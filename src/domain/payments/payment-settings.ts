/** How a restaurant takes payments online: by which provider, really or for trying, held or at once. */
import { keysOf } from '#domain/keys-of.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { MEAL_CARD_ISSUERS, type MealCardIssuer } from './meal-card-issuers.ts';
import { ALL_PROVIDERS, factsOfProvider, type ProviderName } from './providers.ts';

/** The providers with which a restaurant has a contract; their keys are typed in the back office. */
export type ContractProvider = Exclude<ProviderName, 'trial'>;
export const CONTRACT_PROVIDERS: readonly ContractProvider[] = ALL_PROVIDERS.filter((name) => name !== 'trial');

const MODES = { test: 'De probă', live: 'Reală' } as const;
export type PaymentMode = keyof typeof MODES;
export const PAYMENT_MODES: readonly PaymentMode[] = keysOf(MODES);

export function modeLabel(mode: PaymentMode): string {
  return MODES[mode];
}

const TIMES = { hold: 'Când acceptați comanda', at_once: 'Imediat, la comandă' } as const;
/** When money is taken: blocked at the order and taken at acceptance, or at once. */
export type ChargeTime = keyof typeof TIMES;
export const CHARGE_TIMES: readonly ChargeTime[] = keysOf(TIMES);

export function chargeTimeLabel(time: ChargeTime): string {
  return TIMES[time];
}

export type PaymentSettings = {
  /** Null: guests cannot pay online. */
  readonly provider: ContractProvider | null;
  readonly mode: PaymentMode;
  readonly chargeTime: ChargeTime;
  /** Whose meal cards the restaurant may take online, by a contract with the issuer. */
  readonly mealCardIssuers: readonly MealCardIssuer[];
};

/** Of a restaurant that has chosen nothing. */
export const NO_ONLINE_PAYMENTS: PaymentSettings = {
  provider: null,
  mode: 'test',
  chargeTime: 'hold',
  mealCardIssuers: [],
};

export type PaymentSettingsRefusal = 'payment_keys_missing' | 'payment_live_needs_https';

/** @param facts `hasKeys`: of the chosen account, all that are needed and readable */
export function decidePaymentSettings(
  wanted: PaymentSettings,
  facts: { readonly hasKeys: boolean; readonly isHttps: boolean },
): Result<PaymentSettings, PaymentSettingsRefusal> {
  const { provider, mode } = wanted;
  if (provider !== null && !facts.hasKeys) return err('payment_keys_missing');
  if (provider !== null && mode === 'live' && !facts.isHttps) return err('payment_live_needs_https');
  return ok({
    ...wanted,
    chargeTime: provider === null ? wanted.chargeTime : chargeTimeOf(wanted, provider),
    mealCardIssuers: MEAL_CARD_ISSUERS.filter((issuer) => takesIssuer(wanted, issuer)),
  });
}

/** At once where the provider cannot hold. */
export function chargeTimeOf({ chargeTime }: Pick<PaymentSettings, 'chargeTime'>, provider: ProviderName): ChargeTime {
  return factsOfProvider(provider).canHold ? chargeTime : 'at_once';
}

function takesIssuer({ provider, mealCardIssuers }: PaymentSettings, issuer: MealCardIssuer): boolean {
  const isPossible = provider === null || factsOfProvider(provider).takesMealCards;
  return isPossible && mealCardIssuers.includes(issuer);
}
