/** The stations of the kitchen, as staff read them. */
export const stationWords = {
  title: 'Secții de bucătărie',
  intro:
    'Locurile în care se gătește: ciorbe, grătar, pizza. Fiecare își vede preparatele pe tablă. O bucătărie mică nu are nevoie de secții.',
  failed: 'Secțiile nu pot fi afișate acum.',
  section: 'Secțiile',
  hint: 'În ordinea în care se arată pe tablă. Categoriile își aleg secția în formularul lor, un produs poate avea alta.',
  empty: 'Nicio secție: tabla arată comenzile întregi.',
  name: (place: number) => `Secția ${place}`,
  add: 'Adaugă o secție',
  unnamed: 'secția fără nume',
  made: (dishes: readonly string[]) => `Aici: ${dishes.join(', ')}`,
  madeNothing: 'Nicio categorie și niciun produs încă.',
  removeTitle: (name: string) => `Ștergeți secția ${name}?`,
  removeText: (dishes: readonly string[]) =>
    `După ce salvați, rămân fără secție: ${dishes.join(', ')}. Pe tablă le vede doar cine se uită la toate secțiile.`,
  removeConfirm: 'Șterge secția',
  station: 'Secția de bucătărie',
  none: 'Fără secție',
  categoryHint: 'Unde se gătesc produsele categoriei; un produs poate avea altă secție.',
  productHint: 'Numai dacă se gătește în altă parte decât categoria lui.',
  ofCategory: (name: string) => (name === '' ? 'Ca la categorie (fără secție)' : `Ca la categorie (${name})`),
} as const;
