/** Requesting a table. */
export const reservationText = {
  title: 'Rezervă o masă',
  name: 'Nume și prenume',
  phone: 'Număr de telefon',
  email: 'Adresă de e-mail',
  people: 'Număr de persoane',
  peopleExactly: 'Câte persoane veți fi?',
  peopleHint: 'Încă nu știi? Sună-ne și vedem împreună:',
  date: 'Data',
  time: 'Ora',
  notes: 'Cerințe speciale',
  notesHint: 'Scaun pentru copil, masă la geam, alergii…',
  send: 'Trimite rezervarea',
  required: 'Câmp obligatoriu',
  failed: 'A apărut o eroare: rezervarea nu este posibilă momentan.',
  loadFailed: 'Formularul de rezervare nu a putut fi încărcat.',
  /** Without a telephone nothing can be arranged by it. */
  noMoments: (phone: string) =>
    `Momentan nu avem ore libere pentru rezervări online.${phone === '' ? '' : ' Sună-ne și vedem împreună.'}`,
  bookedTitle: 'Am primit cererea ta',
  booked: 'Am primit cererea ta de rezervare. Te contactăm pentru confirmare.',
  bookedMail: (email: string) => `Ți-am scris și pe ${email}.`,
  peopleCount: { one: 'o persoană', few: '{n} persoane', other: '{n} de persoane' },
  done: 'Am înțeles',
  privacy: { before: 'Află cum îți folosim datele în ', link: 'Politica de confidențialitate', after: '.' },
} as const;
