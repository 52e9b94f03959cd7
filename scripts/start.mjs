// `npm start`: installs what is missing, builds what has changed, and says on standard output how the server is
// started (it migrates first). The shell of the script becomes that process: nothing of this stays in memory.
// Plain JavaScript that Node 20 runs; everything after it runs on the Node pinned in package.json.
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './lib/build.mjs';
import { installIfChanged } from './lib/install.mjs';
import { pinnedNode } from './lib/node.mjs';
import { root } from './lib/root.mjs';
import { serverEnvironment, serverFlags } from './lib/server-flags.mjs';

installIfChanged();
const node = pinnedNode();
buildIfChanged(node);
if (process.argv[2] !== '--build') {
  // The folder itself, not the link to it: it stays this build's when the next one takes the link.
  const given = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`);
  const command = ['env', ...given, node, ...serverFlags, join(realpathSync(join(root, 'build')), 'main.js')];
  console.log(command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' '));
}
