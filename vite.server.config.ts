import { defineConfig } from 'vite';

// The server process as few files: build/main.js, build/lead-reader.js, which it starts as a thread when staff come,
// and build/typeset.js, which it starts as a process for an operator's papers, build/typeset-sheet.js likewise for each
// calculation, and the operator's commands build/staff.js, build/backup.js, build/move.js and build/verify-audit.js.
// Reading one bundle instead of a thousand modules is most of what makes the start quick. The web bundle stays beside
// it and is loaded by main.ts.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: process.env.BUILD_FOLDER ?? 'build',
    emptyOutDir: false,
    target: 'node24',
    copyPublicDir: false,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        'lead-reader': 'server/staff/lead-reader/thread.ts',
        'typeset-sheet': 'server/calculation-pdf/typeset.ts',
        typeset: 'server/typesetting/run.ts',
        staff: 'scripts/staff.ts',
        backup: 'scripts/backup.ts',
        move: 'scripts/move.ts',
        'verify-audit': 'scripts/verify-audit.ts',
      },
      external: ['pg-native'],
      output: { entryFileNames: '[name].js', chunkFileNames: 'main-[hash].js' },
    },
  },
  ssr: { noExternal: true },
});
