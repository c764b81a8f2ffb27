import { THEME_COLORS } from '#kernel/brand.ts';

/** The start of every page's head. */
export const DeviceMeta = () => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
  </>
);

/** Icons and the manifest of the installed app. */
export const BrandLinks = () => (
  <>
    <link rel="icon" href="/favicon-48.png" sizes="48x48" type="image/png" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);
