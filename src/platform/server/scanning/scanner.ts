/** The result of a virus scan. `unavailable` means: try again later. */
export type ScanResult =
  | { verdict: 'clean' }
  | { verdict: 'infected'; name: string }
  | { verdict: 'unavailable'; reason: string };

/** Whether a scanner is available, and which version. */
export type ScannerState = { version: string } | { reason: string };

export interface Scanner {
  /** Checks the scanner within seconds, without a file. */
  probe(): Promise<ScannerState>;
  scan(source: AsyncIterable<Uint8Array>): Promise<ScanResult>;
}
