declare module 'heic-convert' {
  /** The package ships no types. */
  export default function convert(options: {
    buffer: Uint8Array;
    format: 'JPEG' | 'PNG';
    quality?: number;
  }): Promise<ArrayBuffer | Uint8Array>;
}
