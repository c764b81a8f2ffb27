import type { MetaDescriptor } from 'react-router';

/** A page's title and description, in the one form that all pages use. */
export const pageMeta = (title: string, description?: string, extra: MetaDescriptor[] = []): MetaDescriptor[] => [
  { title: `${title} · Tallgrass` },
  ...(description ? [{ name: 'description', content: description }] : []),
  ...extra,
];
