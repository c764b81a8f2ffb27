/** What a virus scan said. `unavailable` means: ask again later. */
export type ScanResult =
  | { verdict: 'clean' }
  | { verdict: 'infected'; name: string }
  | { verdict: 'unavailable'; reason: string };

/** Whether a scanner is there, and which. */
export type ScannerState = { version: string } | { reason: string };

export interface Scanner {
  /** Asks it, within seconds, without giving it a file. */
  look(): Promise<ScannerState>;
  scan(source: AsyncIterable<Uint8Array>): Promise<ScanResult>;
}
