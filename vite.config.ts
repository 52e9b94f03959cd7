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
            // What every visitor fetches first as one file, which is without React; React as another, with the little
            // that each part needs beside it, fetched with the first part that comes to life; what all forms need; and the
            // staff area's router. Small pieces compress better together, and each would be a request.
            codeSplitting: {
              groups: [
                { name: 'visitor', test: onFirstLoads },
                { name: 'react', test: withReact },
                // Apart from the forms: search and the filter of the papers check answers without React.
                { name: 'checks', test: /node_modules[\\/]valibot[\\/]/ },
                { name: 'forms', test: withForms, minShareCount: 4 },
                { name: 'sheet', test: withSheet, minShareCount: 2 },
                { name: 'times', test: withTimes, minShareCount: 2 },
                { name: 'router', test: /node_modules[\\/](react-router|cookie)[\\/]/ },
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
      // One bundle without look-ups in node_modules starts faster; and React's development half, which it would choose
      // where nobody sets NODE_ENV, is left out.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}));

const withReact =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|\/web\/(visit\.|visitor\/visit-now|ui\/(use-shared|button|icons\/)|language\/use-language)/;
const withForms =
  /\/web\/forms\/(life-cycle|lead-|submit-button|form-messages|privacy-notice|taken-calculation)|\/web\/ui\/field|\/contract\/leads\//;
/** Without the words, of which one language travels. */
const withSheet = /\/contract\/(calculation\/(?!words)|site\/figures)/;
const withTimes = /\/contract\/(booking|office-time)\/|\/web\/forms\/(booking\/picker\/use-slots|dialogs\/free-times)/;

/** What `web/visitor/start.ts` imports, all that it leads to included: a budget says where a file is missing. */
const onFirstLoads =
  /\/web\/(visitor\/(?!overlays|visit-now|islands\/(mount|texts\.(de|en)))|(visit-now|trusted-types)\.|shell\/(scroll|header\/(start-header|move-header|ink-pages|hover-popover|menu|search-as-typed)|consent\/(consent(?=\.ts)|undecided|dialog-state|import-dialog|start-banner))\.|ui\/(data|next-frame|shared-value|toast|plain-click|when-near)\.|language\/detect\.|islands\/names\.|pictures\/minutes\.|calculation\/(asked-case|open-case)\.|forms\/(dialogs\/(dialogs|open-by-click|plain-words)|opened-dialog\/followed-button|white-paper\/open-download)\.)|\/contract\/(page-views|keys-of|calculation\/parameters|site\/(languages|pages|storage)|leads\/(buttons|sources))\./;

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
          .replace(/@layer properties\{@supports[\s\S]*?\}\}\}/, '')
          // Parts of fields for dates, which there are none of outside the staff area.
          .replaceAll(/::-webkit-(date|calendar)[\w-]+\{[^}]*\}/g, (rule) =>
            file.fileName.includes('/app-') ? '' : rule,
          );
      }
    },
  };
}
