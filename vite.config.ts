import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuiltFiles } from './scripts/compress-built-files.ts';
import { serveAppInDevelopment } from './scripts/serve-app-in-development.ts';

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
      },
      client: { entry: 'client.tsx' },
      server: { entry: '../server/worker.ts', build: { inlineCss: true } },
    }),
    react(),
    compressBuiltFiles(),
  ],
  environments: {
    // One file to start from, without node_modules; native addons stay outside.
    ssr: {
      resolve: {
        ...(command === 'build' ? { noExternal: true, external: ['sharp', '@node-rs/argon2', 'pg-native'] } : {}),
      },
    },
  },
  build: { target: 'es2022' },
}));
