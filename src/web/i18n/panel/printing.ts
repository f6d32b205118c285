/** The settings of printing; the words on the slips are in `domain/printing/slip-words.ts`. */
export const printingWords = {
  title: 'Tipărire',
  intro: 'Setările sunt ale acestui dispozitiv: fiecare tabletă sau calculator își știe imprimanta.',
  paper: 'Lățimea hârtiei',
  papers: { 58: '58 mm', 80: '80 mm' },
  onAcceptance: 'La acceptarea unei comenzi se tipărește',
  choices: {
    none: 'Nimic',
    kitchen: 'Bonul de bucătărie',
    receipt: 'Nota pentru client',
    both: 'Amândouă',
  },
  hint: 'Imprimanta se alege în fereastra browserului. Ca să tipărească fără să mai întrebe, cine a instalat calculatorul pornește Chrome în modul de tipărire directă („kiosk printing”).',
  sample: 'Tipărește o probă',
  preview: 'Așa arată pe hârtie',
  printKitchen: 'Bon de bucătărie',
  printReceipt: 'Nota clientului',
} as const;
