import { NO_WITHDRAWAL } from '#contract/withdrawals/withdrawal-words.ts';

/** Withdrawal from a contract. */
export const withdrawalText = {
  description: 'Formular de retragere din contract pentru produse sigilate.',
  intro:
    'Te poți retrage din contract în 14 zile de la primire, fără motiv, pentru produsele sigilate și nedeschise cu durată lungă de păstrare (de exemplu băuturi).',
  exception: NO_WITHDRAWAL,
  before: (phone: string) =>
    `Nu am început comanda? O poți anula gratuit la telefon, până începem pregătirea: ${phone.replaceAll(' ', '\u00a0')}.`,
  form: 'Retragere din contract',
  orderNumber: 'Numărul comenzii',
  orderNumberHint: 'Opt cifre; îl găsești în e-mailul comenzii.',
  email: 'Adresa de e-mail a comenzii',
  name: 'Nume și prenume',
  items: 'Produsele sigilate pe care le returnezi',
  itemsHint: 'De exemplu: 2 × apă minerală 0,5 l',
  /** Both labels follow Directive 2023/2673, art. 1 (4): a function to withdraw, then one that only confirms. */
  send: 'Retrage-te din contract aici',
  check: 'Verifică și confirmă',
  checkText: 'Încă nu am primit nimic. Retragerea pornește când apeși „Confirm retragerea”.',
  confirm: 'Confirm retragerea',
  change: 'Modifică datele',
  done: 'Am primit cererea ta',
  doneText: 'Îți trimitem confirmarea pe adresa cu care ai făcut comanda. Păstrează ora de mai sus.',
} as const;
