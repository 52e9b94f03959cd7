import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { drawings } from '#scripts/drawings/vite-plugin.ts';

// The web bundle: the browser's part in build/client, the renderer (web/handler.ts) in build/server.
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), withoutOldBrowsersStyles(), drawings(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // The framework as one file, one with the small pieces of almost every first load and one with what most
            // pages share, instead of thirty small ones: half the requests and 8 % less to send, because they are
            // compressed together.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
                { name: 'first', test: onFirstLoads },
                // What checks entries comes with the forms and the staff area, however many parts these have.
                { name: 'common', test: /[\\/](web|contract)[\\/](?!leads[\\/])/, minShareCount: 20 },
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

/** Small modules that nearly every page needs before anything is touched. */
const onFirstLoads =
  /\/web\/(ui\/(icons\/(arrow|down-arrow|icon|line-icon|logo)|sections\/(section|facts)|plain-click|shared-value|slug|toast|button)|forms\/dialogs\/(closing-stage|dialog-button|dialogs)|api-url|pictures\/plate|shell\/consent\/(dialog-state|import-dialog))\.|\/contract\/leads\/(buttons|sources)\./;

/**
 * Leaves out what Tailwind writes for browsers without `@property` (Safari before 16.4, Firefox before 128): with
 * it the styles exceed the 12 kB that a first load may cost, and there only shadows and turns would be missing.
 */
function withoutOldBrowsersStyles(): Plugin {
  return {
    name: 'without-old-browsers-styles',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source)
          .replace(/^\/\*![^*]*\*\/\s*/, '')
          .replace(/@layer properties\{@supports[\s\S]*?\}\}\}/, '');
      }
    },
  };
}
