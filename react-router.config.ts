import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
  // All routes are in the first manifest: no discovery calls while the visitor navigates.
  routeDiscovery: { mode: 'initial' },
  // A page's loader is a line: not worth a file and a request of its own.
  splitRouteModules: false,
} satisfies Config;
