/** Alarms, for staff: whether this tablet can be heard, and which orders must be begun. */
import type { EscalationStep } from '#domain/orders/steps/escalation.ts';

export const watchWords = {
  shift: {
    started: 'Alertele sunt pornite. S-a auzit soneria de probă?',
    partly: 'Alertele nu au pornit complet',
    heard: 'Da, s-a auzit',
    notHeard: 'Dacă nu s-a auzit, măriți volumul tabletei și sunați din nou.',
    asking: 'Permiteți notificările în fereastra browserului, ca să aflați de comenzi și din altă filă.',
    tryOut: 'Sună de probă',
    refused: {
      sound: 'Sunetul este blocat: atingeți din nou „Pornește alertele” și verificați volumul.',
      screen: 'Ecranul se poate stinge: opriți economisirea bateriei sau setați ecranul să rămână aprins.',
      notifications:
        'Notificările sunt blocate în browser. Se permit din setările paginii, lângă adresa ei; până atunci țineți panoul deschis pe ecran.',
    },
  },
  nobodyHears: 'Niciun panou nu sună',
  nobodyHearsText: 'Restaurantul este deschis. Atingeți „Pornește alertele”, altfel comenzile noi sosesc fără sunet.',
  stale: (hour: string) => `Se văd comenzile cunoscute la ora ${hour}. Ce hotărâți acum nu ajunge la server.`,
  alarms: {
    unacknowledged: 'Nu a auzit-o nimeni',
    unopened: 'Nu a deschis-o nimeni',
    unanswered: 'Fără răspuns de peste 3 minute',
  } satisfies Record<EscalationStep, string>,
  begin: {
    title: 'E timpul să începeți!',
    promised: (moment: string) => `Promisă pentru ${moment}`,
    begun: 'Am început',
  },
  admin: {
    nobodyHears: 'Restaurantul este deschis și niciun panou de comenzi nu sună. Porniți alertele pe o tabletă.',
    printer: (name: string, standing: string) => `Imprimanta „${name}” ${standing}.`,
    open: 'Panou comenzi',
  },
} as const;
