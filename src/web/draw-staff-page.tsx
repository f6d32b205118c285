/**
 * Draws the document of staff's pages on the server: title, styles, scripts. Nothing in it belongs to a person; what
 * stands on the page is drawn by the browser.
 */
import files from 'virtual:staff-files';
import { renderToStaticMarkup } from 'react-dom/server';
import { findStaffPage } from './pages/find-staff-page.ts';
import { BRAND, documentTitle } from './pages/staff-pages.ts';
import { withoutSlashAtEnd } from './router/address.ts';
import { DOCUMENT_LINKS, DOCUMENT_META } from './ui/document-head.ts';
import { QUICK_START_SCRIPT } from './ui/quick-start.ts';
import { THEME_SCRIPT } from './ui/theme.ts';

type Drawn = { readonly status: number; readonly headers: Headers; readonly html: string };

/** @param nonce of inline scripts and styles, for the Content-Security-Policy */
export async function drawStaffPage(request: Request, nonce: string): Promise<Drawn> {
  const { pathname, search } = new URL(request.url);
  const path = withoutSlashAtEnd(pathname);
  if (path !== pathname) return { status: 307, headers: new Headers({ Location: path + search }), html: '' };
  if (!isReadable(pathname)) return { status: 400, headers: new Headers(), html: '' };
  const found = findStaffPage(pathname);
  const screens = found === null ? [] : await Promise.all([...found.frames, found.page].map(fileOf));
  const html = renderToStaticMarkup(
    <StaffDocument title={found === null ? BRAND : documentTitle(found.page)} nonce={nonce} screens={screens} />,
  );
  return {
    status: found === null ? 404 : 200,
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }),
    html: `<!DOCTYPE html>${html.replace('</head>', () => `${files.development.join('')}</head>`)}`,
  };
}

/** In the server's build a screen is the name of its file (scripts/list-page-files.ts). */
async function fileOf({ file }: { readonly file: () => Promise<object> }): Promise<string> {
  if (files.development.length > 0) return '';
  return ((await file()) as { readonly file: string }).file;
}

function isReadable(pathname: string): boolean {
  try {
    // The result is used: a call without one would be left out of the build.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

type DocumentProps = {
  readonly title: string;
  readonly nonce: string;
  /** The files of the screens in it, the outermost first. */
  readonly screens: readonly string[];
};

function StaffDocument({ title, nonce, screens }: DocumentProps) {
  const needed = ['', ...screens].map((screen) => files.screens[screen] ?? { scripts: [], styles: [] });
  const scripts = new Set(needed.flatMap((one) => one.scripts));
  const styles = new Set(needed.flatMap((one) => one.styles));
  return (
    <html lang="ro">
      <head>
        {DOCUMENT_META.map((meta) => (
          <meta key={JSON.stringify(meta)} {...meta} />
        ))}
        <meta property="csp-nonce" content={nonce} />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        {DOCUMENT_LINKS.map((link) => (
          <link key={link.rel} {...link} />
        ))}
        {[...scripts].map((script) => (
          <link key={script} rel="modulepreload" href={script} />
        ))}
        {[...styles].map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${QUICK_START_SCRIPT}` }} />
        {files.development.length === 0 && <script type="module" src={files.entry} />}
      </head>
      <body />
    </html>
  );
}
