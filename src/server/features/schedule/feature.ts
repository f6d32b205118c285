import { notifyPanels } from '#server/platform/define/channels.ts';
import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { deleteOldSlots } from './delete-old-slots.ts';
import { SERVICE_CONTROL_CHANNEL } from './pauses.repository.ts';
import { type ScheduleServices, scheduleRoutes } from './schedule.routes.ts';
import { serviceControlRoutes } from './service-control.routes.ts';

export const scheduleFeature = ({ listBookedOnClosedDays }: Pick<ScheduleServices, 'listBookedOnClosedDays'>) =>
  defineFeature('schedule', {
    routes: [serviceControlRoutes, (services) => scheduleRoutes({ ...services, listBookedOnClosedDays })],
    chores: [hourly(deleteOldSlots)],
    channels: [notifyPanels(SERVICE_CONTROL_CHANNEL, { type: 'desk-changed', data: { desk: 'service' } }, 'staff')],
    retention: ['slots'],
    tables: {
      services: { archive: 'restaurant', topic: 'Restaurant' },
      schedule_days: { archive: 'restaurant', topic: 'Restaurant' },
      schedule_intervals: { archive: 'restaurant', topic: 'Restaurant' },
      closures: { archive: 'restaurant', topic: 'Restaurant' },
      service_pauses: { archive: 'passing', topic: 'Restaurant' },
      busy_modes: { archive: 'passing', topic: 'Restaurant' },
      usual_minutes: { archive: 'derived', topic: 'Restaurant' },
      slot_limits: { archive: 'restaurant', topic: 'Restaurant' },
      closed_slots: { archive: 'restaurant', topic: 'Restaurant', withheld: ['update'] },
      // Sums of order_slots that are never recomputed.
      slot_loads: { archive: 'guests', topic: 'Restaurant' },
      order_slots: { archive: 'guests', topic: 'Orders' },
    },
  });
