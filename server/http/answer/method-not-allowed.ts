import type { Handler } from 'hono';
import type { Language } from '#contract/site/languages.ts';
import { answerLanguage, problem } from './problem.ts';

/** Answers 405 and names the methods that the address takes; mount it with `all` behind them. */
export function methodNotAllowed(allow: string, language?: Language): Handler {
  return (c) => problem('method-not-allowed', answerLanguage(c, language), { headers: { allow } });
}
