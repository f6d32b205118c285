import { notifyPanels } from '#server/platform/define/channels.ts';
import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { ALARM_QUEUE } from './alarm-queue.ts';
import { ALARM_WEBHOOK } from './call-webhook.ts';
import { orderAlarm, shopAlarm } from './mails/alarm-mails.ts';
import { deleteOldPanels } from './report-panel.ts';
import { ALARMS_CHANNEL } from './watch.repository.ts';
import { watchRoutes } from './watch.routes.ts';
import { openAlarmCalls, watchOrders } from './watch-orders.ts';

export const watchFeature = defineFeature('watch', {
  routes: [watchRoutes],
  mails: [orderAlarm, shopAlarm],
  chores: [hourly(deleteOldPanels)],
  queues: [{ queue: ALARM_QUEUE, failed: 'alarm.not_called', open: openAlarmCalls }],
  loops: [watchOrders],
  outboundCallers: [ALARM_WEBHOOK],
  // Panels poll alarms; this makes them poll immediately.
  channels: [notifyPanels(ALARMS_CHANNEL, { type: 'alarms-changed', data: {} }, 'everyone')],
  retention: ['panels'],
  tables: {
    panels: { archive: 'passing', topic: 'Watch' },
    order_watch: { archive: 'passing', topic: 'Watch', withheld: ['delete'] },
    order_alarms: { archive: 'passing', topic: 'Watch', withheld: ['delete', 'update'] },
    house_alarms: { archive: 'passing', topic: 'Watch', withheld: ['delete', 'update'] },
    alarm_mails: { archive: 'passing', topic: 'Watch', withheld: ['delete'] },
  },
});
