import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs buildah on the drill's own storage. @returns its standard output */
type Buildah = (...args: string[]) => string;

const debian = 'docker.io/library/debian:bookworm-slim';
const node = 'docker.io/library/node:24-bookworm-slim';

/**
 * The base images of the Dockerfile: pulled from their registry or, if none is reachable, built here under the same
 * names with debootstrap and the running Node.
 * @returns where they are from
 */
export function getBases(buildah: Buildah, isPullable: (name: string) => boolean, place: string): string {
  if (isPullable(debian) && isPullable(node)) return 'bases pulled';
  if (spawnSync('debootstrap', ['--version']).error)
    throw new Error('No image registry is reachable: apt-get install -y debootstrap');
  const files = join(place, 'debian');
  console.log(`No image registry is reachable: ${debian} and ${node} are built here.`);
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', files], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('sh', ['-c', 'rm -rf "$0"/var/cache/apt/archives/*.deb "$0"/var/lib/apt/lists/*', files]);
  make(buildah, 'scratch', debian, (mount) => execFileSync('cp', ['-a', `${files}/.`, mount]));
  make(buildah, debian, node, (mount) => {
    copyFileSync(process.execPath, join(mount, 'usr/local/bin/node'));
    const npm = ['install', '--global', '--prefix', join(mount, 'usr/local'), 'npm@11', '--no-audit', '--no-fund'];
    execFileSync('npm', npm, { stdio: ['ignore', 'ignore', 'inherit'] });
  });
  return 'bases made by debootstrap, no registry being reachable';
}

function make(buildah: Buildah, from: string, name: string, fill: (mount: string) => void): void {
  const container = buildah('from', '--pull-never', from);
  fill(buildah('mount', container));
  buildah('umount', container);
  buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  // Behind a TLS-intercepting proxy, npm must trust the same certificates as this machine.
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  if (name === node && trusted) buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${trusted}`, container);
  buildah('commit', '--quiet', '--rm', container, name);
}
