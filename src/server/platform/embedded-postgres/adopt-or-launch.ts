/** Returns a server that answers: one still running from an earlier start, or a new one. */
import { join } from 'node:path';
import { formatServerVersion, parseServerVersion } from '#domain/health/server-version.ts';
import { deleteBallast } from './ballast.ts';
import { readClusterVersion } from './create-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { connected } from './ensure-roles.ts';
import { CLUSTER, type Home } from './find-home.ts';
import { Silence, waitForAnswer } from './judge-server.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { INTERRUPTED, isDiskFull, type StartOptions, startServer } from './start-server.ts';
import { endServer, stopServer } from './stop-server.ts';

/**
 * Refuses a cluster of another major version: PostgreSQL cannot read it, and without a start nothing is lost.
 *
 * @throws EmbeddedPostgresError with both versions
 */
export async function requireSameVersion({ folder, binaries }: Home): Promise<void> {
  const made = await readClusterVersion(join(folder, CLUSTER));
  const ours = binaries.version.split('.')[0];
  if (made === null || made === ours) return;
  throw new EmbeddedPostgresError(
    `Baza de date din ${folder} este făcută de PostgreSQL ${made}, iar acest program aduce versiunea ${ours}: ` +
      'nu am schimbat nimic. Pornește versiunea de dinainte a programului; ca să treci la aceasta, descarcă din ea arhiva ' +
      'restaurantului și încarc-o într-un DATA_DIR gol.',
  );
}

/**
 * The running server of our version, once it answers. One that does not answer, or of another version, is stopped. Null
 * when none is left.
 */
export async function adopt(home: Home, options: StartOptions): Promise<Postmaster | null> {
  const cluster = join(home.folder, CLUSTER);
  const found = await findPostmaster(cluster);
  if (found === null) return null;
  const outcome = await waitForAnswer(found, { ...options, silence: new Silence() });
  if (outcome === 'gone') return null;
  if (outcome === 'interrupted') {
    await endServer(found, cluster);
    throw new EmbeddedPostgresError(INTERRUPTED);
  }
  if (outcome === 'answers') {
    if ((await readVersion(options.urlAt(found.port))) === home.binaries.version) return found;
    if (await stopServer(found, home.folder, options.urlAt)) return null;
  } else if (await endServer(found, cluster)) {
    return null;
  }
  throw new EmbeddedPostgresError(`Baza de date din ${home.folder} rulează deja (pid ${found.pid}) și nu se oprește.`);
}

/** As in `18.4`, without the name of a distribution. */
async function readVersion(url: string): Promise<string | null> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const version = parseServerVersion(rows[0]?.server_version ?? '');
    return version === null ? null : formatServerVersion(version);
  });
}

/** Starts the server; on a full disk deletes the ballast, calls `onBallastDropped` and tries again. */
export async function launchServer(
  home: Home,
  options: StartOptions,
  onBallastDropped: () => void,
): Promise<Postmaster> {
  try {
    return await startServer(home, options);
  } catch (error) {
    const hasNoRoom = error instanceof EmbeddedPostgresError && isDiskFull(error.message);
    if (!hasNoRoom || !(await deleteBallast(home.folder))) throw error;
    onBallastDropped();
    return startServer(home, options);
  }
}
