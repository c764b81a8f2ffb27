import { serveProduct } from './lib/start/serve-product.ts';
import { buildSite } from './lib/site/site.ts';

await serveProduct({
  site: async () => ({ siteRoot: await buildSite() }),
  firstStart: async (env) => (await import('./lib/start/first-start.ts')).firstStart(env),
});
