/** `pofta status` and `pofta report`: what runs here, in words; nothing in it is about people. */
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { freemem, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { parsePrometheus } from './parse-prometheus.ts';
import { type Places, PROGRAM, versionOf } from './places.ts';
import type { Service } from './service.ts';
import { readSettings, writeWhenDifferent } from './settings-file.ts';
import { isReady, localAddress } from './wait-until-ready.ts';

const GB = 1024 ** 3;
const HOUR_S = 3600;
const ANSWERS_WITHIN_MS = 10_000;
/** Settings whose values say how the shop runs and name nobody; of the others a report says only whether they are set. */
const SHOWN = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'DEMO',
  'WEB_WORKERS',
  'LOG_LEVEL',
  'DATA_DIR',
  'BACKUP_DIR',
  'POSTGRES_BIN',
];

export async function describeStatus(places: Places, service: Service): Promise<readonly string[]> {
  const settings = readSettings(places.settingsFile);
  const isOpen = await isReady(places);
  const numbers = parsePrometheus(await readMetrics(places));
  const age = numbers.get('pofta_backup_age_seconds');
  const previous = versionOf(places.previous);
  return [
    `Versiune        ${versionOf(places.current) ?? 'neinstalat'}${previous === null ? '' : ` (înainte: ${previous})`}`,
    `Magazin         ${isOpen ? 'deschis, primește comenzi' : service.isRunning() ? 'pornit, dar nu primește încă comenzi' : 'oprit'}`,
    `Adresă          ${settings.PUBLIC_URL ?? localAddress(places)}`,
    `Copie           ${age === undefined ? 'nu se știe' : `acum ${Math.floor(age / HOUR_S)} ore`}`,
    `Disc liber      ${formatGb(freeSpace(places.state))} GB`,
    `Memorie liberă  ${formatGb(freemem())} din ${formatGb(totalmem())} GB`,
  ];
}

/** The text of a report. Log lines have no people in them: `platform/log.ts` cuts their fields, and paths come without keys. */
export async function composeReport(places: Places, service: Service): Promise<string> {
  const settings = Object.entries(readSettings(places.settingsFile)).map(([name, value]) =>
    SHOWN.includes(name) ? `${name}=${value}` : `${name} ${value === '' ? 'gol' : 'setat'}`,
  );
  const facts = join(PROGRAM, 'release.json');
  const parts: readonly (readonly [string, string])[] = [
    ['Stare', (await describeStatus(places, service)).join('\n')],
    ['Versiune', existsSync(facts) ? readFileSync(facts, 'utf8') : PROGRAM],
    ['Sistem', `${process.platform} ${process.arch} ${release()}, Node ${process.version}`],
    ['Setări', settings.join('\n')],
    ['Numere', await readMetrics(places)],
    ['Jurnal', withoutPeople(service.readLog())],
  ];
  return parts.map(([title, text]) => `## ${title}\n${text.trim()}\n`).join('\n');
}

/** Writes the report and returns its path. */
export async function writeReport(places: Places, service: Service, folder: string): Promise<string> {
  const path = join(
    folder,
    `pofta-raport-${new Date().toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.txt`,
  );
  writeWhenDifferent(path, await composeReport(places, service), 0o600);
  return path;
}

/** The start prints accounts, and an error may quote a value: addresses of mail, passwords and telephones are blotted out. */
export function withoutPeople(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…')
    .replace(/(Parolă\s+)\S+/g, '$1…')
    .replace(/(?<![\w.:-])(?:\+?4?0)[237]\d{2}[ .-]?\d{3}[ .-]?\d{3}(?!\d)/g, '07…');
}

async function readMetrics(places: Places): Promise<string> {
  try {
    const answer = await fetch(`${localAddress(places)}/metrics`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function formatGb(bytes: number): string {
  return (bytes / GB).toLocaleString('ro', { maximumFractionDigits: 1 });
}
