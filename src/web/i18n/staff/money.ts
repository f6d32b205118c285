/** Money that is paid online, for staff. */
import { NOTHING_TO_COLLECT } from '#web/i18n/nothing-to-collect.ts';

export const moneyWords = {
  nothingToCollect: NOTHING_TO_COLLECT,
  lines: {
    held: 'Blocat pe card',
    taken: 'Plătit online',
    refunded: 'Dat înapoi',
    going_back: 'Se dă înapoi',
    to_collect: 'De încasat la predare',
  },
  card: 'Cardul',
  heldUntil: (moment: string) => `Banii rămân blocați cel mult până la ${moment}; se încasează la acceptare.`,
  releasedAt: (moment: string) => `Banii blocați au fost eliberați la ${moment}.`,
  needsCheck: 'Plata acestei comenzi este de verificat. Lista este în administrare, la „Plăți de verificat”.',
} as const;
