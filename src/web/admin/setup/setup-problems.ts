/** Problems with name, contact or address of the restaurant, by the rules and in the words of the server. */
import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseCui } from '#domain/restaurant/parse-cui.ts';
import { parsePostalCode } from '#domain/restaurant/parse-postal-code.ts';
import { parseTradeRegister } from '#domain/restaurant/parse-trade-register.ts';

type Contact = {
  readonly name: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly company: { readonly cui: string; readonly tradeRegister: string };
};

/** Name, phone and e-mail are required (back-office.md §5); company details may be missing, but not invalid. */
export function contactProblems({ name, phoneNumber, email, company }: Contact): Record<string, string> {
  return saying({
    name: isEmpty(name) && 'restaurant_name_required',
    phoneNumber: isEmpty(phoneNumber)
      ? 'restaurant_phone_required'
      : !parsePhone(phoneNumber).ok && 'restaurant_phone_invalid',
    email: isEmpty(email) ? 'restaurant_email_required' : !parseEmail(email).ok && 'email_invalid',
    'company.cui': !isEmpty(company.cui) && !parseCui(company.cui).ok && 'cui_invalid',
    'company.tradeRegister': !parseTradeRegister(company.tradeRegister).ok && 'trade_register_invalid',
  });
}

type Address = {
  readonly county: string;
  readonly city: string;
  readonly address: string;
  readonly streetNumber: string;
  readonly postalCode: string;
};

/** County, street, number and city are required, a postal code has five to ten digits (back-office.md §5). */
export function addressProblems({ county, city, address, streetNumber, postalCode }: Address): Record<string, string> {
  return saying({
    county: isEmpty(county) && 'county_required',
    address: isEmpty(address) && 'address_street_required',
    streetNumber: isEmpty(streetNumber) && 'address_number_required',
    city: isEmpty(city) && 'address_city_required',
    postalCode: !parsePostalCode(postalCode).ok && 'postal_code_invalid',
  });
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

function saying(problems: Readonly<Record<string, PlainErrorCode | false>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, code]) => (code === false ? [] : [[field, sentenceOf(code)]])),
  );
}
