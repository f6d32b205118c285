/**
 * The queues that exist in the database. The process that creates them loads no feature: features are bundled with
 * packages that it does not have. A unit test compares this list with the declarations.
 */
import { PUSH_QUEUE } from './features/orders/notifications/push-queue.ts';
import { ALARM_QUEUE } from './features/watch/alarm-queue.ts';
import type { Queue } from './platform/define/queue.ts';
import { MAIL_QUEUE } from './platform/mail/mail-queue.ts';

export const QUEUES: readonly Queue[] = [MAIL_QUEUE, ALARM_QUEUE, PUSH_QUEUE];
