/** `/admin/set-payment-methods` (back-office.md §2; romania.md §0.9, §7.2). */
export const paymentsWords = {
  title: 'Metode de plată',
  intro: 'Cum pot plăti clienții. Cel puțin o metodă rămâne activă.',
  failed: 'Metodele de plată nu pot fi afișate acum.',
  section: 'Clienții pot plăti',
  sectionHint: 'Plata se face la livrare sau la ridicare.',
  hints: {
    cash: 'Permis până la 10.000 de lei pe zi și persoană.',
    card: 'La terminalul POS al restaurantului.',
    meal_card:
      'La terminalul POS. Plătește numai mâncarea: fără băuturi alcoolice, garanție SGR, ambalaje, livrare și produsele marcate de dumneavoastră. Restul se plătește în numerar sau cu cardul.',
    'cash-card': 'O parte în numerar, o parte cu cardul; clientul alege sumele.',
  },
  issuers: {
    legend: 'Ce carduri de masă acceptați',
    hint: 'Numai cele pentru care aveți contract de afiliere. Clienții le văd când aleg plata.',
  },
  noCard: {
    title: 'Nicio plată cu cardul',
    text: 'De la 1 ianuarie 2026, comercianții sunt obligați să accepte plata cu cardul. Discutați cu contabilul înainte de a o opri.',
    understood: 'Am înțeles și vreau să opresc plata cu cardul',
    required: 'Bifați că ați înțeles sau porniți o plată cu cardul.',
  },
} as const;
