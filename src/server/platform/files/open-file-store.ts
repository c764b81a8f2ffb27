import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";
import { createFileStore, type FileStore } from "./file-store.ts";
import { createKeyring } from "./keyring.ts";

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface FileStoreSettings {
  secretKey: string;
  previousSecretKey?: string | undefined;
  dataDir: string;
  /** Files live in `dataDir`/files without it. */
  s3?: S3Settings | undefined;
}

export function openFileStore(settings: FileStoreSettings): FileStore {
  const { s3, dataDir, secretKey, previousSecretKey } = settings;
  const driver = s3
    ? new S3Driver({
        endpoint: s3.endpoint,
        region: s3.region,
        bucket: s3.bucket,
        credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
        forcePathStyle: true,
        visibility: "private",
        // Most S3 look-alikes know neither ACLs nor the newer trailing checksums; GCM authenticates every chunk.
        supportsACL: false,
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
      })
    : new FSDriver({ location: join(dataDir, "files"), visibility: "private" });
  return createFileStore(new Disk(driver), createKeyring(secretKey, previousSecretKey));
}
