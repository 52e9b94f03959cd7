/**
 * Runs a job at each interval until stopped, without keeping the process alive, unless the previous run still goes on.
 * A failure is left to the next run: only the first of an outage is logged.
 * @param failed what could not be done: the beginning of the logged line
 * @returns `run`, which runs the job now and never rejects, `stop`, and `finish`, which stops and runs it a last time
 */
export function repeatJob(
  milliseconds: number,
  failed: string,
  job: () => Promise<unknown>,
  log: (line: string) => void = console.error,
) {
  let isOut = false;
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    try {
      await job();
      isOut = false;
    } catch (error) {
      if (!isOut) log(`${failed}: ${error instanceof Error ? error.message : 'unknown error'}`);
      isOut = true;
    }
  }
  const next = () => {
    running ??= run().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(next, milliseconds).unref();
  const stop = () => clearInterval(timer);
  return {
    run,
    stop,
    async finish(): Promise<void> {
      stop();
      await running;
      await run();
    },
  };
}
