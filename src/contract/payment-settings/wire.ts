/** How the restaurant takes payments online. All of it is ours: the documents know payments at the door only. */
import { z } from 'zod';
import { GOING_LIVE_STEPS } from '#domain/payments/going-live.ts';
import { MEAL_CARD_ISSUERS } from '#domain/payments/meal-card-issuers.ts';
import { CHARGE_TIMES, CONTRACT_PROVIDERS, PAYMENT_MODES } from '#domain/payments/payment-settings.ts';
import { TRIAL_OUTCOMES } from '#domain/payments/trial-sentence.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { IsoInstant } from '../values/schemas.ts';

const Account = z.object({ provider: z.enum(CONTRACT_PROVIDERS), mode: z.enum(PAYMENT_MODES) });

const Settings = z.object({
  /** Null: guests cannot pay online. */
  provider: z.enum(CONTRACT_PROVIDERS).nullable(),
  mode: z.enum(PAYMENT_MODES),
  chargeTime: z.enum(CHARGE_TIMES),
  mealCardIssuers: z.array(z.enum(MEAL_CARD_ISSUERS)).max(2 * MEAL_CARD_ISSUERS.length),
});

const Trial = z.object({
  at: IsoInstant,
  outcome: z.enum(TRIAL_OUTCOMES),
  /** What the provider answered: a code, never a key. */
  reason: z.string().nullable(),
});

const StoredAccount = Account.extend({
  version: Version,
  /** `unreadable`: the keys were stored on another machine, and the file that opens them is not here. */
  state: z.enum(['empty', 'stored', 'unreadable']),
  savedAt: IsoInstant.nullable(),
  /** Fields that are no secret, with their values. */
  shown: z.record(z.string(), z.string()),
  /** Secret fields that have a value; the value itself is never sent. */
  stored: z.array(z.string()),
  trial: Trial.nullable(),
});

export const PaymentSettingsResponse = Settings.extend({
  version: Version,
  accounts: z.array(StoredAccount),
  /** Guests of the demonstration pay by „Plată de probă” until a provider is chosen. */
  isTrial: z.boolean(),
  /** To be typed in the provider's own screens. */
  addresses: z.array(z.object({ provider: z.enum(CONTRACT_PROVIDERS), noticeUrl: z.string(), returnUrl: z.string() })),
  /** The steps before real payments, for each provider. */
  goingLive: z.array(
    z.object({
      provider: z.enum(CONTRACT_PROVIDERS),
      steps: z.array(z.object({ step: z.enum(GOING_LIVE_STEPS), state: z.enum(['done', 'missing', 'by_hand']) })),
    }),
  ),
});

export const SavePaymentSettingsRequest = Settings.extend(SavedFrom.shape);

/** A secret field left empty stays as it is. */
export const SavePaymentAccountRequest = Account.extend({
  values: z.record(z.string().max(40), z.string().max(20_000)),
}).extend(SavedFrom.shape);

export const PaymentAccountRequest = Account;
export const RemovePaymentAccountRequest = Account.extend(SavedFrom.shape);
export const TryPaymentKeysResponse = z.object({ message: z.string(), outcome: z.enum(TRIAL_OUTCOMES) });
