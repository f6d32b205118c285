/** The frame of legal texts; the texts themselves are the restaurant's. Legal pages use the polite form. */
export const legalText = {
  version: (version: string) => `Versiunea ${version}`,
  earlier: (version: string) => `Citiți o versiune anterioară, ${version}.`,
  toCurrent: 'Vedeți versiunea în vigoare',
  versions: 'Versiuni publicate',
  contents: 'Cuprins',
  keys: { key: 'Cheie', place: 'Unde', purpose: 'Scop', lifetime: 'Durată' },
  description: {
    terms: (name: string) => `Termenii și condițiile comenzilor la ${name}.`,
    privacy: (name: string) => `Ce date folosește ${name}, de ce, cât timp și ce drepturi aveți.`,
    cookies: (name: string) => `Ce păstrează site-ul ${name} în browserul dumneavoastră și cât timp.`,
    accessibility: (name: string) =>
      `Cum poate fi folosit site-ul ${name} de oricine și cui îi scrieți dacă ceva nu merge.`,
  },
} as const;
