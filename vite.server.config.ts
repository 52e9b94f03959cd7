import { defineConfig } from 'vite';

// The server process as few files: build/main.js. Reading one bundle instead of a thousand modules is most of
// what makes the start quick. The web bundle stays beside it and is loaded by main.ts.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'build',
    emptyOutDir: false,
    target: 'node24',
    copyPublicDir: false,
    rollupOptions: { external: ['pg-native'], output: { entryFileNames: 'main.js', chunkFileNames: 'main-[hash].js' } },
  },
  ssr: { noExternal: true },
});
