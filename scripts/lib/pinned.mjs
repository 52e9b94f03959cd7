// `npm run …`: installs what is missing and says on standard output by which Node the command is to be run: what it is
// started with may be older and know no TypeScript. With `--tools` also what tests, measures and drives a browser,
// which `npm start` leaves out.
import { installIfChanged } from './install.mjs';
import { pinnedNode } from './node.mjs';

installIfChanged({ withTools: process.argv.includes('--tools') });
console.log(pinnedNode());
