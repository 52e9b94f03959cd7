declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}

/** Path of the folder with the drawings' files (scripts/drawings/vite-plugin.ts). */
declare const __DRAWINGS__: string;

/** Trusted Types, which the compiler's library does not know yet (W3C, Trusted Types). */
interface Window {
  trustedTypes?: {
    createPolicy: <Rules extends Record<string, (text: string) => string>>(name: string, rules: Rules) => Rules;
  };
}
