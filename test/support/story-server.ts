/** One real PostgreSQL for all stories: started and migrated once; every story then copies the migrated database. */
import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from '#test/support/test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storyServer: TestServer;
  }
}

/** Vitest's global set-up; the returned function ends what it started. */
export default async function startStoryServer(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer();
  project.provide('storyServer', server);
  return stop;
}
