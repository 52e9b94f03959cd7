declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}

/** Path of the folder with the drawings' files (scripts/drawings/vite-plugin.ts). */
declare const __DRAWINGS__: string;
