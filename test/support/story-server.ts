/** One real PostgreSQL for all stories: started and migrated once; every story copies the migrated database. */
import type { TestProject } from 'vitest/node';
import { type RunningServer, startTestServer, type TestServer } from '#test/support/test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storyServer: TestServer;
  }
}

/** Each vitest project loads this module again in the same process, so shared state is kept in `globalThis`. */
const shared = globalThis as { storyServer?: { readonly running: Promise<RunningServer>; users: number } };

/** Vitest's global setup of a project; the returned function stops the server after the last project that uses it. */
export default async function startStoryServer(project: TestProject): Promise<() => Promise<void>> {
  shared.storyServer ??= { running: startTestServer(), users: 0 };
  const used = shared.storyServer;
  used.users += 1;
  const { server, stop } = await used.running;
  project.provide('storyServer', server);
  return async () => {
    used.users -= 1;
    if (used.users === 0) await stop();
  };
}
