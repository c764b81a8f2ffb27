import type { Feature } from '#server/platform/feature.ts';

/** Every feature of the product, in the order in which its routes are tried. */
export const FEATURES: readonly Feature[] = [];
