import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,web,server,scripts}/**/*.test.ts', 'tests/house/**/*.test.ts'],
          globalSetup: ['tests/support/servers/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Files of a worker share what they import: nothing keeps a state between tests.
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/servers/global-setup.ts', 'tests/support/servers/built-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // Files of a worker share its browser and its site, tests/support/shared.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
