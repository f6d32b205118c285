import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { deleteOldSecurityEvents } from '#server/platform/security/security-log.ts';
import { exportSecurityEvents } from './export-events.ts';
import { securityLogRoutes } from './security-log.routes.ts';

export const securityLogFeature = defineFeature('security-log', {
  routes: [securityLogRoutes],
  chores: [
    hourly(deleteOldSecurityEvents),
    { name: 'writeRepeated', every: 'minute', of: 'process', run: ({ securityLog }) => securityLog.writeRepeated() },
  ],
  personalData: {
    exportsOfAccount: {
      securityEvents: async (db, { userId }) => (userId === null ? [] : exportSecurityEvents(db, userId)),
    },
  },
  tables: {
    // Every shop writes its own, which is only added to.
    security_events: { archive: 'guests', topic: 'People', withheld: ['delete', 'update'], isNotRead: true },
  },
});
