import type { PlaceOrderRequest } from '#contract/orders/wire.ts';
import { parseAddress } from '#domain/accounts/parse-address.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parseMessage } from '#domain/accounts/parse-message.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import type { DeliveryAddress, ExpectedSums, InvoiceCompany, OrderRequest } from '#domain/orders/order.ts';
import { parseInvoiceCompany } from '#domain/orders/parse-invoice-company.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { parseRequestedMoment, type RequestedMomentRefusal } from '#domain/time/parse-requested-moment.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';

/** An order as asked for, before the names in it (locality, sets of a bundle) are looked up. */
export type AskedOrder = Omit<OrderRequest, 'lines' | 'address'> & {
  readonly body: PlaceOrderRequest;
  readonly address: DeliveryAddress | null;
};

export type RequestRefusal = InvalidFields | RequestedMomentRefusal;

const DELIVERY = 'deliveryDetailsBean';
const ADDITIONAL_INFORMATION_MAX = 1000;
const COUPON_MAX = 64;

/** Wire name of each field of an address. */
const ADDRESS_PATHS = {
  zoneCode: 'cityCode',
  street: 'streetAddress',
  streetNumber: 'streetNumberAddress',
  building: 'buildingNumber',
  staircase: 'staircase',
  floor: 'floor',
  apartment: 'appartmentNumber',
  intercom: 'intercom',
  landmark: 'landmark',
} as const satisfies Record<keyof DeliveryAddress, string>;

/** Wire name of each field of a company. */
const COMPANY_PATHS = {
  name: 'companyName',
  cui: 'cui',
  tradeRegister: 'tradeRegister',
  office: 'registeredOffice',
} as const satisfies Record<keyof InvoiceCompany, string>;

/** Reads what the schema let through: people, address, moment. Every wrong field is told at once, by its wire path. */
export function parseOrderRequest(body: PlaceOrderRequest, today: LocalDate): Result<AskedOrder, RequestRefusal> {
  const details = body.deliveryDetailsBean;
  const reader = fieldReader();
  const rawEmail = details.email ?? details.emailAddress ?? details.mail ?? '';
  const contact = {
    firstName: reader.read(`${DELIVERY}.firstName`, parsePersonName(details.firstName), 'first_name_invalid'),
    lastName: reader.read(`${DELIVERY}.lastName`, parsePersonName(details.lastName), 'last_name_invalid'),
    email: reader.read(`${DELIVERY}.email`, parseEmail(rawEmail), 'email_invalid'),
    phone: reader.read(`${DELIVERY}.phoneNumber`, parsePhone(details.phoneNumber), 'phone_invalid'),
  };
  const notes = { maximum: ADDITIONAL_INFORMATION_MAX, isRequired: false, isMultiline: true };
  const information = parseText(details.additionalInformation ?? '', notes);
  const additionalInformation = reader.read(`${DELIVERY}.additionalInformation`, information, 'text_invalid');
  const couponCode = reader.read('inputCouponPayloadBean', readCoupon(body), 'text_invalid');
  for (const [path, message] of messagesOf(body)) {
    const parsed = parseMessage(message);
    if (!parsed.ok) reader.refuse(path, parsed.error.code);
  }
  const company = readCompany(body);
  for (const { field, code } of company.ok ? [] : company.error) {
    reader.refuse(`invoiceCompanyBean.${COMPANY_PATHS[field]}`, code);
  }
  const parsedAddress = details.deliveryMethod === 'DELIVERY' ? parseAddress(addressOf(details)) : ok(null);
  if (!parsedAddress.ok) {
    reader.refuse(`${DELIVERY}.${ADDRESS_PATHS[parsedAddress.error.field]}`, 'text_invalid');
  }
  if (!reader.done().ok || !parsedAddress.ok || !company.ok) return err(reader.invalid());

  const requestedAt = readMoment(body, today);
  if (!requestedAt.ok) return requestedAt;
  return ok({
    body,
    contact,
    method: details.deliveryMethod,
    address: parsedAddress.value,
    requestedAt: requestedAt.value,
    payment: readPayment(body),
    couponCode: couponCode === '' ? null : couponCode,
    additionalInformation,
    declaredAdult: body.declaredAdult === true,
    bringsContainer: body.ownContainer === true,
    company: company.value,
    expectedPayable: body.updatedPriceAfterCoupon ?? null,
    expectedSums: readExpectedSums(body),
  });
}

function addressOf(details: PlaceOrderRequest['deliveryDetailsBean']): DeliveryAddress {
  return {
    zoneCode: details.cityCode ?? '',
    street: details.streetAddress ?? '',
    streetNumber: details.streetNumberAddress ?? '',
    building: details.buildingNumber ?? '',
    staircase: details.staircase ?? '',
    floor: details.floor ?? '',
    apartment: details.appartmentNumber ?? details.apartmentNumber ?? '',
    intercom: details.intercom ?? '',
    landmark: details.landmark ?? '',
  };
}

/** As soon as possible is what was said, or what is left when nothing was. */
function readMoment(body: PlaceOrderRequest, today: LocalDate): Result<Instant | null, RequestedMomentRefusal> {
  const { asSoonAsPossible, chosenOrderDate } = body.deliveryDetailsBean;
  if (asSoonAsPossible === true) return ok(null);
  const moment = parseRequestedMoment({ chosenOrderDate, arrivalTime: body.arrivalTime, today });
  const isNothingSaid = !moment.ok && moment.error.code === 'moment_missing' && asSoonAsPossible !== false;
  return isNothingSaid ? ok(null) : moment;
}

function readPayment({ orderPaymentEnumValue: method, cashAmount, cardAmount }: PlaceOrderRequest) {
  if (method !== 'CASH_AND_CARD') return { method };
  return { method, cash: cashAmount ?? ZERO_BANI, card: cardAmount ?? ZERO_BANI };
}

function readCoupon({ inputCouponPayloadBean: given }: PlaceOrderRequest) {
  const code = typeof given === 'string' ? given : (given?.coupon ?? given?.couponCode ?? '');
  return parseText(code, { maximum: COUPON_MAX, isRequired: false, isMultiline: false });
}

function readCompany({ invoiceCompanyBean: given }: PlaceOrderRequest) {
  if (given == null) return ok(null);
  const { companyName: name, cui, tradeRegister, registeredOffice } = given;
  return parseInvoiceCompany({ name, cui, tradeRegister: tradeRegister ?? '', office: registeredOffice ?? '' });
}

/** Messages for the kitchen, each with its wire path. */
function messagesOf({ orderDetails }: PlaceOrderRequest): [string, string][] {
  return (orderDetails ?? []).flatMap(({ dimensionsBean }, product) =>
    dimensionsBean.map(({ preferredMessage }): [string, string] => [
      `orderDetails.${product}.dimensionsBean.preferredMessage`,
      preferredMessage ?? '',
    ]),
  );
}

/** The sums that the client showed; a fee counts only where something is delivered. */
function readExpectedSums(body: PlaceOrderRequest): ExpectedSums {
  const { deliveryFee, deliveryMethod } = body.deliveryDetailsBean;
  return {
    ...(body.subTotalPrice == null ? {} : { products: body.subTotalPrice }),
    ...(body.totalBoxPrice == null ? {} : { packaging: body.totalBoxPrice }),
    ...(body.totalPrice == null ? {} : { total: body.totalPrice }),
    ...(deliveryFee == null || deliveryMethod !== 'DELIVERY' ? {} : { deliveryFee }),
  };
}
