import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { OWN_KEY_LIFE_MS } from '#server/platform/submission.ts';
import { deleteSubmissions } from './submissions.repository.ts';

/** Forgets submissions whose keys are free again; their orders stay. */
export function forgetSubmissions(db: Database, now: Instant): Promise<void> {
  return deleteSubmissions(db, instant(now - OWN_KEY_LIFE_MS));
}
