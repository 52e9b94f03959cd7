// `npm run …`: installs what is missing and prints the path of the Node that must run the command, because the current
// one may be too old for TypeScript. `--tools` also installs what tests, benchmarks and browser scripts need, which
// `npm start` omits.
import { installIfChanged } from './install.mjs';
import { pinnedNode } from './node.mjs';

installIfChanged({ withTools: process.argv.includes('--tools') });
console.log(pinnedNode());
