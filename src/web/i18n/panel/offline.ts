/** For staff while the tablet is offline. */
export const offlineWords = {
  listTitle: 'Fără legătură: comenzile deschise, de pe acest dispozitiv',
  staleTitle: 'Fără legătură: lista de la ultima citire',
  orderTitle: 'Fără legătură: comanda, de pe acest dispozitiv',
  since: (moment: string) => `Situația de la ultima legătură: ${moment}. Ce s-a schimbat după aceea nu se vede aici.`,
  noDecision: 'Se pot citi și tipări. Acceptarea, respingerea și predarea se fac după ce revine legătura.',
  openOnly: 'Fără legătură se păstrează numai comenzile deschise.',
  none: 'Nicio comandă deschisă la acel moment.',
} as const;
