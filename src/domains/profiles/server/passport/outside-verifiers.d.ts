declare module '@digitalbazaar/vc' {
  import type { DocumentLoader } from 'jsonld';
  /** Throws where the credential is not as the data model wants it at this moment. */
  export function _checkCredential(options: { credential: object; now: Date }): void;
  /** Knows the published contexts without asking for them. */
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
    /** With `safe`, a term that no context defines is an error and not left out. */
    expand(document: object, options: { documentLoader: DocumentLoader; safe: boolean }): Promise<object[]>;
  };
  export default jsonld;
}
