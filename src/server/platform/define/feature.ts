/**
 * What a feature declares of itself. `src/server/features.ts` lists the declarations; the calls, the mails, the
 * background work, the archive, the rights on tables and what is known of a person are derived from them.
 */
import type { Hono } from 'hono';
import type { RetentionName } from '#domain/legal/retention.ts';
import type { AskCall } from '../http/ask-route.ts';
import type { AppEnv } from '../http/request-facts.ts';
import type { Route } from '../http/route.ts';
import type { MailKind } from '../mail/define-mail.ts';
import type { Channel } from './channels.ts';
import type { Chore } from './chores.ts';
import type { FeatureServices } from './feature-services.ts';
import type { OutboundCaller } from './outbound-caller.ts';
import type { PersonalDataPart } from './personal-data.ts';
import type { QueueWork } from './queues.ts';
import type { Tables } from './tables.ts';

export type Feature = {
  /** The folder's name. */
  readonly name: string;
  /** Calls of the contract. */
  readonly routes: readonly ((services: FeatureServices, ask: AskCall) => readonly Route[])[];
  /** Mounts addresses that are not calls of the contract: a printer's protocol, a monitor's page. */
  readonly addresses: readonly ((app: Hono<AppEnv>, services: FeatureServices) => void)[];
  readonly mails: readonly MailKind[];
  /** Work repeated at a fixed interval. */
  readonly chores: readonly Chore[];
  /** Queues of jobs, with what works on them. */
  readonly queues: readonly QueueWork[];
  /** Work that every web process does until `signal` aborts; it waits by itself while the database is away. */
  readonly loops: readonly ((services: FeatureServices, signal: AbortSignal) => Promise<void>)[];
  /** Notifications of the database that every web process follows. */
  readonly channels: readonly Channel[];
  /** Requests to other servers. */
  readonly outboundCallers: readonly OutboundCaller[];
  readonly personalData: PersonalDataPart;
  /** Rows of `domain/legal/retention.ts` by which its chores delete or anonymise. */
  readonly retention: readonly RetentionName[];
  readonly tables: Tables;
};

/** What was left out is empty: a feature without mails sends none. */
export function defineFeature(name: string, declared: Partial<Omit<Feature, 'name'>>): Feature {
  return {
    name,
    routes: [],
    addresses: [],
    mails: [],
    chores: [],
    queues: [],
    loops: [],
    channels: [],
    outboundCallers: [],
    personalData: {},
    retention: [],
    tables: {},
    ...declared,
  };
}
