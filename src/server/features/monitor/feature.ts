import { defineFeature } from '#server/platform/define/feature.ts';
import { trialMail } from './mails/trial-mail.ts';
import { monitorRoutes } from './monitor.routes.ts';
import { serveMetrics } from './serve-metrics.ts';
import { reportClocksApart } from './watch-clock.ts';

export const monitorFeature = defineFeature('monitor', {
  routes: [monitorRoutes],
  mails: [trialMail],
  addresses: [serveMetrics],
  chores: [
    { name: 'tellClocksApart', every: 'ten minutes', of: 'process', run: ({ db, log }) => reportClocksApart(db, log) },
  ],
});
