declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}

/** Path of the folder with the drawings' files (scripts/drawings/vite-plugin.ts). */
declare const __DRAWINGS__: string;

/** Trusted Types (W3C), which TypeScript's DOM library does not declare yet. */
interface Window {
  trustedTypes?: {
    createPolicy: <Rules extends Record<string, (text: string) => string>>(name: string, rules: Rules) => Rules;
  };
}
