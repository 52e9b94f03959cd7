import { writeFileSync } from 'node:fs';

/**
 * Vitest reporter that writes `{ passed, failures, unsteady }` to the file that TEST_RESULTS names; unsteady tests
 * passed only on a retry. Unlike the JSON reporter, it knows why a set-up failed.
 */
export default class ResultsReporter {
  onTestRunEnd(modules, unhandled) {
    const failures = unhandled.map((error) => `Outside any test\n${errorText(error)}`);
    const unsteady = [];
    let passed = 0;
    for (const module of modules) {
      const collect = (name, errors) =>
        failures.push(...errors.map((error) => `${module.relativeModuleId}: ${name}\n${errorText(error)}`));
      collect('the file', module.errors());
      for (const suite of module.children.allSuites()) collect(`${suite.fullName} (set-up)`, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') collect(test.fullName, errors);
        if (test.diagnostic()?.flaky)
          unsteady.push(`${module.relativeModuleId}: ${test.fullName}\n${errors.map(errorText).join('\n')}`);
      }
    }
    writeFileSync(process.env.TEST_RESULTS, JSON.stringify({ passed, failures, unsteady }));
  }
}

/** With the whole difference, which the message abbreviates. */
const errorText = ({ stack, message, diff }) => [stack ?? message, diff].filter(Boolean).join('\n');
