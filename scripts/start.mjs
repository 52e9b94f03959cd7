// `npm start`: installs what is missing, builds what has changed, then serves (which migrates first).
// Plain JavaScript that Node 20 runs; everything after it runs on the Node pinned in package.json.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfChanged } from './lib/build.mjs';
import { installIfChanged } from './lib/install.mjs';
import { pinnedNode } from './lib/node.mjs';
import { root } from './lib/root.mjs';
import { serverFlags } from './lib/server-flags.mjs';

installIfChanged();
const node = pinnedNode();
buildIfChanged(node);

const server = spawn(node, [...serverFlags, join(root, 'build/main.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
