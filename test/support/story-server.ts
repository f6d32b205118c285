/** One real PostgreSQL for all stories: started and migrated once; every story then copies the migrated database. */
import type { TestProject } from 'vitest/node';
import { type RunningServer, startTestServer, type TestServer } from '#test/support/test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storyServer: TestServer;
  }
}

/** Each project of stories loads this module anew, in the same process: what they share lies beside the modules. */
const shared = globalThis as { storyServer?: { readonly running: Promise<RunningServer>; users: number } };

/** Vitest's global set-up of a project; the returned function ends the server after the last one that uses it. */
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
