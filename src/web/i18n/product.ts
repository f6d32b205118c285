import type { Allergen } from '#domain/menu/menu.ts';
import { ALLERGEN_NAMES, FROZEN } from './food-facts.ts';

/** A product's own page and sheet. */
export const productText = {
  back: 'Înapoi la meniu',
  size: 'Alege mărimea',
  from: (price: string) => `de la ${price}`,
  extras: 'Adaugă suplimente',
  needed: (bounds: string) => `obligatoriu, ${bounds}`,
  /** A group that an option opened. */
  groupOf: (group: string, option: string) => `${group} · ${option}`,
  message: 'Mesaj pentru bucătărie',
  messageHint: 'De exemplu: fără ceapă',
  charactersLeft: { one: 'Mai ai un caracter', few: 'Mai ai {n} caractere', other: 'Mai ai {n} de caractere' },
  quantity: 'Cantitate',
  minimumQuantity: (minimum: number) => `Cantitate minimă: ${minimum}`,
  add: 'Adaugă în coș',
  save: 'Salvează',
  soldOut: 'Stoc epuizat',
  unavailable: 'Indisponibil momentan',
  sizeSoldOut: 'epuizat',
  leftOut: (told: string) => `acum ${told}`,
  free: 'fără cost',
  packaging: (price: string) => `+ ambalaj ${price}`,
  deposit: (price: string) => `+ garanție SGR ${price}`,
  ahead: 'Se comandă doar pentru altă zi: alegi data și ora la finalizarea comenzii.',
  hours: (hours: string, later: { readonly text: string; readonly canBeChosen: boolean } | null) =>
    [
      `Se poate comanda ${hours}.`,
      ...(later ? [`${later.text}.`] : []),
      ...(later?.canBeChosen ? ['Poți comanda de acum: alegi o oră din acest interval la finalizarea comenzii.'] : []),
    ].join(' '),
  pickupPlace: (place: string) => `Se ridică din: ${place}`,
  adult: 'Se vinde numai persoanelor de peste 18 ani.',
  frozen: FROZEN,
  ingredients: 'Ingrediente',
  allergens: 'Alergeni',
  /** In the words of the law, as the list of the whole product on the same page. */
  extraContains: (allergens: readonly Allergen[]) =>
    `conține: ${allergens
      .map((one) => ALLERGEN_NAMES[one])
      .join(', ')
      .toLowerCase()}`,
  noAllergens: 'Niciun alergen declarat. Dacă ai o alergie, întreabă-ne înainte să comanzi.',
  undeclaredAllergens: 'Alergenii nu au fost încă declarați: întreabă-ne înainte să comanzi.',
  restUndeclared: 'Restul alergenilor nu au fost încă declarați: întreabă-ne înainte să comanzi.',
  mayContain: (names: readonly string[]) => `Poate conține urme de: ${names.join(', ').toLowerCase()}.`,
  kitchenNote: 'Bucătăria lucrează cu toți alergenii; pot exista urme.',
  additives: 'Aditivi',
  nutrition: 'Valori nutriționale',
  per: (basis: string) => `la ${basis}`,
  perPortion: (grams: number) => `pe porție (${grams}\u00a0g)`,
  energy: 'Valoare energetică',
  fat: 'Grăsimi',
  saturated: 'din care acizi grași saturați',
  carbohydrate: 'Glucide',
  sugars: 'din care zaharuri',
  fibre: 'Fibre',
  protein: 'Proteine',
  salt: 'Sare',
  shareName: (name: string) => `Trimite unui prieten: ${name}`,
  linkCopied: 'Linkul a fost copiat.',
  linkYourself: 'Copiază de aici adresa produsului:',
  similar: 'S-ar putea să-ți placă și',
  pictures: 'Fotografii',
  picture: (number: number, name: string) => `Fotografia ${number}, ${name}`,
  failed: 'Produsul nu poate fi afișat acum.',
  pageDescription: (name: string, restaurant: string) =>
    `${name} de la ${restaurant}: preț, porții, alergeni. Comandă online.`,
  allergenNames: ALLERGEN_NAMES,
} as const;
