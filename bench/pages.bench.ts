/**
 * Pages per second: cached ones compared with a bare server that sends the same bytes, and rendered ones; and the
 * processor time of rendering one, which other load on the machine hardly affects.
 */
import { readFile } from 'node:fs/promises';
import { bareServerLike } from './bare-server.ts';
import { interleave } from './interleave.ts';
import { aDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';
import { requestsPerSecond } from './requests-per-second.ts';

const PAGES = ['/', '/meniu'];
const ROUNDS = 3;
/** The headers of a browser. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
/** An unknown parameter: such a page is rendered for each request and never cached (page-address.ts). */
const UNCACHED = '?necunoscut=1';

const DRAWN_PAGES = 200;
const MOST_MS_PER_PAGE = 6;
/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

await using shop = await aDemoShop();
const figures: Figure[] = [];
for (const page of PAGES) {
  const url = `${shop.address}${page}`;
  await using bare = await bareServerLike(url, HEADERS);
  await requestsPerSecond(url, HEADERS);
  const { kept, same, drawn } = await interleave(
    {
      kept: async () => (await requestsPerSecond(url, HEADERS)).perSecond,
      same: async () => (await requestsPerSecond(bare.address, HEADERS)).perSecond,
      drawn: async () => (await requestsPerSecond(`${url}${UNCACHED}`, HEADERS)).perSecond,
    },
    ROUNDS,
  );
  figures.push(
    { what: `${page} kept, of a bare server`, measured: (100 * kept) / same, unit: '%' },
    { what: `${page} kept`, measured: kept, unit: 'pages/s', aim: { atLeast: 300 } },
    { what: `${page} drawn for each request`, measured: drawn, unit: 'pages/s' },
    {
      what: `${page} drawn, processor time`,
      measured: await processorTimePerPage(`${url}${UNCACHED}`),
      unit: 'ms',
      aim: { atMost: MOST_MS_PER_PAGE },
    },
  );
}
await report('pages', figures);

/** Of all workers, one page after the other. */
async function processorTimePerPage(url: string): Promise<number> {
  const before = await processorTime();
  for (let page = 0; page < DRAWN_PAGES; page += 1) {
    await (await fetch(url, { headers: HEADERS })).arrayBuffer();
  }
  return ((await processorTime()) - before) / DRAWN_PAGES;
}

/** Milliseconds; NaN without /proc. */
async function processorTime(): Promise<number> {
  const times = (await shop.listWorkerPids()).map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // utime and stime, by their position after the process state.
    return TICK_MS * (Number(fields[11]) + Number(fields[12]));
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}
