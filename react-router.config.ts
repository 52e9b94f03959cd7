import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All routes are in the first manifest: no discovery calls while the visitor navigates.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
