// `npm start`: installs what is missing, builds what has changed, and prints the command that starts the server (which
// migrates first). The calling shell replaces itself with that process, so that nothing of this stays in memory. Plain
// JavaScript for Node 20; everything after it runs on the Node pinned in package.json.
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
  // The real folder instead of the link, which the next build will change.
  const given = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`);
  const command = ['env', ...given, node, ...serverFlags, join(realpathSync(join(root, 'build')), 'main.js')];
  console.log(command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' '));
}
