/** Gets a server that answers for a home: the one that outlived the last start, or a new one. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dropBallast } from './ballast.ts';
import { readClusterVersion } from './create-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { connected } from './ensure-roles.ts';
import { CLUSTER, type Home } from './find-home.ts';
import { findPostmaster, isRunning, type Postmaster } from './postmaster.ts';
import { isDiskFull, type ServerSettings, startServer, stopServer } from './start-server.ts';

/** A survivor that is still recovering from its own crash refuses connections; so long it may take. */
const ADOPTION_LIMIT_MS = 60_000;

/**
 * Refuses a cluster made by another major version: PostgreSQL cannot read it, and nothing is lost while nothing starts.
 *
 * @throws EmbeddedPostgresError with both versions
 */
export async function requireSameVersion({ folder, binaries }: Home): Promise<void> {
  const made = await readClusterVersion(join(folder, CLUSTER));
  const ours = binaries.version.split('.')[0];
  if (made === null || made === ours) return;
  throw new EmbeddedPostgresError(
    `Baza de date din ${folder} este făcută de PostgreSQL ${made}, iar acest program aduce versiunea ${ours}: ` +
      'folosește programul vechi sau restaurează o copie de siguranță într-un DATA_DIR gol.',
  );
}

/** The running server, if it answers and is of our version; one of another version is stopped. Null when none is left. */
export async function adopt(home: Home, urlAt: (port: number) => string): Promise<Postmaster | null> {
  const found = await findPostmaster(join(home.folder, CLUSTER));
  if (found === null) return null;
  if ((await askVersion(found, urlAt)) === home.binaries.version) return found;
  if (await stopServer(found)) return null;
  throw new EmbeddedPostgresError(`Baza de date din ${home.folder} rulează deja (pid ${found.pid}) și nu se oprește.`);
}

/** As in `18.4`; null when the server has died meanwhile. */
async function askVersion(server: Postmaster, urlAt: (port: number) => string): Promise<string | null> {
  const deadline = Date.now() + ADOPTION_LIMIT_MS;
  while (isRunning(server)) {
    try {
      return await connected(urlAt(server.port), async (client) => {
        const { rows } = await client.query<{ server_version: string }>('show server_version');
        return rows[0]?.server_version ?? null;
      });
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) throw error;
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `Baza de date din acest DATA_DIR rulează deja (pid ${server.pid}), dar nu răspunde.`,
          { cause: error },
        );
      }
      await wait(100);
    }
  }
  return null;
}

/** Starts the server; on a full disk once more with the room of the ballast, which `onBallastDropped` is told. */
export async function launchServer(
  home: Home,
  settings: ServerSettings,
  onBallastDropped: () => void,
): Promise<Postmaster> {
  try {
    return await startServer(home, settings);
  } catch (error) {
    const hasNoRoom = error instanceof EmbeddedPostgresError && isDiskFull(error.message);
    if (!hasNoRoom || !(await dropBallast(home.folder))) throw error;
    onBallastDropped();
    return startServer(home, settings);
  }
}
