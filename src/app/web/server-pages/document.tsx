import type { ReactNode } from 'react';
import { BrandLinks, DeviceMeta } from '../head.tsx';
import { SHARE_PICTURE } from '#kernel/site-origin.ts';
import { THEME_SCRIPT } from '#platform/contract/theme-script.ts';
import { PageFooter, PageHeader } from './chrome.tsx';
import type { SiteFrame } from './site-frame.ts';

interface DocumentProps {
  site: SiteFrame;
  title: string;
  description: string;
  /** The page's canonical path. */
  path: string;
  isIndexed: boolean;
  /** The path of the next page of a list. */
  next?: string | undefined;
  /** JSON-LD for search engines. */
  structuredData?: object | undefined;
  children: ReactNode;
}

/** A whole page in the look of the prerendered ones. The theme script is its only script: nothing hydrates. */
export function Document({ site, title, description, path, isIndexed, next, structuredData, children }: DocumentProps) {
  const url = `${site.origin}${path}`;
  return (
    <html lang="en">
      <head>
        <DeviceMeta />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
        {next && <link rel="next" href={next} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Tallgrass" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={`${site.origin}${SHARE_PICTURE.path}`} />
        <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
        <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
        <meta property="og:image:alt" content={SHARE_PICTURE.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        <BrandLinks />
        <script>{THEME_SCRIPT}</script>
        {site.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {structuredData && <script type="application/ld+json">{inlineJson(structuredData)}</script>}
      </head>
      <body className="flex min-h-dvh flex-col bg-paper font-sans text-base text-ink antialiased">
        <PageHeader reader={site.reader} />
        <main id="main" className="mx-auto w-full max-w-6xl flex-1 px-5 py-6 sm:py-10 md:py-14">
          {children}
        </main>
        <PageFooter year={site.year} />
      </body>
    </html>
  );
}

/** JSON that cannot close the script element around it. */
const inlineJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');
