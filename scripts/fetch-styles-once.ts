/**
 * The styles of the shop stand in every page. Vite does not know that: it has lazy files ask for them once more, they come
 * last, and win where they must lose (docs/decisions/0116).
 */
import type { Plugin } from 'vite';

const ASKED_FOR = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** Takes the style sheet of the group `name` out of what lazy files ask for. */
export function fetchStylesOnce(name: string): Plugin {
  const isInPage = new RegExp(`^assets/${name}-[\\w-]{8}\\.css$`);
  return {
    name: 'pofta:fetch-styles-once',
    apply: 'build',
    applyToEnvironment: ({ name: environment }) => environment === 'client',
    // After Vite has written what lazy files ask for.
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

/** `code` with its list of files as it was, without requests for those that match. */
function withoutStyles(code: string, isInPage: RegExp): string {
  const list = /m\.f=(\[[^\]]*\])/.exec(code)?.[1];
  if (list === undefined) return code;
  const files: string[] = JSON.parse(list);
  return code.replace(ASKED_FOR, (_, places: string) => {
    const kept = places.split(',').filter((place) => place !== '' && !isInPage.test(files[Number(place)] ?? ''));
    return `__vite__mapDeps([${kept.join(',')}])`;
  });
}
