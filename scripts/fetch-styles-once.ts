/**
 * The shop's styles are inlined in every page. Vite does not know that: its lazy chunks would load them a second time,
 * later in the cascade, where they would override rules that must win (docs/decisions/0116).
 */
import type { Plugin } from 'vite';

const ASKED_FOR = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** Removes the style sheet of the group `name` from the dependencies of lazy chunks. */
export function fetchStylesOnce(name: string): Plugin {
  const isInPage = new RegExp(`^assets/${name}-[\\w-]{8}\\.css$`);
  return {
    name: 'pofta:fetch-styles-once',
    apply: 'build',
    applyToEnvironment: ({ name: environment }) => environment === 'client',
    // After Vite has written the dependencies of lazy chunks.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withoutStyles(file.code, isInPage);
        }
      },
    },
  };
}

/** `code` with an unchanged list of files, but without requests for matching ones. */
function withoutStyles(code: string, isInPage: RegExp): string {
  const list = /m\.f=(\[[^\]]*\])/.exec(code)?.[1];
  if (list === undefined) return code;
  const files: string[] = JSON.parse(list);
  return code.replace(ASKED_FOR, (_, places: string) => {
    const kept = places.split(',').filter((place) => place !== '' && !isInPage.test(files[Number(place)] ?? ''));
    return `__vite__mapDeps([${kept.join(',')}])`;
  });
}
