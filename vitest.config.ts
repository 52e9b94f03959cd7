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
          maxWorkers: 2,
        },
      },
    ],
  },
});
