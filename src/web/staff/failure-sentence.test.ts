import { afterEach, expect, test, vi } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { sentenceOf } from '#contract/errors.ts';
import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import { ORDER_ERRORS, type OrderErrorCode } from '#contract/orders/order-errors.ts';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { failureSentence, staffFailureSentence, staffSentence } from './failure-sentence.ts';

afterEach(() => vi.unstubAllGlobals());

test('a refusal of the rules is told to staff with its facts; one that addresses no guest stays as it is', () => {
  const refusal = { code: 'below_minimum', minimum: bani(4000), missing: bani(1500), city: 'Sâncel' } as const;
  expect(staffFailureSentence(describeOrderProblem(refusal, instant(0)))).toBe(
    'Comanda minimă pentru Sâncel este de 40,00\u00a0lei. Mai lipsesc produse de 15,00\u00a0lei.',
  );
  expect(staffSentence('people_invalid')).toBe('Scrieți câte persoane vin.');
  expect(staffSentence('zone_unknown')).toBe(sentenceOf('zone_unknown'));
});

test('the server’s refusal is told in the same words, and with its own sentence where they need facts', () => {
  const fail = (code: 'booking_no_schedule' | 'below_minimum') =>
    failureSentence(new CallFailure(422, { code, message: 'Alege altceva.', requestId: '' }), 'Nu s-a putut.');
  expect(fail('booking_no_schedule')).toBe('Restaurantul este închis în ziua aleasă. Alegeți altă zi.');
  expect(fail('below_minimum')).toBe('Alege altceva.');
});

/** Facts of any sentence: amounts and counts are numbers, everything else is a word. */
const ANY_FACTS = new Proxy(
  {},
  {
    get: (_, name) => {
      if (
        ['minimum', 'missing', 'maximum', 'total', 'pieces', 'left', 'most', 'minutes', 'expected'].includes(
          `${String(name)}`,
        )
      )
        return 3;
      return name === 'canBeChosen' ? true : 'Ciorbă';
    },
  },
);
/** What only guests are told: verbs of „tu”, and the cart, which staff do not have. */
const TO_A_GUEST =
  /(?<!se|poate)(^|[ :„])(alege|scrie|introdu|adaugă|verifică|trimite|scoate|sună-ne|poți|declară|te|ai|tău|coș(ul)?)(?=[ .:?!]|$)/i;

test.each(Object.keys(ORDER_ERRORS) as OrderErrorCode[])(
  '%s is told to staff without „tu” and without a cart',
  (code) => {
    const sentence = (ORDER_ERRORS[code].sentence as (facts: object) => string)(ANY_FACTS);
    expect(staffFailureSentence({ code, details: ANY_FACTS, sentence })).not.toMatch(TO_A_GUEST);
  },
);

test.each([
  [false, 'Nu există conexiune la internet.'],
  [true, 'Serverul nu răspunde. Încercați din nou peste câteva momente; nu închideți pagina.'],
])('where no answer came (a line: %s), only a device without one is told of its internet', (onLine, sentence) => {
  vi.stubGlobal('navigator', { onLine });
  expect(failureSentence(new CallFailure(0, null), 'Nu s-a putut.')).toBe(sentence);
});
