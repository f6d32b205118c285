import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuiltFiles } from './scripts/compress-built-files.ts';
import { fetchStylesOnce } from './scripts/fetch-styles-once.ts';
import { listShopFiles } from './scripts/list-shop-files.ts';
import { serveAppInDevelopment } from './scripts/serve-app-in-development.ts';
import { shipSlipLetters } from './scripts/ship-slip-letters.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { writeRouteTrees } from './scripts/write-route-trees.ts';
import { writeStaffIcons } from './scripts/write-staff-icons.ts';

await writeRouteTrees();
writeStaffIcons();

export default defineConfig(({ command }) => ({
  plugins: [
    serveAppInDevelopment('/src/server/worker.ts'),
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
        addExtensions: true,
        // Guests have a router of their own (src/web/shop-routes.ts).
        routeFileIgnorePattern: '^_shop',
        // A page's failing belongs to the page's own file: most visitors never see it. Its waiting is there before that
        // file is, and fetches itself (src/web/ui/waiting.tsx).
        codeSplittingOptions: { defaultBehavior: [['component', 'errorComponent', 'notFoundComponent']] },
      },
      client: { entry: 'client.tsx' },
      server: { entry: '../server/worker.ts', build: { inlineCss: true } },
    }),
    react(),
    fetchStylesOnce('shop'),
    listShopFiles(),
    compressBuiltFiles(),
    shipSlipLetters(),
  ],
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: withoutScripts },
        rollupOptions: {
          output: { codeSplitting: { groups: [{ name: 'shop', test: isInEveryPageOfTheShop }] } },
        },
      },
    },
    // One file to start from, without node_modules; native addons stay outside.
    ssr: {
      resolve: {
        ...(command === 'build' ? { noExternal: true, external: ['sharp', '@node-rs/argon2', 'pg-native'] } : {}),
      },
    },
  },
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
  build: { target: 'es2022' },
}));

/**
 * What every page of the shop needs, in one file: thirty small ones compress worse and cost thirty requests. Everything
 * else stays where the bundler puts it. bench/first-load.bench.ts tells whether this still pays.
 */
function isInEveryPageOfTheShop(file: string): boolean {
  return [
    /\/node_modules\/(react|react-dom|scheduler)\//,
    /\/src\/domain\/(result|money\/(bani|format-lei)|text\/\w+|cart\/(cart|change-cart|parse-cart))\.ts$/,
    /\/src\/contract\/pictures\/picture-addresses\.ts$/,
    /\/src\/web\/i18n\/(general|shell|menu)\.ts$/,
    /\/src\/web\/ui\/(button|chip|icon|messages|picture|status-region|theme|theme-toggle)\.(tsx?|module\.css)$/,
    /\/src\/web\/storefront\/cart\/(cart-button|cart-room|cart-store|open-cart)\.(tsx?|module\.css)$/,
    /\/src\/web\/storefront\/menu\/product-card\.(tsx?|module\.css)$/,
    // The foot of the page is drawn by the server and fetched when everything above works; its styles stand in the page.
    /\/src\/web\/storefront\/shell\/(?!shop-footer|staff-links|sal-pictogram|hours-table)[a-z-]+\.tsx$/,
    /\/src\/web\/storefront\/shell\/[a-z-]+\.module\.css$/,
    /\/src\/web\/router\/[a-z-]+\.tsx?$/,
    /\/src\/web\/(routes\/_shop|shop-[a-z]+|use-api|ui\/(use-hydrated|document-head))\.tsx?$/,
    /\/src\/contract\/client\.ts$/,
  ].some((pattern) => pattern.test(file));
}

/**
 * Vite writes into the first file which scripts every lazy one will import, so that they are asked for all at once: 2.7 kB
 * that every visitor pays, for rooms few enter. A lazy file asks for its own imports; a page's first drawing names its
 * scripts in the HTML anyway, and links fetch on a pointer's approach. Styles stay: nobody else asks for them.
 */
function withoutScripts(_file: string, dependencies: readonly string[]): string[] {
  return dependencies.filter((file) => file.endsWith('.css'));
}
