/** For staff: a guest's notes, late orders, and orders decided by another person meanwhile. */
export const noteWords = {
  allergy: 'ATENȚIE: ALERGIE',
  /** A message for one line. */
  ofLine: (name: string, text: string) => `${name}: „${text}”`,
  quoted: (text: string) => `„${text}”`,
  note: 'De la client',
  read: 'Bucătăria a citit mesajul despre alergii și poate pregăti comanda',
  unread: 'Nu s-a confirmat că mesajul despre alergii a fost citit.',
  wholeOrder: 'Comanda întreagă',
  perPiece: (amount: string) => `${amount} bucata`,
  late: (duration: string) => `întârzie ${duration}`,
  dueAt: (day: string) => `promisă, ${day}`,
  wantedAt: (day: string) => `cerută, ${day}`,
  closedDay: (name: string) => `Restaurantul e închis în ziua aceasta: ${name}`,
} as const;
