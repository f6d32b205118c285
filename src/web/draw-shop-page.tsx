/** Renders guests' pages on the server: complete, with data, styles and script URLs. */

import files from 'virtual:shop-files';
import { renderToString } from 'react-dom/server';
import { type Api, createApi, type Dispatch } from '#contract/client.ts';
import { onceFor } from '#domain/once-for.ts';
import { openCachedMarkup } from './cached-markup.ts';
import { openKnownAnswers } from './known-answers.ts';
import { parseLocation, withoutSlashAtEnd } from './router/address.ts';
import { createRouter, type Router } from './router/create-router.ts';
import { RouterContext } from './router/hooks.ts';
import { link, loadMatches, matchRoutes } from './router/load-page.ts';
import { Redirect } from './router/outcome.ts';
import type { Match } from './router/route.ts';
import { hrefOf } from './router/target.ts';
import { RETURNING_SCRIPT } from './session/returning-script.ts';
import { PAGE_DATA_ID } from './shop-client.tsx';
import { ShopDocument } from './shop-document.tsx';
import type { PageFiles } from './shop-files.ts';
import { type CacheMarkup, CacheMarkupContext } from './ui/cached-markup.tsx';
import { deferredStart } from './ui/deferred-start.ts';
import { EARLY_PRESS_SCRIPT } from './ui/early-press.ts';
import { LAID_OUT_LATER_SCRIPT } from './ui/laid-out-later.ts';
import { QUICK_START_SCRIPT } from './ui/quick-start.ts';
import { THEME_SCRIPT } from './ui/theme.ts';

type Given = {
  /** Calls the API in-process. */
  readonly dispatch: Dispatch;
  /** The CSP nonce of inline scripts and styles. */
  readonly nonce: string;
};

const readKnown = openKnownAnswers();
const findCached = openCachedMarkup();

type Drawn = { readonly status: number; readonly headers: Headers; readonly html: string };

/** @throws the error of a loader or of a component while rendering: a partial page is never answered */
export async function drawShopPage(request: Request, { dispatch, nonce }: Given): Promise<Drawn> {
  const { pathname, search, origin } = new URL(request.url);
  if (withoutSlashAtEnd(pathname) !== pathname) return redirectTo(withoutSlashAtEnd(pathname) + search);
  const location = parseLocation(pathname + search);
  const context = { api: askOnce(createApi(dispatch, 'http://in-process', readKnown)) };
  try {
    const all = await matchRoutes(location);
    const shared = beforePersonal(all);
    const read = (_: Match, ask: () => unknown) => ask();
    const loaded = await loadMatches(location, shared, { context, causeOf: () => 'enter', read });
    const matches = link([...loaded, ...all.slice(shared.length)]);
    const failed = matches.find(({ status }) => status === 'failed');
    if (failed) throw failed.failure;
    const router = createRouter({ location, matches }, { context, origin });
    const html = renderToString(
      <CacheMarkupContext value={keepFor(router, matches)}>
        <ShopDocument router={router} />
      </CacheMarkupContext>,
    );
    return pageOf(completed(html, matches, await sheetOf(matches), nonce), matches);
  } catch (failure) {
    if (failure instanceof Redirect) return redirectTo(hrefOf(failure.target, location));
    throw failure;
  }
}

/** The key contains the route, because the markup of a link depends on the route it is on. */
function keepFor(router: Router, matches: readonly Match[]): CacheMarkup {
  const place = matches.at(-1)?.route.id;
  // Parts inside a part are cached as well: when one of them changes, the others are not rendered again.
  const keep: CacheMarkup = (key, node) =>
    findCached(`${place} ${key}`, () =>
      renderToString(
        <CacheMarkupContext value={keep}>
          <RouterContext value={router}>{node}</RouterContext>
        </CacheMarkupContext>,
      ),
    );
  return keep;
}

/** The frame and the page inside it make the same calls: each answer is fetched once per page. */
function askOnce(api: Api): Api {
  const answers = new Map<string, ReturnType<Api>>();
  const ask = (...[call, input]: Parameters<Api>) => {
    const question = JSON.stringify([call.path, input]);
    const answer = answers.get(question) ?? api(call, input);
    answers.set(question, answer);
    return answer;
  };
  return ask as Api;
}

