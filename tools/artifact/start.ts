import { fileURLToPath } from 'node:url';
import { serveProduct } from '../lib/start/serve-product.ts';

// The bundler keeps this file's place, two folders below the artifact's root.
const root = new URL('../../', import.meta.url);
const inRoot = (path: string) => fileURLToPath(new URL(path, root));

/** The artifact's `npm start`: serves what was built beside it. */
await serveProduct({ site: () => ({ siteRoot: inRoot('client'), pagesBundle: inRoot('server-pages/index.js') }) });
