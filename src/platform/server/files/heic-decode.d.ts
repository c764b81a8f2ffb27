declare module 'heic-decode' {
  /** The package ships no types. `data` is RGBA, four bytes a pixel. */
  export default function decode(options: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
