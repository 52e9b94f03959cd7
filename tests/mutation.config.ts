import { defineConfig } from 'vitest/config';

/** Tests of the pure cores that `npm run mutate` breaks (stryker.config.json): no database, no set-up. */
export default defineConfig({
  test: {
    include: [
      'contract/office-time/reply-promise.test.ts',
      'server/booking/calendar/availability.test.ts',
      'server/booking/plan/*.test.ts',
      'server/booking/transaction/day-queue.test.ts',
      'server/limits/memory-limit.test.ts',
      'server/limits/rate-limit.test.ts',
      'server/limits/semaphore.test.ts',
      'server/staff/lead-reader/lead-csv.test.ts',
      'server/text/fold.test.ts',
    ],
  },
});
