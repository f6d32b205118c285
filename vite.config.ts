import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuiltFiles } from './scripts/compress-built-files.ts';
import { fetchStylesOnce } from './scripts/fetch-styles-once.ts';
import { groupGuestFiles, withoutScripts } from './scripts/group-guest-files.ts';
import { leaveOutOfCalls } from './scripts/leave-out-of-calls.ts';
import { leaveOutOfReact } from './scripts/leave-out-of-react.ts';
import { ENTRIES, listPageFiles, nameScreens } from './scripts/list-page-files.ts';
import { serveAppInDevelopment } from './scripts/serve-app-in-development.ts';
import { shipLicences } from './scripts/ship-licences.ts';
import { shipSlipLetters } from './scripts/ship-slip-letters.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { shortTokenNames } from './scripts/short-token-names.ts';
import { writeStaffIcons } from './scripts/write-staff-icons.ts';

/** Lightning CSS's number of this feature. */
const LIGHT_DARK = 1 << 20;

const WORKER = 'src/server/worker.ts';

writeStaffIcons();

export default defineConfig(({ command }) => ({
  // Pages are drawn by the worker, in development too: there is no index.html.
  appType: 'custom',
  plugins: [
    serveAppInDevelopment(`/${WORKER}`),
    react(),
    leaveOutOfReact(),
    leaveOutOfCalls(),
    shortTokenNames(),
    fetchStylesOnce('shop'),
    listPageFiles(),
    nameScreens(),
    compressBuiltFiles(),
    shipSlipLetters(),
    shipLicences(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        modulePreload: { resolveDependencies: withoutScripts },
        rollupOptions: {
          input: { index: ENTRIES['virtual:shop-files'], staff: ENTRIES['virtual:staff-files'] },
          // Rules and wire do nothing when they are imported: a page that uses none of a file does not fetch it.
          treeshake: { moduleSideEffects: [{ test: /\/src\/(domain|contract)\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: groupGuestFiles(),
            },
          },
        },
      },
      optimizeDeps: { entries: Object.values(ENTRIES) },
    },
    // One file to start from, without node_modules; native addons stay outside.
    ssr: {
      build: { outDir: 'dist/server', ssr: true, copyPublicDir: false, rollupOptions: { input: WORKER } },
      resolve: {
        ...(command === 'build' ? { noExternal: true, external: ['sharp', '@node-rs/argon2', 'pg-native'] } : {}),
      },
    },
  },
  // The lists of the browser's files become part of the server.
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
  // Libraries choose their production code by it when they are built.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: {
    modules: command === 'build' ? { generateScopedName: shortClassNames() } : {},
    // No style here says `light-dark()`: two properties in every theme of every page would do nothing.
    lightningcss: { exclude: LIGHT_DARK },
  },
  // Where the bundler spends its time is advice for developers, not for the owner whose machine is slow.
  build: { target: 'es2022', rollupOptions: { checks: { pluginTimings: false, bundlerTimings: false } } },
}));
