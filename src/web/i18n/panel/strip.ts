/** The strip above every page of the panel. */
export const stripWords = {
  label: 'Anunțuri',
  more: (others: number) => (others === 1 ? 'și încă unul' : `și încă ${others}`),
  calm: 'Nicio comandă nu așteaptă răspuns.',
  waiting: {
    one: 'O comandă așteaptă răspuns.',
    few: '{n} comenzi așteaptă răspuns.',
    other: '{n} de comenzi așteaptă răspuns.',
  },
} as const;
