import { inject } from 'vitest';
import { copyTemplate, databaseAt } from '#test/support/test-server.ts';

/** A copy of the migrated database, for one story alone. */
export type TestDatabase = {
  /** For the product's own user. */
  readonly url: string;
  readonly drop: () => Promise<void>;
} & AsyncDisposable;

/** Copies the migrated database. Use with `await using`, or `drop` it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('storyServer');
  const { name, drop } = await copyTemplate(server);
  return { url: databaseAt(server.appUrl, name), drop, [Symbol.asyncDispose]: drop };
}
