/** Pages per second: cached ones against a bare server with the same bytes, and rendered ones. */
import { bareServerLike } from './bare-server.ts';
import { interleave } from './interleave.ts';
import { aDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';
import { requestsPerSecond } from './requests-per-second.ts';

const PAGES = ['/', '/meniu'];
const ROUNDS = 3;
/** As browsers ask. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
/** A parameter no page knows: such a page is rendered for each request and never cached (page-address.ts). */
const UNKEPT = '?necunoscut=1';

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
      drawn: async () => (await requestsPerSecond(`${url}${UNKEPT}`, HEADERS)).perSecond,
    },
    ROUNDS,
  );
  figures.push(
    { what: `${page} kept, of a bare server`, measured: (100 * kept) / same, unit: '%' },
    { what: `${page} kept`, measured: kept, unit: 'pages/s', aim: { atLeast: 300 } },
    { what: `${page} drawn for each request`, measured: drawn, unit: 'pages/s' },
  );
}
await report('pages', figures);
