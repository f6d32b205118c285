/** The evening by quarters of an hour, for staff. */
export const slotWords = {
  title: 'Seara pe sferturi de oră',
  hint: 'Cât s-a promis deja pentru fiecare sfert de oră. Unul închis nu mai primește comenzi; cele promise rămân.',
  list: 'Sferturi de oră',
  taken: (taken: number, most: number, name: string) => `${taken} din ${most} ${name}`,
  full: 'plin',
  closed: 'închis',
  close: 'Închide',
  open: 'Deschide',
  closeSpoken: (hour: string) => `Închide sfertul de la ${hour}`,
  openSpoken: (hour: string) => `Deschide sfertul de la ${hour}`,
  undo: 'Anulează',
  none: 'Astăzi nu se mai primesc comenzi.',
  failed: 'Sferturile de oră nu pot fi afișate acum.',
  stepFailed: 'Schimbarea nu a fost făcută.',
} as const;
