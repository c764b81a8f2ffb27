declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Reader {
    Init(path: null, language: string, engine: number, config: null): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `input`; `exif` 1 is upright. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  }
  /** The package ships no types; these are the parts we use. */
  export default function load(): Promise<{
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => Reader;
  }>;
}
