import type { SaveContactRequest } from '#contract/restaurant/setup.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { parseCui } from '#domain/restaurant/parse-cui.ts';
import { parseTradeRegister } from '#domain/restaurant/parse-trade-register.ts';
import type { Restaurant } from '#domain/restaurant/restaurant.ts';
import { ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { loadRestaurant, updateRestaurant } from './restaurant.repository.ts';

type Contact = Pick<Restaurant, 'name' | 'tagline' | 'aboutUs' | 'phone' | 'email' | 'company'>;

const LINE = { maximum: 80, isRequired: false, isMultiline: false };
const LONG_LINE = { maximum: 200, isRequired: false, isMultiline: false };
const ABOUT = { maximum: 4000, isRequired: false, isMultiline: true };

/** Saves the restaurant's identity. Fields missing in the request stay unchanged. */
export function saveContact(
  services: DbServices,
  staffId: number,
  asked: SaveContactRequest,
): Promise<Result<{ readonly version: number }, InvalidFields | ChangedMeanwhile>> {
  const saving = { subject: 'contact', staffId, version: asked.version };
  return saveByStaff(services, saving, async (tx, save) => {
    const before = await loadRestaurant(tx);
    const read = readContact(asked, before);
    if (!read.ok) return read;
    const { aboutUs, company, ...after } = read.value;
    return save({
      title: 'Nume și contact',
      before: describeContact(before),
      after: describeContact(read.value),
      write: () => updateRestaurant(tx, { ...after, about_us: aboutUs, company: JSON.stringify(company) }),
    });
  });
}

function readContact(asked: SaveContactRequest, before: Contact): Result<Contact, InvalidFields> {
  const reader = fieldReader();
  const line = (path: string, raw: string | null | undefined, kept: string, rules = LINE) =>
    raw === null || raw === undefined ? kept : reader.read(path, parseText(raw, rules), 'text_too_long');
  const phone = asked.phoneNumber.trim();
  const email = asked.email.trim();
  const company = asked.company ?? {};
  const cui = company.cui?.trim();
  const contact: Contact = {
    name: reader.readRequired('name', asked.name, { ...LINE, code: 'restaurant_name_required' }),
    phone: reader.read(
      'phoneNumber',
      parsePhone(phone),
      phone === '' ? 'restaurant_phone_required' : 'restaurant_phone_invalid',
    ),
    email: reader.read('email', parseEmail(email), email === '' ? 'restaurant_email_required' : 'email_invalid'),
    tagline: line('tagline', asked.tagline, before.tagline, LONG_LINE),
    aboutUs: line('aboutUs', asked.aboutUs, before.aboutUs, ABOUT),
    company: {
      companyName: line('company.companyName', company.companyName, before.company.companyName, LONG_LINE),
      cui:
        cui === undefined
          ? before.company.cui
          : reader.read('company.cui', cui === '' ? ok('') : parseCui(cui), 'cui_invalid'),
      tradeRegister: reader.read(
        'company.tradeRegister',
        parseTradeRegister(company.tradeRegister ?? before.company.tradeRegister),
        'trade_register_invalid',
      ),
      registeredOffice: line(
        'company.registeredOffice',
        company.registeredOffice,
        before.company.registeredOffice,
        LONG_LINE,
      ),
      workPoint: line('company.workPoint', company.workPoint, before.company.workPoint, LONG_LINE),
      shareCapital: line('company.shareCapital', company.shareCapital, before.company.shareCapital),
      vatPayer: company.vatPayer ?? before.company.vatPayer,
      authorisations: (company.authorisations ?? before.company.authorisations).map((one, index) =>
        readAuthorisation(one, (field, raw) =>
          reader.readRequired(`company.authorisations.${index}.${field}`, raw, {
            ...LONG_LINE,
            code: 'authorisation_incomplete',
          }),
        ),
      ),
    },
  };
  const done = reader.done();
  return done.ok ? ok(contact) : done;
}

type Authorisation = Restaurant['company']['authorisations'][number];

function readAuthorisation(
  { name, number, issuer }: Authorisation,
  read: (field: keyof Authorisation, raw: string) => string,
): Authorisation {
  return { name: read('name', name), number: read('number', number), issuer: read('issuer', issuer) };
}

/** As text for the history of changes. */
function describeContact({ name, tagline, aboutUs, phone, email, company }: Contact): Record<string, string> {
  return {
    Nume: name,
    Telefon: phone,
    'E-mail': email,
    Slogan: tagline,
    'Despre noi': aboutUs,
    'Denumirea firmei': company.companyName,
    CUI: company.cui,
    'Nr. Registrul Comerțului': company.tradeRegister,
    'Sediu social': company.registeredOffice,
    'Punct de lucru': company.workPoint,
    'Capital social': company.shareCapital,
    'Plătitor de TVA': company.vatPayer ? 'da' : 'nu',
    Autorizații: company.authorisations
      .map((one) => [one.name, one.number, one.issuer].filter((part) => part !== '').join(', '))
      .join('; '),
  };
}
