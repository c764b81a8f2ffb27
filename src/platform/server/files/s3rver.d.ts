declare module 's3rver' {
  /** The package ships no types; these are the parts that the tests use. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    readonly httpServer: import('node:http').Server;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
