import type { RestaurantContact } from '#server/features/restaurant/restaurant.door.ts';

/** What stands for the words in braces: the restaurant's own details. */
export function legalWords({
  name,
  phoneText,
  email,
  address,
  company,
}: RestaurantContact): Readonly<Record<string, string>> {
  return {
    restaurant: name,
    firma: company.companyName,
    cui: company.cui,
    reg_com: company.tradeRegister,
    capital: company.shareCapital,
    sediu: company.registeredOffice,
    punct_de_lucru: company.workPoint === '' ? address : company.workPoint,
    autorizatii: company.authorisations.map((one) => `${one.name} nr. ${one.number} (${one.issuer})`).join('; '),
    telefon: phoneText,
    email,
    adresa: address,
  };
}
