/** Whether the restaurant is open, for every page. Loaded with the facts of the shop, not in the first load. */
export const openingText = {
  openUntil: (hour: string) => `Deschis acum, până la ${hour}`,
  openAlways: 'Deschis non-stop',
  opens: (day: string, hour: string) => `Închis acum. Deschidem ${day}, la ${hour}`,
  closedNow: 'Închis acum',
  takesOrders: 'Preluăm comenzi online acum',
  settingUp: 'Ne pregătim de deschidere',
  /** Until the restaurant has a name. */
  unnamed: 'Restaurantul nostru',
  closedDay: 'Închis',
  aroundTheClock: 'Non-stop',
} as const;

/** Current exceptions, such as pauses. */
export const noticesText = {
  delivery: 'Livrarea la domiciliu este oprită pentru puțin timp, ca să pregătim bine comenzile primite.',
  pickup: 'Ridicarea din restaurant este oprită pentru puțin timp, ca să pregătim bine comenzile primite.',
  both: 'Avem multe comenzi și deocamdată nu mai preluăm altele.',
  booking: 'Pentru azi nu mai primim rezervări deocamdată. Poți rezerva pentru altă zi.',
  resumes: (when: string) => `Reluăm ${when}.`,
  pickUpInstead: 'Între timp poți ridica din restaurant sau poți comanda pentru mai târziu.',
  deliveryInstead: 'Între timp livrăm la domiciliu sau poți comanda pentru mai târziu.',
  later: 'Poți comanda de pe acum pentru mai târziu.',
  busy: (minutes: number) =>
    `Avem multe comenzi: pregătirea durează acum cu circa ${minutes} ${minutes < 20 ? '' : 'de '}minute mai mult.`,
} as const;
