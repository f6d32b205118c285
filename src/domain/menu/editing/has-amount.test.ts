import { expect, test } from 'vitest';
import { hasAmount } from './has-amount.ts';

test.each(['400 g', '400g', 'Mare (1,2 kg)', '350 gr.', '500 grame', 'Sticlă 0,5 L', '330ml', '1 litru', '2 litri'])(
  '„%s” is a weight or a volume',
  (label) => expect(hasAmount(label)).toBe(true),
);

test.each(['', 'Mare', 'Ø 40 cm', '6 felii', '2 gogoși', '1 lingură', 'Porție 2', '4 galuște'])(
  '„%s” tells neither',
  (label) => expect(hasAmount(label)).toBe(false),
);
