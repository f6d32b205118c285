import { pictureAddress } from '#contract/pictures/picture-addresses.ts';
import { useRouter } from '#web/router/index.ts';

/** The public origin: the configured address on the server, the browser's own afterwards. */
export function useOrigin(): string {
  return useRouter().origin;
}

/** Title and description for search engines and shared links; React hoists these into <head>. */
export function PageMeta({
  path,
  title,
  description,
  pictureHash,
}: {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly pictureHash?: string | undefined;
}) {
  const origin = useOrigin();
  return (
    <>
      <link rel="canonical" href={`${origin}${path}`} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ro_RO" />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {pictureHash && <meta property="og:image" content={`${origin}${pictureAddress(pictureHash, 640)}`} />}
    </>
  );
}
