import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { BLADES, THEME_COLORS } from '#kernel/brand.ts';
import { THEME_SCRIPT } from '#kernel/theme-script.ts';
import { SHARE_PICTURE } from '#kernel/site-origin.ts';
import { NAV, words } from './words.ts';

export type Markup = ReturnType<typeof html>;

interface Frame {
  /** The built site's style sheets. */
  styles: readonly string[];
  year: number;
  title: string;
  description: string;
  /** The public origin, and the page's one path below it. */
  origin: string;
  path: string;
  isIndexed: boolean;
  structured?: object;
  main: Markup;
}

/** The theme's script alone may run. Structured data is a data block, which no policy has to allow. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`,
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft hover:bg-prairie-50 hover:text-ink';
export const BUTTON =
  'inline-flex min-h-11 items-center justify-center rounded-control px-5 py-2 text-center font-semibold no-underline transition-colors duration-150';
export const PRIMARY = 'bg-primary text-on-primary hover:bg-primary-strong';

/** A whole page in the look of the prerendered ones: the same style sheet, no script but the theme's, no hydration. */
export const frame = (page: Frame): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <meta name="description" content="${page.description}" />
        ${
          page.isIndexed
            ? html`<link rel="canonical" href="${page.origin}${page.path}" />`
            : html`<meta name="robots" content="noindex" />`
        }
        <meta name="theme-color" content="${THEME_COLORS.light}" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="${THEME_COLORS.dark}" media="(prefers-color-scheme: dark)" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Tallgrass" />
        <meta property="og:title" content="${page.title}" />
        <meta property="og:description" content="${page.description}" />
        <meta property="og:url" content="${page.origin}${page.path}" />
        <meta property="og:image" content="${page.origin}${SHARE_PICTURE.path}" />
        <meta property="og:image:width" content="${SHARE_PICTURE.width}" />
        <meta property="og:image:height" content="${SHARE_PICTURE.height}" />
        <meta property="og:image:alt" content="${SHARE_PICTURE.alt}" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon-48.png" sizes="48x48" type="image/png" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        ${themeScript} ${page.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${page.structured ? asData(page.structured) : ''}
      </head>
      <body class="flex min-h-dvh flex-col bg-paper font-sans text-base text-ink antialiased">
        <a
          href="#main"
          class="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:text-on-primary"
          >${words.skip}</a
        >
        <header class="border-b border-line bg-paper">
          <div class="mx-auto flex min-h-18 max-w-6xl items-center justify-between gap-3 px-5">
            <a href="/" aria-label="${words.home}" class="inline-flex min-h-11 items-center">${logo}</a>
            <nav aria-label="${words.nav}" class="hidden gap-1 md:flex print:hidden">
              ${NAV.map(([href, label]) => html`<a href="${href}" class="${LINK}">${label}</a>`)}
            </nav>
            <div class="flex gap-1 print:hidden">
              <a href="/candidate/signin" class="${LINK}">${words.signIn}</a>
              <a href="/candidate-signup" class="${BUTTON} ${PRIMARY} text-sm max-sm:hidden">${words.getStarted}</a>
            </div>
          </div>
        </header>
        <main id="main" class="mx-auto w-full max-w-6xl flex-1 px-5 py-10 md:py-14">${page.main}</main>
        <footer class="border-t border-line bg-surface print:hidden">
          <div class="mx-auto grid max-w-6xl gap-4 px-5 py-10">
            <p class="text-ink-soft">${words.footer.tagline}</p>
            <ul class="flex flex-wrap gap-x-6">
              ${words.footer.links.map(
                ([href, label]) =>
                  html`<li>
                    <a href="${href}" class="inline-flex min-h-11 items-center text-ink-soft hover:text-ink"
                      >${label}</a
                    >
                  </li>`,
              )}
            </ul>
            <p class="text-sm text-ink-soft">${words.footer.rights(page.year)}</p>
          </div>
        </footer>
      </body>
    </html>`;

/** Written out in one piece: a space more, and the policy would not know it. */
const themeScript = raw(`<script>${THEME_SCRIPT}</script>`);

/** As JSON that cannot end the element it stands in. */
const asData = (value: object) =>
  raw(`<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`);

/** The same mark as on the screens. */
const logo = html`<span class="inline-flex items-center gap-2.5 text-prairie-900"
  ><svg viewBox="0 0 32 32" aria-hidden="true" class="size-8 shrink-0">
    ${BLADES.map(({ path, fill }) => html`<path d="${path}" class="${fill}" />`)}</svg
  ><span class="font-display text-xl leading-none font-semibold tracking-tight">Tallgrass</span></span
>`;
