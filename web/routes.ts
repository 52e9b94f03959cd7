import { type RouteConfig, route } from '@react-router/dev/routes';
import { staffLeadRoute, staffPaths } from '#contract/site/pages.ts';

// The staff area only; public pages are rendered by `document/`.
export default [
  route(staffPaths.login, 'staff/login/page.tsx', { id: 'admin-login' }),
  route(staffPaths.dashboard, 'staff/dashboard/page.tsx', { id: 'admin-dashboard' }, [
    route(staffLeadRoute, 'staff/dashboard/lead.tsx', { id: 'admin-lead' }),
  ]),
] satisfies RouteConfig;
