import { moveDrill } from './move.ts';

// `npm run drill NAME`: what an operator hopes never to need, tried at size; the outcome goes into docs/drills.md.
const drills: Readonly<Record<string, () => Promise<void>>> = { move: moveDrill };

const [name = ''] = process.argv.slice(2);
const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
if (drill) await drill();
else {
  console.error(`Name a drill: npm run drill NAME, where NAME is one of ${Object.keys(drills).join(', ')}.`);
  process.exitCode = 1;
}
