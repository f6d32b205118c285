import { defineFeature } from '#server/platform/define/feature.ts';
import { changeRoutes } from './changes.routes.ts';
import { anonymiseChanges } from './save-by-staff.ts';

export const changesFeature = defineFeature('changes', {
  routes: [changeRoutes],
  personalData: {
    forget: async (tx, { userId }) => {
      if (userId !== null) await anonymiseChanges(tx, userId);
    },
  },
  tables: {
    changes: { archive: 'guests', topic: 'Upkeep', withheld: ['delete', 'update'] },
  },
});
