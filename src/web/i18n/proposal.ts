/** The restaurant's proposal of a changed order, for the guest. */
export const proposalText = {
  title: 'Restaurantul îți propune o schimbare',
  reason: (reason: string) => `De ce: ${reason}`,
  toPay: 'De plată',
  due: 'Când',
  ready: 'Gata',
  inMinutes: (minutes: number) => `în aproximativ ${minutes} min de când accepți`,
  ask: 'Accepți schimbarea?',
  yes: (payable: string) => `Accept, plătesc ${payable}`,
  no: 'Nu, păstrez comanda cum este',
  noWaiting: 'Nu accept schimbarea',
  sending: 'Se trimite…',
  until: (hour: string) => `Poți răspunde până la ${hour}.`,
  unchanged: 'Dacă nu răspunzi, comanda rămâne cum este.',
  accepts: 'Când accepți, restaurantul începe comanda; până atunci nu se schimbă nimic.',
  lapsed: 'Timpul de răspuns a trecut: comanda a rămas cum era. Sună-ne dacă vrei schimbarea.',
  failed: 'Răspunsul nu a putut fi trimis. Încearcă din nou sau sună-ne.',
} as const;
