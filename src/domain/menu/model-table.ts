/** A table as the import reads it, for owners to fill in: each column once, the ways to write sizes and allergens. */
const ROWS: readonly (readonly string[])[] = [
  ['Categorie', 'Produs', 'Preț', 'Mărime', 'Descriere', 'Alergeni', 'Activ'],
  ['Supe', 'Ciorbă de burtă', '24,50', '350 g', 'Cu smântână și ardei iute', 'lapte, țelină, ouă', 'da'],
  ['Pizza', 'Margherita', '32', 'Mică, 28 cm', 'Sos de roșii, mozzarella și busuioc', '1, 7', 'da'],
  ['', '', '41', 'Mare, 40 cm', '', '', ''],
  ['Băuturi', 'Limonadă', '14', '400 ml', 'Cu mentă', 'fără', 'da'],
];

/**
 * As CSV in the form that Excel opens in Romania: a mark of the encoding, semicolons, lines of Windows. No cell needs
 * quotes.
 */
export function modelTable(): string {
  const lines = ROWS.map((row) => row.join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
