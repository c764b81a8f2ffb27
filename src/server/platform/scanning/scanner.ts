/** What a virus scan said. `unavailable` means: ask again later. */
export type ScanResult =
  | { verdict: 'clean' }
  | { verdict: 'infected'; name: string }
  | { verdict: 'unavailable'; reason: string };

export interface Scanner {
  scan(source: AsyncIterable<Uint8Array>): Promise<ScanResult>;
}
