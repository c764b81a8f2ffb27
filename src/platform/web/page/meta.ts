import type { MetaDescriptor } from 'react-router';
import { ORIGIN_MARK, SHARE_PICTURE } from '#kernel/site-origin.ts';

/** A page's title and description. Screens behind the sign-in give only their title. */
export const pageMeta = (title: string, description?: string, extra: MetaDescriptor[] = []): MetaDescriptor[] => [
  { title: `${title} · Tallgrass` },
  { name: 'description', content: description ?? `${title}: healthcare hiring for Missouri and Kansas.` },
  ...extra,
];

/** The same for a public page, with its canonical URL and its preview in shared links. */
export function publicMeta(path: string, { title, description }: { title: string; description: string }) {
  const origin = typeof location === 'undefined' ? ORIGIN_MARK : location.origin;
  const { width, height, alt } = SHARE_PICTURE;
  const og = (property: string, content: string | number) => ({ property: `og:${property}`, content: String(content) });
  return pageMeta(title, description, [
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    og('type', 'website'),
    og('site_name', 'Tallgrass'),
    og('title', title),
    og('description', description),
    og('url', `${origin}${path}`),
    og('image', `${origin}${SHARE_PICTURE.path}`),
    og('image:width', width),
    og('image:height', height),
    og('image:alt', alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]);
}
