/** The parts of package-lock.json (version 3) that a bill of materials needs. */
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
 * Build-only dependencies that leave nothing of theirs in the build. Other build-only dependencies do: fonts of PDFs
 * and pictures, Tailwind's base styles.
 */
export const builders = ['@react-router/dev', '@resvg/resvg-js', '@tailwindcss/vite', 'postcss', 'vite'];

const folder = 'node_modules/';

/**
 * The bill of materials of the built site (CycloneDX 1.6): everything that runs on the server or is part of what
 * browsers load, with version, licence and SHA-512 from the lockfile, and its dependencies. The same lockfile results
 * in the same bill: it contains no timestamp, no serial number and no registry URL.
 * @param builders build-only dependencies that leave nothing of theirs in the build
 */
export function billOfMaterials({ name, version, packages }: Lock, builders: readonly string[]) {
  const neededBy = (path: string) => {
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    const shippedNames = path === '' ? names.filter((one) => !builders.includes(one)) : names;
    return shippedNames.map((one) => placeOf(one, path, packages)).filter((place) => place !== null);
  };
  const shipped = new Set(['']);
  // A Set's iteration includes elements added on the way.
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

/** Resolves a dependency like Node: in the package's own folder, or in one above. */
function placeOf(name: string, from: string, packages: Lock['packages']): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${folder}`)))) {
    const place = `${at && `${at}/`}${folder}${name}`;
    if (packages[place]) return place;
    if (at === '') return null;
  }
}
