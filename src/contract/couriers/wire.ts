/** Couriers: their data for the office, the calls of their phones, and the cash of their shifts. All ours. */
import { z } from 'zod';
import { CookieOnly } from '../accounts/accounts.ts';
import { SavedFrom, SavedResponse } from '../changes/wire.ts';
import { PAYMENT_WORDS } from '../orders/payment-on-wire.ts';
import { PaymentParts } from '../orders/payment-wire.ts';
import { PaidWith, parsePaidWith } from '../orders/wire.ts';
import { IsoInstant, Lei, TypedLei } from '../values/schemas.ts';

const Id = z.int().positive();
const OrderNumber = z.int().positive();

// ---------------------------------------------------------------------------------------------------------- staff

/** Signed: missing cash is negative. */
export const SignedLei = z.number().describe('Lei, at most two decimals; negative where cash is missing');

export const ShiftBean = z.object({
  id: Id,
  openedAt: IsoInstant,
  /** The courier has ended the shift and the cash is not counted yet; null before that. */
  endedAt: IsoInstant.nullable(),
  float: Lei,
  /** Taken from guests. */
  cash: Lei,
  card: Lei,
  /** The part of `card` paid by meal cards. */
  mealCard: Lei,
  /** What was received, by means. */
  received: PaymentParts,
  /** Left at the till during the shift. */
  drops: Lei,
  owed: SignedLei,
  delivered: z.int(),
  /** Carried and neither handed over nor brought back. */
  openOrders: z.int(),
});

export const CouriersResponse = z.object({
  couriers: z.array(
    z.object({
      id: Id,
      name: z.string(),
      phoneNumber: z.string(),
      float: Lei,
      /** False for a deactivated courier whose cash is not counted yet. */
      isActive: z.boolean(),
      version: z.int(),
      /** The shift that is open; null without one. */
      shift: ShiftBean.nullable(),
    }),
  ),
});

export const SaveCourierRequest = SavedFrom.extend({
  /** Absent: a new courier. */
  id: Id.nullish(),
  name: z.string().max(400),
  phoneNumber: z.string().max(60).default(''),
  float: TypedLei,
});
/** The link and the PIN of a courier are returned once; only their hashes are stored. */
const Access = { link: z.string(), pin: z.string() };
export const SaveCourierResponse = SavedResponse.extend({
  id: Id,
  /** Only for a new courier; null otherwise. */
  access: z.object(Access).nullable(),
});
export const CourierRequest = z.object({ id: Id });
export const ResetCourierResponse = z.object({ message: z.string(), access: z.object(Access) });

/** `courierId: null` takes the order back. */
export const AssignCourierRequest = z.object({ orderNumber: OrderNumber, courierId: Id.nullable() });
export const DropCashRequest = z.object({ shiftId: Id, amount: TypedLei });
export const CloseShiftRequest = z.object({ shiftId: Id, counted: TypedLei, reason: z.string().max(2000).default('') });

/** A closed shift in the daily report. */
export const ClosedShiftBean = z.object({
  courier: z.string(),
  openedAt: IsoInstant,
  closedAt: IsoInstant,
  float: Lei,
  cash: Lei,
  drops: Lei,
  owed: SignedLei,
  counted: Lei,
  difference: SignedLei,
  reason: z.string(),
  /** Who counted; null where nothing was owed. */
  closedBy: z.string().nullable(),
  /** The same, with payments corrected after the count. */
  owedNow: SignedLei,
  differenceNow: SignedLei,
  corrections: z.array(z.object({ orderNumber: OrderNumber, at: IsoInstant, by: z.string().nullable() })),
});

// ---------------------------------------------------------------------------------------------------------- phones

export const AuthenticateCourierRequest = z.object({
  /** The secret part of the courier's link. */
  link: z.string().max(100),
  pin: z.string().max(40),
  ...CookieOnly,
});
export const AuthenticateCourierResponse = z.object({
  token: z.string(),
  expiresAt: IsoInstant,
  name: z.string(),
});

const ReadyBean = z.object({
  orderNumber: OrderNumber,
  kitchenNumber: z.int().nullable(),
  dueAt: IsoInstant,
  city: z.string(),
  /** Street and number, by which two orders are told apart; the landmark where there are no streets. */
  street: z.string(),
  payable: Lei,
  payment: z.enum(PAYMENT_WORDS),
  paymentParts: PaymentParts,
  /** What is to be received at the door, by means; empty where everything is paid. */
  doorParts: PaymentParts,
  /** There is nothing to collect. */
  isPaid: z.boolean(),
  /** Another courier brought it back. */
  returnedAt: IsoInstant.nullable(),
});
export const StopBean = ReadyBean.extend({
  /** It has left with the courier; false while it is at the restaurant. */
  isOut: z.boolean(),
  isReady: z.boolean(),
  client: z.string(),
  phoneNumber: z.string(),
  /** A line each: street, door, town, landmark. */
  address: z.array(z.string()),
  /** Search text for a map program. */
  destination: z.string(),
  /** The kind of handover as text. */
  dropOff: z.string(),
  /** The guest's notes for the courier and about the order; '' for none. */
  note: z.string(),
  cashAmount: Lei,
  cardAmount: Lei,
  /** How much of it a meal card may pay; null where that is not known. */
  mealCardEligible: Lei.nullable(),
  isAgeRestricted: z.boolean(),
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  noAnswerAt: IsoInstant.nullable(),
});
export const CourierWorkResponse = z.object({
  courier: z.object({ id: Id, name: z.string() }),
  restaurant: z.object({ name: z.string(), phoneNumber: z.string() }),
  shift: ShiftBean.nullable(),
  /** Ready orders without a courier: without name, telephone and door, which only the courier who takes it sees. */
  ready: z.array(ReadyBean),
  /** The orders of this courier, in the order of their stops. */
  stops: z.array(StopBean),
  serverTime: IsoInstant,
});

export const CourierOrderRequest = z.object({ orderNumber: OrderNumber });

const StepBase = {
  /** A repeated step has the same key. */
  key: z.uuid(),
  /** Seconds since the step was taken, by the phone's clock. */
  ageSeconds: z.int().min(0).max(1_000_000),
};
const OfOrder = { ...StepBase, orderNumber: OrderNumber };
const CourierStepBean = z.discriminatedUnion('kind', [
  z.object({ ...OfOrder, kind: z.literal('leave') }),
  z.object({
    ...OfOrder,
    kind: z.literal('deliver'),
    /** Absent: nothing was paid at the door. */
    payment: PaidWith.nullish().transform((paid) => (paid ? parsePaidWith(paid) : null)),
    mealCard: z.boolean().default(false),
    /** The courier saw the guest's identity document. */
    identitySeen: z.boolean().default(false),
  }),
  z.object({ ...OfOrder, kind: z.literal('no_answer') }),
  z.object({ ...OfOrder, kind: z.literal('bring_back'), calls: z.int().min(0).max(1000) }),
  z.object({ ...StepBase, kind: z.literal('arrange'), orderNumbers: z.array(OrderNumber).max(100) }),
]);
export const CourierStepsRequest = z.object({ steps: z.array(CourierStepBean).min(1).max(100) });
export const CourierStepsResponse = z.object({
  /** In the order in which they were sent; `refusal` is null for recorded steps. */
  outcomes: z.array(z.object({ key: z.string(), refusal: z.string().nullable() })),
});
export const EndShiftResponse = z.object({
  message: z.string(),
  /** False while the cash is not counted. */
  isClosed: z.boolean(),
});