/** Data of one person is loaded in the browser only. */
function beforePersonal(matches: readonly Match[]): readonly Match[] {
  const first = matches.findIndex(({ route }) => route.options.ssr === false);
  return first < 0 ? matches : matches.slice(0, first);
}

function pageOf(html: string, matches: readonly Match[]): Drawn {
  const own = Object.assign({}, ...matches.map(({ route }) => route.options.headers?.()));
  const status = matches.some((match) => match.status === 'missing') ? 404 : 200;
  return { status, headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...own }), html };
}

function redirectTo(address: string): Drawn {
  return { status: 307, headers: new Headers({ Location: address }), html: '' };
}

/** One element: each further one adds a hash to the policy, and hashes do not compress. */
const HEAD_SCRIPT = [
  THEME_SCRIPT,
  RETURNING_SCRIPT,
  EARLY_PRESS_SCRIPT,
  QUICK_START_SCRIPT,
  LAID_OUT_LATER_SCRIPT,
].join(';');

/** Adds what React does not render: styles, scripts, and the initial data for the browser. */
function completed(html: string, matches: readonly Match[], sheet: readonly Match[], nonce: string): string {
  const { scripts, styles } = filesOf(matches);
  const later = filesOf(sheet).scripts.filter((script) => !scripts.includes(script));
  // No script fetches the styles that every page has (scripts/fetch-styles-once.ts).
  const own = styles.filter((name) => !files.routes['']?.styles.includes(name));
  const waitsForTouch = matches.some(({ route }) => route.options.waitsForTouch);
  const start =
    files.development.length > 0
      ? files.development
      : [inline(deferredStart({ entry: files.entry, scripts, styles: own, later, waitsForTouch }), nonce)];
  const head = [
    `<meta property="csp-nonce" content="${nonce}">`,
    // All in one element, which compresses better; the order of the rules is kept.
    `<style nonce="${nonce}">${styles.map((name) => files.styles[name] ?? '').join('')}</style>`,
    inline(HEAD_SCRIPT, nonce),
  ];
  const end = [
    `<script type="application/json" id="${PAGE_DATA_ID}">[${matches.map(dataOf).join(',')}]</script>`,
    ...start,
  ];
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  // Joined once: each further copy of a page costs as much as rendering ten of its cards.
  return [
    '<!DOCTYPE html>',
    html.slice(0, headEnd),
    ...head,
    html.slice(headEnd, bodyEnd),
    ...end,
    html.slice(bodyEnd),
  ].join('');
}

/** One entry of `PageData`, serialised. */
function dataOf({ status, loaderData }: Match): string {
  const data = typeof loaderData === 'object' && loaderData !== null ? textOf(loaderData) : inScript(loaderData);
  return `{"status":"${status}"${data === undefined ? '' : `,"loaderData":${data}`}}`;
}

const textOf = onceFor(inScript);

/** Escapes text so that it cannot end the script element. */
function inScript(value: unknown): string | undefined {
  return JSON.stringify(value)?.replaceAll('<', '\\u003c');
}

function inline(script: string, nonce: string): string {
  return `<script nonce="${nonce}">${script}</script>`;
}

/** The sheet that a first touch may open over the page; empty without one. */
async function sheetOf(matches: readonly Match[]): Promise<readonly Match[]> {
  const sheet = matches.find(({ route }) => route.options.sheet)?.route.options.sheet;
  return sheet === undefined ? [] : matchRoutes(parseLocation(sheet));
}

/** The URLs of a page's scripts and styles, the frame's first. */
function filesOf(matches: readonly Match[]): PageFiles {
  const all = ['', ...matches.map(({ route }) => route.id)].map(
    (id) => files.routes[id] ?? { scripts: [], styles: [] },
  );
  const scripts = new Set(all.flatMap((one) => one.scripts));
  scripts.delete(files.entry);
  return { scripts: [...scripts], styles: [...new Set(all.flatMap((one) => one.styles))] };
}
