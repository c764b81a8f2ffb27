import { firstStart } from './lib/first-start.ts';
import { serveProduct } from './lib/serve-product.ts';
import { buildSite } from './lib/site.ts';

await serveProduct({ site: async () => ({ siteRoot: await buildSite() }), firstStart });
