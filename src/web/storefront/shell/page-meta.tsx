import { DRAWN_SHARE_PICTURE, SHARE_SIZE, sharePictureAddress } from '#contract/pictures/picture-addresses.ts';
import { pageTitle, useLoaderData, useRouter } from '#web/router/index.ts';

/** The public origin: the configured address on the server, the browser's own afterwards. */
export function useOrigin(): string {
  return useRouter().origin;
}

/** Description and address for search engines, title and picture for shared links; React hoists these into <head>. */
export function PageMeta({
  path,
  title: own,
  description,
  picture,
  isListed = true,
}: {
  readonly path: string;
  /** Without the restaurant's name, as in the route's `head`. */
  readonly title: string;
  readonly description: string;
  /** Of what the page shows; otherwise the restaurant's. */
  readonly picture?: { readonly hash: string; readonly alt: string } | null | undefined;
  /** False for a page that search engines do not list: it has no canonical address. */
  readonly isListed?: boolean;
}) {
  const { name, pictureHash } = useLoaderData({ from: '/_shop' });
  const origin = useOrigin();
  const title = pageTitle(own, name);
  const address = `${origin}${path}`;
  const hash = picture?.hash ?? pictureHash;
  return (
    <>
      {isListed && <link rel="canonical" href={address} />}
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ro_RO" />
      <meta property="og:site_name" content={name} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta
        property="og:image"
        content={`${origin}${hash === null ? DRAWN_SHARE_PICTURE : sharePictureAddress(hash)}`}
      />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={picture?.alt || title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
