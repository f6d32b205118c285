import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuiltFiles } from './scripts/compress-built-files.ts';
import { fetchStylesOnce } from './scripts/fetch-styles-once.ts';
import { groupGuestFiles, withoutScripts } from './scripts/group-guest-files.ts';
import { leaveOutOfCalls } from './scripts/leave-out-of-calls.ts';
import { leaveOutOfReact } from './scripts/leave-out-of-react.ts';
import { listShopFiles } from './scripts/list-shop-files.ts';
import { serveAppInDevelopment } from './scripts/serve-app-in-development.ts';
import { shipLicences } from './scripts/ship-licences.ts';
import { shipSlipLetters } from './scripts/ship-slip-letters.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { shortTokenNames } from './scripts/short-token-names.ts';
import { writeRouteTrees } from './scripts/write-route-trees.ts';
import { writeStaffIcons } from './scripts/write-staff-icons.ts';

/** Lightning CSS's number of this feature. */
const LIGHT_DARK = 1 << 20;

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
    leaveOutOfReact(),
    leaveOutOfCalls(),
    shortTokenNames(),
    fetchStylesOnce('shop'),
    listShopFiles(),
    compressBuiltFiles(),
    shipSlipLetters(),
    shipLicences(),
  ],
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: withoutScripts },
        rollupOptions: {
          // Rules and wire do nothing when they are imported: a page that uses none of a file does not fetch it.
          treeshake: { moduleSideEffects: [{ test: /\/src\/(domain|contract)\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: groupGuestFiles(),
            },
          },
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
  css: {
    modules: command === 'build' ? { generateScopedName: shortClassNames() } : {},
    // No style here says `light-dark()`: two properties in every theme of every page would do nothing.
    lightningcss: { exclude: LIGHT_DARK },
  },
  // Where the bundler spends its time is advice for developers, not for the owner whose machine is slow.
  build: { target: 'es2022', rollupOptions: { checks: { pluginTimings: false, bundlerTimings: false } } },
}));
