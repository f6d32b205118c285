/** The card that greets somebody who is here for the first time. */
export const visitText = {
  welcome: (name: string) => `Bun venit la ${name}!`,
  both: 'Comanzi pentru acasă sau treci să ridici: alegi la finalizarea comenzii.',
  delivery: 'Comanzi online și ți-o aducem acasă.',
  pickup: 'Comanzi online și treci să ridici.',
  places: { one: 'încă o localitate', few: 'alte {n} localități', other: 'alte {n} de localități' },
  deliveryAt: (city: string) => `Livrăm în ${city}.`,
  deliveryAround: (city: string, others: string) => `Livrăm în ${city} și în ${others}.`,
} as const;
