import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// The web bundle: the browser's part in build/client, the renderer (web/handler.ts) in build/server.
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // The framework as one file, and one with what most pages share, instead of thirty small ones: half
            // the requests and 6 % less to send, because they are compressed together.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
                { name: 'common', test: /[\\/](web|contract)[\\/]/, minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './web/handler.ts' } },
      // One bundle without look-ups in node_modules starts faster.
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}));
