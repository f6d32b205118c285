/** Parses the typed texts of an order: every rule that needs no fact from the database. */
import { parseAddress } from '#domain/accounts/parse-address.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parseMessage } from '#domain/accounts/parse-message.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseText, type TextRefusal } from '#domain/accounts/parse-text.ts';
import type { InvoiceCompany, OrderRequest } from '#domain/orders/order.ts';
import { GUEST_TEXTS, type GuestTexts, mapTexts } from '#domain/orders/order-fields.ts';
import { parseTableName, TABLE_MAX_LENGTH } from '#domain/orders/table-name.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ContactField, WHOLE_CONTACT } from './contact-needed.ts';
import type { OrderField, OrderProblem, OrderTextRefusal } from './order-problem.ts';
import { parseInvoiceCompany } from './parse-invoice-company.ts';

type TextProblem = OrderProblem<OrderTextRefusal>;
type Texts = GuestTexts &
  Pick<OrderRequest, 'contact' | 'address' | 'table' | 'company' | 'couponCode'> & {
    readonly lines: readonly { readonly kind: 'product' | 'bundle'; readonly message?: string }[];
  };

const COUPON_RULES = { maximum: 64, isRequired: false, isMultiline: false };

const COMPANY_FIELDS = {
  name: 'companyName',
  cui: 'companyCui',
  tradeRegister: 'companyRegister',
  office: 'companyOffice',
} as const satisfies Record<keyof InvoiceCompany, OrderField>;

/**
 * Parses the texts of an order.
 *
 * @param needed required contact fields; the others may be empty
 * @returns the order with valid texts normalised and invalid ones as typed; every problem at once, of an address only
 * the first
 */
export function parseOrder<Order extends Texts>(
  asked: Order,
  needed: ReadonlySet<ContactField> = WHOLE_CONTACT,
): { readonly order: Order; readonly problems: readonly TextProblem[] } {
  const problems: TextProblem[] = [];
  function keep<Value, Refusal>(
    parsed: Result<Value, Refusal>,
    typed: Value,
    tell: (refusal: Refusal) => readonly TextProblem[],
  ): Value {
    if (parsed.ok) return parsed.value;
    problems.push(...tell(parsed.error));
    return typed;
  }
  const { contact, address, table, company, couponCode } = asked;
  const keepContact = <Refusal>(
    field: ContactField,
    parse: (raw: string) => Result<string, Refusal>,
    code: `${'first_name' | 'last_name' | 'email' | 'phone'}_invalid`,
  ) =>
    contact[field].trim() === '' && !needed.has(field)
      ? ''
      : keep(parse(contact[field]), contact[field], () => [{ field, code }]);
  const order = {
    ...asked,
    contact: {
      firstName: keepContact('firstName', parsePersonName, 'first_name_invalid'),
      lastName: keepContact('lastName', parsePersonName, 'last_name_invalid'),
      email: keepContact('email', parseEmail, 'email_invalid'),
      phone: keepContact('phone', parsePhone, 'phone_invalid'),
    },
    ...(table === undefined
      ? {}
      : { table: keep(readTable(table), table, (refusal) => [{ field: 'table', ...refusal }]) }),
    ...mapTexts((field) =>
      keep(parseText(asked[field], { ...GUEST_TEXTS[field], isRequired: false }), asked[field], (refusal) => [
        { field, ...refusal },
      ]),
    ),
    couponCode:
      couponCode === null
        ? null
        : keep(parseText(couponCode, COUPON_RULES), couponCode, (refusal) => [{ field: 'coupon', ...refusal }]) || null,
    lines: asked.lines.map((one, line) =>
      one.message === undefined
        ? one
        : {
            ...one,
            message: keep(parseMessage(one.message), one.message, (refusal) => [{ field: 'cart', ...refusal, line }]),
          },
    ),
    company:
      company === null
        ? null
        : keep(parseInvoiceCompany(company), company, (refusals) =>
            refusals.map(({ part, ...refusal }) => ({ field: COMPANY_FIELDS[part], ...refusal })),
          ),
    address:
      address === null
        ? null
        : keep(parseAddress(address), address, ({ field, ...refusal }) => [{ field, ...refusal }]),
  };
  return { order, problems };
}

function readTable(typed: string): Result<string, TextRefusal> {
  const name = parseTableName(typed);
  return name === null ? err({ code: 'text_invalid', reason: 'not_allowed', maximum: TABLE_MAX_LENGTH }) : ok(name);
}
