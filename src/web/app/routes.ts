import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen of the product by area. Guards are layouts: what stands below one is seen only by whom it lets through. */

const publicPages = [index('../pages/landing.tsx')];

const identityPages: RouteConfig = [];

const candidatePages: RouteConfig = [];

const employerPages: RouteConfig = [];

const adminPages: RouteConfig = [];

export default [
  ...publicPages,
  ...identityPages,
  ...candidatePages,
  ...employerPages,
  ...adminPages,
  route('*', '../pages/not-found.tsx'),
] satisfies RouteConfig;
