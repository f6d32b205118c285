/**
 * Texts of shop and mails about the right of withdrawal (OUG 34/2014 art. 6 and 9–16). An order with sealed containers
 * is recognised by their deposit (`domain/cart/own-container.ts`).
 */
export const WITHDRAWAL_PATH = '/retragere-din-contract';

/** Shown for every order. */
export const NO_WITHDRAWAL = 'Pentru preparatele culinare nu există drept de retragere (art. 16 din OUG 34/2014).';

/** Shown where sealed containers are ordered; name and address of the form follow it. */
export const SEALED_WITHDRAWAL =
  'La băuturile sigilate ai drept de retragere: le poți returna nedeschise în 14 zile de la primire, fără să spui de ce, iar noi îți dăm banii înapoi, cu tot cu garanția SGR, în cel mult 14 zile (art. 9 din OUG 34/2014).';

export const WITHDRAWAL_FORM = 'Completează formularul „Retragere din contract” sau scrie-ne.';
