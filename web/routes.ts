import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages } from '#contract/site/languages.ts';
import {
  hasSharedPath,
  linkPages,
  pageIds,
  pages,
  staffLeadRoute,
  staffPaths,
  whitePaperRoutes,
} from '#contract/site/pages.ts';

// One module under one route id for each of its paths, made from contract/site/pages.ts.
const publicRoutes: RouteConfigEntry[] = pageIds.flatMap((page) => {
  const file = `pages/${page}/page.tsx`;
  if (page === 'home') return [index(file, { id: 'home' })];
  if (hasSharedPath(page)) return [route(pages[page].de, file, { id: page })];
  return languages.map((language) => route(pages[page][language], file, { id: `${page}.${language}` }));
});

export default [
  ...publicRoutes,
  route(linkPages.newsletter, 'pages/newsletter/page.tsx', { id: 'newsletter' }),
  ...languages.map((language) =>
    route(whitePaperRoutes[language], 'pages/white-paper/page.tsx', { id: `white-paper.${language}` }),
  ),
  route(linkPages.booking, 'pages/booking-link/page.tsx', { id: 'booking-link' }),
  route(linkPages.paper, 'pages/paper-link/page.tsx', { id: 'paper-link' }),
  route(staffPaths.login, 'staff/login/page.tsx', { id: 'admin-login' }),
  route(staffPaths.dashboard, 'staff/dashboard/page.tsx', { id: 'admin-dashboard' }, [
    route(staffLeadRoute, 'staff/dashboard/lead.tsx', { id: 'admin-lead' }),
  ]),
  // Without it every unknown address would log a stack.
  route('*', 'pages/not-found/page.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
