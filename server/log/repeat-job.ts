/**
 * Runs a job at each interval until stopped, without keeping the process alive. A failure is left to the next run: only
 * the first of an outage is logged.
 * @param failed what could not be done: the beginning of the logged line
 * @returns `run`, which runs the job now and never rejects, and `stop`
 */
export function repeatJob(
  milliseconds: number,
  failed: string,
  job: () => Promise<unknown>,
  log: (line: string) => void = console.error,
) {
  let isOut = false;
  async function run(): Promise<void> {
    try {
      await job();
      isOut = false;
    } catch (error) {
      if (!isOut) log(`${failed}: ${error instanceof Error ? error.message : 'unknown error'}`);
      isOut = true;
    }
  }
  const timer = setInterval(() => void run(), milliseconds).unref();
  return { run, stop: () => clearInterval(timer) };
}
