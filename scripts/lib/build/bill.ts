/** What of package-lock.json (version 3) a bill of materials needs. */
type LockedPackage = {
  version?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { name: string; version: string; packages: Readonly<Record<string, LockedPackage>> };

/**
 * Dependencies that make the build and leave nothing of theirs in it. The others that only build do: fonts of PDFs and
 * pictures, the rules that styles begin with.
 */
export const builders = ['@react-router/dev', '@resvg/resvg-js', '@tailwindcss/vite', 'htmlparser2', 'postcss', 'vite'];

const folder = 'node_modules/';

/**
 * The bill of materials of the built site (CycloneDX 1.6): what runs on the server or is part of what browsers
 * load, with version, licence and SHA-512 as the lockfile has them, and what needs what. The same lockfile makes
 * the same bill: no time and no number of its own is in it, nor the registry that a build came from.
 * @param builders dependencies that make the build and leave nothing of theirs in it
 */
export function billOfMaterials({ name, version, packages }: Lock, builders: readonly string[]) {
  const neededBy = (path: string) => {
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    const shippedNames = path === '' ? names.filter((one) => !builders.includes(one)) : names;
    return shippedNames.map((one) => placeOf(one, path, packages)).filter((place) => place !== null);
  };
  const shipped = new Set(['']);
  // What is added while it is walked through is walked through, too.
  for (const path of shipped) for (const place of neededBy(path)) shipped.add(place);
  const own = `pkg:npm/${name}@${version}`;
  const refOf = (path: string) => (path === '' ? own : componentOf(path, packages[path] ?? {})['bom-ref']);
  const paths = [...shipped].sort();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': own, name, version, purl: own },
    },
    components: paths.filter(Boolean).map((path) => componentOf(path, packages[path] ?? {})),
    dependencies: paths.map((path) => ({ ref: refOf(path), dependsOn: neededBy(path).map(refOf).sort() })),
  };
}

function componentOf(path: string, { version = '', integrity = '', license = '', optional }: LockedPackage) {
  const name = path.slice(path.lastIndexOf(folder) + folder.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, digest = ''] = integrity.split('-', 2);
  if (algorithm !== 'sha512' || !license) throw new Error(`${path} has no SHA-512 or no licence in the lockfile.`);
  return {
    type: name.includes('fonts') || (name.includes('mmdb') && !name.endsWith('lib')) ? 'data' : 'library',
    'bom-ref': path === folder + name ? purl : `${purl}#${path}`,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    licenses: [/ (AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } }],
    purl,
  };
}

/** Where a package finds one that it needs: beside itself, or in a folder above. */
function placeOf(name: string, from: string, packages: Lock['packages']): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${folder}`)))) {
    const place = `${at && `${at}/`}${folder}${name}`;
    if (packages[place]) return place;
    if (at === '') return null;
  }
}
