/** Texts (TXT records) that a domain publishes. */
import { Resolver } from 'node:dns/promises';

/** The texts at a name; empty when there are none, null when DNS did not answer. */
export type FindTexts = (name: string) => Promise<readonly string[] | null>;

const TIMEOUT_MS = 3_000;
const TRIES = 2;
/** Answers that say for certain that there is no such record. */
const ABSENT: ReadonlySet<string | undefined> = new Set(['ENODATA', 'ENOTFOUND']);

/** @param servers addresses of resolvers; by default those of this machine */
export function openTextFinder(servers: readonly string[] = []): FindTexts {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    try {
      // A long text is published in pieces.
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      return ABSENT.has((error as NodeJS.ErrnoException).code) ? [] : null;
    }
  };
}
