/** Despre noi. It promises only what the product itself does. */
export const aboutText = {
  description: (name: string) => `Cine suntem și cum lucrăm la ${name}.`,
  valuesTitle: 'Ce găsești la noi',
  values: [
    {
      title: 'Vezi ce mănânci',
      text: 'Tot ce am declarat despre un produs (ingrediente, alergeni, aditivi, gramaj, valori nutriționale) apare la fiecare produs, înainte să comanzi.',
    },
    {
      title: 'Plătești cât ai văzut',
      text: 'Totalul de lângă butonul de comandă cuprinde tot: produse, ambalaje, livrare și garanție. Nu crește fără acordul tău.',
    },
    {
      title: 'Știi mereu unde e comanda',
      text: 'Un om din restaurant citește comanda și îți confirmă ora. Urmărești starea ei pe pagina comenzii.',
    },
  ],
  gallery: 'Galerie foto',
  toMenu: 'Vezi meniul',
  toContact: 'Cum ajungi la noi',
} as const;
