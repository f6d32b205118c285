/** `pofta open`: the shop at a name with a certificate, or on the restaurant's own network. */
import { spawnSync } from 'node:child_process';
import { Resolver } from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeShopName, isPrivateAddress, judgeShopName, parseShopName } from '#domain/installation/shop-name.ts';
import { isPortFree } from '../platform/is-port-free.ts';
import { InstallationError } from './installation-error.ts';
import { type Places, PROGRAM } from './places.ts';
import { findShopGroup } from './run-as-shop.ts';
import type { Service } from './service.ts';
import { changeSettings, readSettings, writeWhenDifferent } from './settings-file.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { REFUSALS, TELL } from './words.ts';

const ASK_EVERY_MS = 15_000;
const CERTIFICATE_WITHIN_MS = 90_000;
/** What `deploy/Caddyfile` takes from the environment of Caddy; here it becomes text. */
const NAME_IN_CADDYFILE = '{$SHOP_NAME:comenzi.exemplu.ro}';
const PLACE_IN_CADDYFILE = '{$SHOP_PLACE:127.0.0.1:3000}';
/** The first line of a Caddyfile that is ours, and what Debian's package begins its own with. */
const OURS = '# Scris de „pofta open”.';
const UNTOUCHED = '# The Caddyfile is an easy way to configure';

export type OpenOptions = {
  readonly places: Places;
  readonly service: Service;
  readonly say: (line: string) => void;
  /** Goes on when the name does not lead here yet. */
  readonly isImpatient: boolean;
};

/** @param typed the name; undefined = the restaurant's own network */
export async function openToGuests(typed: string | undefined, options: OpenOptions): Promise<void> {
  const address = typed === undefined ? openOnNetwork(options) : await openAtName(typed, options);
  const { places, service, say } = options;
  const isChanged = changeSettings(places.settingsFile, address.settings, findShopGroup(places));
  if (isChanged || !service.isRunning()) await service.restart();
  if (!(await waitUntilReady(places, service))) throw new InstallationError(REFUSALS.notOpened);
  if (typed !== undefined) await showCertificate(address.publicUrl, options);
  say(TELL.openAt(address.publicUrl));
}

type Opened = { readonly publicUrl: string; readonly settings: Readonly<Record<string, string>> };

function openOnNetwork({ places, say }: OpenOptions): Opened {
  const port = Number(readSettings(places.settingsFile).PORT ?? '3000');
  const own = listOwnAddresses().find(
    (address) => isPrivateAddress(address) && address.includes('.') && !address.startsWith('127.'),
  );
  const reached = own ?? listOwnAddresses().find((address) => !address.startsWith('127.') && address.includes('.'));
  if (reached === undefined) throw new InstallationError(REFUSALS.noNetwork);
  if (hasFirewall()) say(TELL.firewallLan(port));
  const publicUrl = `http://${reached}:${port}`;
  return { publicUrl, settings: { HOST: '0.0.0.0', TRUST_PROXY: '0', PUBLIC_URL: publicUrl } };
}

async function openAtName(typed: string, options: OpenOptions): Promise<Opened> {
  const { places, say } = options;
  const name = parseShopName(typed);
  if (name === null) throw new InstallationError(REFUSALS.noName(typed));
  if (places.isSystem) await requirePorts();
  await waitForName(name, options);
  const port = readSettings(places.settingsFile).PORT ?? '3000';
  const caddyfile = readFileSync(join(PROGRAM, 'deploy', 'Caddyfile'), 'utf8')
    .replace(NAME_IN_CADDYFILE, name)
    .replace(PLACE_IN_CADDYFILE, `127.0.0.1:${port}`);
  const isChanged = writeWhenDifferent(places.caddyFile, caddyfile);
  if (places.isSystem) serveByCaddy(options, isChanged);
  if (hasFirewall()) say(TELL.firewall);
  const publicUrl = `https://${name}`;
  return { publicUrl, settings: { HOST: '127.0.0.1', TRUST_PROXY: '1', PUBLIC_URL: publicUrl } };
}

/** Caddy itself may hold them. */
async function requirePorts(): Promise<void> {
  if (spawnSync('pgrep', ['-x', 'caddy']).status === 0) return;
  for (const port of [80, 443]) {
    if (!(await isPortFree(port, '0.0.0.0'))) throw new InstallationError(REFUSALS.portTaken(port));
  }
}

/** Says what is seen whenever it changes; returns at once when the name leads here or that cannot be seen. */
async function waitForName(name: string, { say, isImpatient }: OpenOptions): Promise<void> {
  const resolver = new Resolver({ timeout: 5_000, tries: 2 });
  const ask = async () => {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const leadsTo = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    return judgeShopName({ name, leadsTo, own: listOwnAddresses() });
  };
  for (let told = ''; ; ) {
    const verdict = await ask();
    const sentence = describeShopName(name, verdict);
    if (sentence !== told) say(sentence);
    if (verdict.kind === 'here' || verdict.kind === 'behind router' || isImpatient) return;
    if (told === '') say(TELL.waitsForName);
    told = sentence;
    await wait(ASK_EVERY_MS);
  }
}

function listOwnAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((card) => card?.map(({ address }) => address) ?? []);
}

function serveByCaddy({ places, say }: OpenOptions, isChanged: boolean): void {
  if (!hasProgram('caddy')) {
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'caddy'], { stdio: 'inherit' });
    if (!hasProgram('caddy')) throw new InstallationError(REFUSALS.noCaddy);
  }
  const { systemCaddyFile: file, caddyFile } = places;
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imported = `import ${caddyFile}`;
  const isOurs = present === '' || present.startsWith(OURS) || present.startsWith(UNTOUCHED);
  if (!isOurs && !present.includes(imported)) throw new InstallationError(REFUSALS.otherCaddy(file, caddyFile));
  mkdirSync(dirname(file), { recursive: true });
  const isLinked = isOurs && writeWhenDifferent(file, `${OURS}\n${imported}\n`);
  const { status, stderr } = spawnSync('caddy', ['validate', '--config', file], { encoding: 'utf8' });
  if (status !== 0) throw new InstallationError(REFUSALS.caddyRefuses(stderr.trim().split('\n').at(-1) ?? ''));
  if (!existsSync('/run/systemd/system')) {
    say(TELL.caddyByHand(file));
    return;
  }
  spawnSync('systemctl', ['enable', '--now', '--quiet', 'caddy'], { stdio: 'inherit' });
  if (isChanged || isLinked) spawnSync('systemctl', ['reload-or-restart', 'caddy'], { stdio: 'inherit' });
}

async function showCertificate(publicUrl: string, { places, say }: OpenOptions): Promise<void> {
  if (!places.isSystem || !existsSync('/run/systemd/system')) return;
  say(TELL.certificate);
  for (const deadline = Date.now() + CERTIFICATE_WITHIN_MS; Date.now() < deadline; await wait(1_000)) {
    const answer = await fetch(`${publicUrl}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
  }
  say(TELL.noCertificate(new URL(publicUrl).hostname));
}

function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

function hasFirewall(): boolean {
  return /^Status: active/m.test(spawnSync('ufw', ['status'], { encoding: 'utf8' }).stdout ?? '');
}
