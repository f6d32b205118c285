/** The step of the checkout that asks for an order code. */
export const orderCodeWords = {
  title: 'Confirmă comanda cu un cod',
  text: 'E o verificare scurtă, ca să nu pregătim comenzi false. Tot ce ai completat a rămas aici.',
  sending: 'Trimitem codul…',
  sent: (email: string) =>
    `Ți-am trimis un cod din 6 cifre la ${email}. Scrie-l aici, apoi apasă din nou butonul de comandă.`,
  label: 'Codul din e-mail',
  hint: 'E valabil 10 minute. Nu îl găsești? Uită-te și în Spam.',
  another: 'Trimite alt cod',
  send: (email: string) => `Trimite codul la ${email}`,
  wait: 'Peste un minut poți cere alt cod.',
  failed: 'Codul nu a putut fi trimis. Încearcă din nou sau sună-ne.',
} as const;
