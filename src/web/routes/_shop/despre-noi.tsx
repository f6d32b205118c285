import { aboutText } from '#web/i18n/shop/about.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { AboutScreen } from '#web/storefront/about/about-screen.tsx';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/despre-noi')({
  waitsForTouch: true,
  loader: async ({ context }) => (await import('#web/storefront/about/load-about-page.ts')).loadAboutPage(context.api),
  head: () => ({ meta: [{ title: titles.about }] }),
  errorComponent: Failed,
  component: About,
});

function About() {
  const page = Route.useLoaderData();
  const { name, tagline } = useLoaderData({ from: '/_shop' });
  return (
    <>
      <PageMeta path="/despre-noi" title={titles.about} description={aboutText.description(name)} picture={page.hero} />
      <AboutScreen page={page} tagline={tagline} />
    </>
  );
}
