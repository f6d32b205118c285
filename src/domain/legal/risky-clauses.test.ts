import { expect, test } from 'vitest';
import { riskyClauses } from '#domain/legal/risky-clauses.ts';

test.each([
  ['terms', 'Termenul poate fi depășit cu până la\u00a080% din durată.', 'depășit cu până la 80%'],
  ['terms', 'Reclamațiile primite după mai mult de 90 de zile de la predare pot fi respinse.', 'după 90 de zile'],
  ['terms', 'dar nu mai târziu de 14 zile lucrătoare', '14 zile lucrătoare'],
  ['terms', 'Persoanele între 13 și 17 ani pot comanda.', 'între 13 și 17 ani'],
  ['privacy', 'Site-ul nu încarcă hărți, fonturi sau statistici.', 'nu încarcă hărți'],
])('%s: „%s” is told', (kind, text, clause) => {
  expect(riskyClauses(kind, text).map((one) => one.clause)).toEqual([expect.stringContaining(clause)]);
});

test('what stands is not told, and a clause counts only in its own text', () => {
  expect(riskyClauses('terms', 'Suma ajunge la dumneavoastră în cel mult 14 zile calendaristice.')).toEqual([]);
  expect(riskyClauses('cookies', '14 zile lucrătoare; nu încarcă hărți')).toEqual([]);
});
