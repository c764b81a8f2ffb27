declare module '@digitalbazaar/vc' {
  import type { DocumentLoader } from 'jsonld';
  /** Throws when the credential violates the data model at this moment. */
  export function _checkCredential(options: { credential: object; now: Date }): void;
  /** Knows the published contexts without fetching them. */
  export const defaultDocumentLoader: DocumentLoader;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: {
    credential: object;
    documentLoader: (url: string) => Promise<{ document: object }>;
    verifyBitstringStatusListCredential: boolean;
  }): Promise<{ verified: boolean; results?: { status: boolean }[]; error?: Error }>;
}

declare module 'jsonld' {
  export type DocumentLoader = (url: string) => Promise<{ document: object }>;
  const jsonld: {
    /** With `safe`, an undefined term is an error instead of being dropped. */
    expand(document: object, options: { documentLoader: DocumentLoader; safe: boolean }): Promise<object[]>;
  };
  export default jsonld;
}
