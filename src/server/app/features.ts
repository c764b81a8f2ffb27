import { candidatesFeature } from '#server/features/candidates/index.ts';
import { documentsFeature } from '#server/features/documents/index.ts';
import { identityFeature } from '#server/features/identity/index.ts';
import { operationsFeature } from '#server/features/operations/index.ts';
import type { Feature } from '#server/platform/feature.ts';

/** Every feature of the product, in the order in which its routes are tried. */
export const FEATURES: readonly Feature[] = [identityFeature, operationsFeature, candidatesFeature, documentsFeature];
