import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '#tests/house/files.ts';
import { getBases } from './bases.ts';
import { type Box, user, variablesAt } from './box.ts';

const strings = v.array(v.string());
const configShape = v.object({
  Docker: v.object({
    config: v.object({
      User: v.string(),
      Env: strings,
      Cmd: strings,
      Healthcheck: v.object({ Test: strings }),
      Volumes: v.object({ '/data': v.object({}) }),
    }),
  }),
});
const specShape = v.looseObject({
  process: v.looseObject({ capabilities: v.record(v.string(), strings) }),
  linux: v.looseObject({ namespaces: v.array(v.looseObject({ type: v.string() })) }),
  mounts: v.array(v.looseObject({ type: v.string() })),
});

export const hasEngine = () => ['buildah', 'runc'].every((name) => !spawnSync(name, ['--version']).error);

/**
 * The image that buildah builds from the Dockerfile, run by runc as in the compose file: a read-only root, no
 * capabilities, no new privileges, a volume for /data. Requires root on Linux; it leaves nothing on the machine.
 */
export function boxByEngine(place: string, port: number): Box {
  const storage = ['--root', join(place, 'storage'), '--runroot', join(place, 'running')];
  const options = { cwd: root, env: { ...process.env, BUILDAH_ISOLATION: 'chroot' } };
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...storage, ...args], {
      ...options,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  const bases = getBases(
    buildah,
    (name) => spawnSync('buildah', [...storage, 'pull', name], options).status === 0,
    place,
  );
  const trusted = ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'];
  const built = performance.now();
  buildah(
    'build',
    '--pull-never',
    '--format',
    'docker',
    ...trusted,
    '--file',
    'deploy/Dockerfile',
    '--tag',
    'website',
    '.',
  );
  const seconds = Math.round((performance.now() - built) / 1000);

  const { config } = v.parse(configShape, JSON.parse(buildah('inspect', '--type', 'image', 'website'))).Docker;
  const mount = buildah('mount', buildah('from', '--pull-never', 'website'));
  const known = `${config.User}:x:${user.uid}:${user.gid}:`;
  if (!readFileSync(join(mount, 'etc/passwd'), 'utf8').includes(known))
    throw new Error(`The image has no user ${known}.`);
  const bundle = join(place, 'bundle');
  const data = join(place, 'data');
  for (const folder of [bundle, data]) mkdirSync(folder, { mode: 0o700 });
  chownSync(data, user.uid, user.gid);
  writeSpec(bundle, mount, data, config.Cmd, [...config.Env, ...variablesAt(port)]);
  const runc = ['runc', '--root', join(place, 'containers')];
  const bytes = (folder: string) => Number(execFileSync('du', ['-sbx', folder]).toString().split('\t')[0]);
  const whole = bytes(mount);
  const added = bytes(join(mount, 'usr/local/bin')) + bytes(join(mount, 'site'));
  const version = (name: string) => /[\d.]+/.exec(execFileSync(name, ['--version'], { encoding: 'utf8' }))?.[0];
  return {
    note: `Built by buildah ${version('buildah')} in ${seconds} s (${bases}), run by runc ${version('runc')} as ${config.User}.`,
    check: config.Healthcheck.Test.slice(1),
    start: [...runc, 'run', '--bundle', bundle, 'website'],
    beside: [...runc, 'exec', 'website'],
    data,
    size: { added, debian: whole - added },
    close: () => {
      spawnSync('runc', [...runc.slice(1), 'delete', '--force', 'website']);
      buildah('umount', '--all');
      buildah('rm', '--all');
    },
  };
}

/** runc's default spec, without a terminal and cgroups, which would need a machine with a complete systemd. */
function writeSpec(bundle: string, mount: string, data: string, args: string[], env: string[]): void {
  execFileSync('runc', ['spec', '--bundle', bundle]);
  const file = join(bundle, 'config.json');
  const spec = v.parse(specShape, JSON.parse(readFileSync(file, 'utf8')));
  const none = Object.keys(spec.process.capabilities).map((kind) => [kind, []] as const);
  const own = {
    process: { ...spec.process, terminal: false, user, args, env, cwd: '/', rlimits: [] },
    root: { path: mount, readonly: true },
    mounts: [
      ...spec.mounts.filter(({ type }) => type !== 'cgroup'),
      { destination: '/data', type: 'none', source: data, options: ['bind', 'rw'] },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: [] },
    ],
    // The drill connects from outside, so the container uses the host's network.
    linux: {
      ...spec.linux,
      resources: {},
      namespaces: spec.linux.namespaces.filter(({ type }) => type !== 'network' && type !== 'cgroup'),
    },
  };
  Object.assign(own.process, { capabilities: Object.fromEntries(none), noNewPrivileges: true });
  writeFileSync(file, JSON.stringify({ ...spec, ...own }));
}
