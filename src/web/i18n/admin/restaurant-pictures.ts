/** Pictures of the restaurant in the setup. */
export const restaurantPicturesWords = {
  title: 'Imaginile restaurantului',
  intro: 'Cum arată restaurantul: sala, terasa, bucătăria, oamenii. Apar în magazin imediat ce salvați.',
  failed: 'Imaginile restaurantului nu pot fi afișate.',
  hero: 'Imaginea principală',
  heroHint: 'Sus, la „Despre noi”. Stă și pe prima pagină, cât timp niciun produs nu are fotografie.',
  gallery: 'Galerie',
  galleryHint: 'Pe prima pagină și la „Despre noi”, în ordinea de aici.',
  altHint: 'De exemplu „Sala mare, cu mesele puse”.',
  altMissing: 'O imagine fără text nu spune nimic celui care nu o vede. Se poate salva și așa.',
  altMissingTitle: 'Imagini fără text',
} as const;
