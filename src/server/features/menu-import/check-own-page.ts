import { type LinksOnPage, linksOnPage } from '#domain/restaurant/links-on-page.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';
import type { FetchPublic } from '#server/platform/http/fetch-public.ts';

type PageRefusal = 'page_address_invalid' | 'page_moved' | 'page_too_large' | 'page_unreachable';

export const OWN_PAGES: OutboundCaller = { name: 'own_pages', to: 'public', timeoutMs: 10_000, mostBytes: 3_000_000 };

/** Finds where the ordering links on a page of the restaurant's own site lead. */
export async function checkOwnPage(
  { fetchPublic }: { readonly fetchPublic: FetchPublic },
  { written, shop }: { readonly written: string; readonly shop: string },
): Promise<Result<LinksOnPage, PageRefusal>> {
  const address = parsePageAddress(written);
  if (address === null) return err('page_address_invalid');
  const fetched = await fetchPublic(OWN_PAGES, address, { Accept: 'text/html' });
  if (fetched.ok) return ok(linksOnPage(new TextDecoder().decode(fetched.value), shop));
  const { code, status } = fetched.error;
  if (code === 'too_large') return err('page_too_large');
  return err(status !== null && status >= 300 && status < 400 ? 'page_moved' : 'page_unreachable');
}

/** Accepts addresses as people type them: `lamama.ro`. */
function parsePageAddress(written: string): URL | null {
  const text = written.trim();
  const whole = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return url.hostname.includes('.') && url.username === '' && url.port === '' ? url : null;
}
