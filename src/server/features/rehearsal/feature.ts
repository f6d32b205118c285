import { defineFeature } from '#server/platform/define/feature.ts';
import { rehearsalRoutes } from './rehearsal.routes.ts';
import { continueRehearsal } from './run-rehearsal.ts';

export const rehearsalFeature = defineFeature('rehearsal', {
  routes: [rehearsalRoutes],
  // One short query when no rehearsal runs; a rehearsal interrupted by a crash ends here.
  chores: [{ name: 'continueRehearsal', every: 'five seconds', of: 'shop', run: continueRehearsal }],
  tables: {
    rehearsals: { archive: 'passing', topic: 'Rehearsal', withheld: ['delete'] },
  },
});
