import { z } from 'zod';
import { instant } from '#domain/time/instant.ts';
import { code, note, paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail, SECRET_LINK } from '#server/platform/mail/define-mail.ts';
import { makeOrderCode } from '../make-order-code.ts';

/** The code that confirms an order. The stored mail does not contain it. */
export const orderCode = defineMail({
  kind: 'order_code',
  payload: { email: z.string(), askedAt: z.int() },
  compose: ({ restaurant, secrets }, { email, askedAt }) => ({
    key: `${askedAt}`,
    to: { name: '', address: email },
    subject: `Codul pentru comanda ta la ${restaurant.name}`,
    title: 'Confirmă comanda',
    footnote: `Mesaj trimis la ${email}, pentru că adresa a fost folosită la o comandă pe site-ul nostru.`,
    blocks: [
      paragraph('Scrie codul acesta în pagina comenzii. Comanda ajunge la noi abia după ce îl scrii.'),
      code('Codul tău', SECRET_LINK),
      note('Codul e valabil 10 minute. Nu ai comandat tu? Ignoră mesajul: fără cod, comanda nu se trimite.'),
    ],
    makeSecretLink: async () => makeOrderCode(await secrets.load('order_codes'), email, instant(askedAt)),
  }),
});
