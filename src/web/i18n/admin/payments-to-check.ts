/** `/admin/plati-de-verificat`. */
export const paymentsToCheckWords = {
  title: 'Plăți de verificat',
  intro: 'Plățile online despre care nu știm sigur ce s-a întâmplat cu banii, și cele contestate de clienți.',
  failed: 'Plățile de verificat nu pot fi afișate acum.',
  empty: 'Toate plățile sunt în regulă',
  emptyHint: 'Aici apare o plată numai când procesatorul nu răspunde limpede sau un client o contestă.',
  off: {
    title: (since: string) => `Plata online s-a oprit singură ${since}`,
    text: 'Trei plăți la rând nu au putut porni. Clienții pot plăti la livrare sau la ridicare. La câteva minute se mai încearcă o plată: când merge, plata online repornește singură. Dacă ține mult, verificați la procesator dacă are o pană.',
  },
  order: (orderNumber: number) => `Comanda nr. ${orderNumber}`,
  jobs: {
    capture: {
      title: (amount: string) => `Încasarea de ${amount} nu este confirmată`,
      text: 'Banii sunt blocați pe cardul clientului, iar procesatorul nu a confirmat că i-a încasat. Dacă nu se lămurește, blocarea expiră și banii se întorc la client.',
    },
    release: {
      title: (amount: string) => `Deblocarea a ${amount} nu este confirmată`,
      text: 'Comanda nu se mai plătește online, iar procesatorul nu a confirmat că a eliberat banii blocați pe cardul clientului.',
    },
    refund: {
      title: (amount: string) => `Înapoierea a ${amount} nu este confirmată`,
      text: 'Banii trebuie să ajungă înapoi la client, iar procesatorul nu a confirmat că i-a trimis.',
    },
  },
  disputed: {
    title: (amount: string) => `Clientul contestă la bancă plata de ${amount}`,
    text: 'Procesatorul cere dovezi că ați livrat comanda. Tipăriți dosarul plății și trimiteți-l în contul de la procesator, până la termenul afișat acolo. Plata dispare de aici când procesatorul spune cum s-a încheiat.',
    open: 'Deschide comanda',
  },
  since: (moment: string) => `din ${moment}`,
  facts: {
    provider: 'Procesator',
    providerRef: 'Numărul plății la procesator',
    noProviderRef: 'nu are',
    reference: 'Referința noastră',
    lastReason: 'Ultimul răspuns',
  },
  actions: {
    ask: {
      label: 'Întreabă procesatorul',
      text: 'Aflăm acum ce s-a întâmplat cu banii. Nu mută nimic, se poate apăsa oricând.',
    },
    send_again: {
      label: 'Trimite din nou',
      text: 'Numai după ce ați văzut, în contul de la procesator, că nu s-a făcut: altfel banii se pot muta de două ori.',
    },
    settled_by_hand: {
      label: 'Am rezolvat la procesator',
      text: 'Numai după ce ați făcut-o, sau ați văzut-o făcută, în contul de la procesator. Aici se trece ca făcută și nu se mai trimite nimic.',
    },
  },
  of: (action: string, orderNumber: number) => `${action}: comanda nr. ${orderNumber}`,
  others: 'Alte posibilități',
  confirm: {
    send_again: (amount: string) => `Trimiteți din nou cererea pentru ${amount}?`,
    settled_by_hand: (amount: string) => `Ați verificat la procesator că ${amount} s-au mutat?`,
  },
  done: {
    ask: 'Procesatorul a răspuns: plata s-a lămurit.',
    send_again: 'Cererea a fost trimisă din nou.',
    settled_by_hand: 'Plata a fost trecută ca rezolvată.',
  },
  stillUnknown:
    'Procesatorul nu a confirmat încă. Mai încercați peste câteva minute sau verificați în contul de acolo.',
  actionFailed: 'Nu s-a putut face.',
} as const;
