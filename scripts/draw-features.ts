/** What the features declare, as pages of docs/generated. */
import { RETENTION } from '#domain/legal/retention.ts';
import { FEATURES } from '#server/features.ts';

/** The page docs/generated/retention.md. */
export function drawRetentionPage(): string {
  const rows = Object.values(RETENTION).map(
    ({ what, days, why, by }) => `| ${what} | ${days} | ${why} | ${linked(by)} |`,
  );
  return page('How long things are kept', 'src/domain/legal/retention.ts', [
    '| What | Days | Why | By |',
    '|---|---|---|---|',
    ...rows.toSorted(),
    '',
    'Orders lose the name of their guest five years after 1 July of the year that follows (`src/domain/orders/fiscal-retention.ts`, Legea',
    '82/1991); the security log is kept for 180 days (`db/migrations/0620_security_events.sql`).',
  ]);
}

/** The page docs/generated/features.md. */
export function drawFeaturesPage(): string {
  const chores = FEATURES.flatMap(({ name, chores: own }) =>
    own.map((chore) => `| ${name} | \`${chore.name}\` | ${chore.every} | ${PLACES[chore.of]} |`),
  );
  const queues = FEATURES.flatMap(({ name, queues: own }) =>
    own.map(
      ({ queue: { name: queue, retries } }) =>
        `| ${name} | \`${queue}\` | ${retries.retryLimit} | ${retries.retryDelay} s to ${retries.retryDelayMax} s |`,
    ),
  );
  const callers = FEATURES.flatMap(({ name, outboundCallers: own }) =>
    own.map((caller) => {
      const to = typeof caller.to === 'string' ? caller.to : caller.to.join(', ');
      return `| ${name} | \`${caller.name}\` | ${to} | ${caller.timeoutMs / 1_000} s | ${caller.mostBytes} |`;
    }),
  );
  const channels = FEATURES.flatMap(({ name, channels: own }) => own.map((one) => `| ${name} | \`${one.name}\` |`));
  const people = FEATURES.filter(({ personalData }) => Object.keys(personalData).length > 0).map(
    ({ name, personalData: { exports, exportsOfAccount, forget } }) =>
      `| ${name} | ${[...Object.keys(exports ?? {}), ...Object.keys(exportsOfAccount ?? {})].join(', ')} | ${forget ? 'yes' : ''} |`,
  );
  const tables = FEATURES.flatMap(({ name, tables: own }) =>
    Object.entries(own).map(
      ([table, { archive, withheld = [] }]) => `| \`${table}\` | ${name} | ${archive} | ${withheld.join(', ')} |`,
    ),
  ).toSorted();
  return page('What the features declare', 'src/server/features/*/feature.ts', [
    '## Work at an interval\n\n| Feature | Chore | Every | Of |\n|---|---|---|---|',
    ...chores,
    '\n## Queues of jobs\n\n| Feature | Queue | Repetitions | Pauses |\n|---|---|---|---|',
    ...queues,
    '\n## Requests to other servers\n\nNone follows a redirect.\n\n| Feature | Caller | To | At most | Bytes of the answer |\n|---|---|---|---|---|',
    ...callers,
    '\n## Notifications of the database\n\n| Feature | Channel |\n|---|---|',
    ...channels,
    '\n## What is known of a person\n\n| Feature | Exports | Deletes or anonymises |\n|---|---|---|',
    ...people,
    '\n## Tables\n\nTheir place in the archive, and the rights that the web processes lack.\n\n| Table | Feature | Archive | Withheld |\n|---|---|---|---|',
    ...tables,
  ]);
}

const PLACES = { shop: 'the shop', process: 'each process' } as const;

function linked(source: string): string {
  const number = /^docs\/decisions\/(\d{4})$/.exec(source)?.[1];
  return number === undefined ? source : `decision ${number}`;
}

function page(title: string, source: string, lines: readonly string[]): string {
  return `# ${title}\n\nWritten by \`npm run docs:api\` from \`${source}\`.\n\n${lines.join('\n')}\n`;
}
