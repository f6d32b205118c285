/** The menu as JSON, compared with a bare `node:http` server that sends the same bytes. */
import { bareServerLike } from './bare-server.ts';
import { interleave } from './interleave.ts';
import { aDemoShop } from './open-demo-shop.ts';
import { report } from './report.ts';
import { requestsPerSecond } from './requests-per-second.ts';

const ROUNDS = 3;

await using shop = await aDemoShop();
const url = `${shop.address}/user-service/get-base-products`;
await using bare = await bareServerLike(url);

// Warm-up of both.
await requestsPerSecond(url);
await requestsPerSecond(bare.address);
const p99: number[] = [];
const { ours, theirs } = await interleave(
  {
    ours: async () => {
      const load = await requestsPerSecond(url);
      p99.push(load.p99Ms);
      return load.perSecond;
    },
    theirs: async () => (await requestsPerSecond(bare.address)).perSecond,
  },
  ROUNDS,
);
await report('menu-json', [
  { what: 'menu, of a bare server', measured: (100 * ours) / theirs, unit: '%' },
  { what: 'menu', measured: ours, unit: 'answers/s' },
  { what: 'bare node:http, same bytes', measured: theirs, unit: 'answers/s' },
  { what: 'menu, slowest 1 % from', measured: Math.max(...p99), unit: 'ms' },
]);
