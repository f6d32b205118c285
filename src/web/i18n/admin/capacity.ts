/** `/admin/set-capacity`: how much the kitchen takes on. */
export const capacityWords = {
  title: 'Capacitatea bucătăriei',
  intro:
    'Cât poate pregăti bucătăria într-un sfert de oră. Când un sfert de oră s-a umplut, clienților li se propune următorul loc liber.',
  failed: 'Capacitatea nu poate fi afișată acum.',
  section: 'Limite la 15 minute',
  hint: 'Fiecare porție din comandă înseamnă un punct. Lăsați gol ca să primiți oricâte comenzi.',
  points: 'Cel mult atâtea puncte la 15 minute',
  pointsHint: 'O comandă mai mare decât limita primește un sfert de oră liber, numai pentru ea.',
  deliveries: 'Cel mult atâtea livrări la 15 minute',
  deliveriesHint: 'Câte livrări pot pleca deodată.',
  off: 'Fără limită: magazinul primește oricâte comenzi pentru aceeași oră.',
  summary: (points: number | null, deliveries: number | null) =>
    [
      'Într-un sfert de oră intră cel mult',
      [
        ...(points === null ? [] : [`${points} puncte`]),
        ...(deliveries === null ? [] : [`${deliveries} livrări`]),
      ].join(' și '),
    ].join(' ') + '.',
} as const;
