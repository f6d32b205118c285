/** What guests read where no answer came, apart from what the first load says (`general.ts`). */
import { general } from './general.ts';

export const noAnswer = {
  plain: { offline: general.offline, silent: 'Magazinul nu răspunde acum. Încearcă din nou peste câteva momente.' },
  /** Beside a form. */
  kept: {
    offline: `${general.offline} Tot ce ai completat a rămas aici; încearcă din nou.`,
    silent: 'Magazinul nu răspunde acum. Tot ce ai completat a rămas aici; încearcă din nou peste câteva momente.',
  },
} as const;
