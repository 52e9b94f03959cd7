import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Start first what takes longest: at the end no worker waits for another's last file. */
const longest = [
  'pages/pages',
  'staff/accessibility',
  'speed/budget',
  'accessibility/small-screens',
  'staff/desk',
  'accessibility/broken-lines',
  'staff/white-papers',
  'accessibility/cookie-bar-scrolled',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`));
      return found === -1 ? longest.length : found;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,web,server,scripts}/**/*.test.ts', 'tests/house/**/*.test.ts'],
          globalSetup: ['tests/support/servers/global-setup.ts'],
          // A busy machine is slow, and nothing here is about time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          // Files of a worker share what they import: nothing keeps a state between tests.
          isolate: false,
          // The reader's thread is started from its source, whose types Node strips by WebAssembly. When V8 replaces a
          // wrapper that was called a thousand times, freeing the old one now and then ends the process (its check
          // `jit_page.has_value()`, as in nodejs/node#64500): none is called so often.
          execArgv: ['--wasm-wrapper-tiering-budget=2000000000'],
          // Half of the time they wait: for PostgreSQL, for mail, for connections that others let hang.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/servers/global-setup.ts', 'tests/support/servers/built-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          // Files of a worker share its browser and its site, tests/support/shared.
          isolate: false,
          // Pages are to wait a second or more now and then, and their test with them.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
