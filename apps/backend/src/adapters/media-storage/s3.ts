import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import { StorageUnavailable, type MediaStorage } from "../../ports/media-storage.ts";

/** An S3-compatible store. Credentials come from the usual `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Endpoint of a provider other than AWS; null for AWS. */
  endpoint: string | null;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  pathStyle: boolean;
}

/** Size of one part of a multipart upload, in bytes: the minimum that S3 accepts, and all of a file that is held in memory. */
const PART_BYTES = 5 * 1024 * 1024;
/** Concurrent uploads; each holds one part in memory. */
const WRITES_AT_A_TIME = 4;

/** Timeouts in ms, since the SDK has none: for a connection, and for a response from the request's begin, its part of 5 MB included. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 12_000 };
/** Both attempts end before the storefront gives up on an upload, after 30 seconds. */
const ATTEMPTS = 2;

/** Stores files in an S3-compatible store. The SDK is loaded on first use, so that a shop with a folder does not load it. */
export function s3Storage(
  { bucket, region, endpoint, pathStyle }: S3Settings,
  timeouts = TIMEOUTS,
): MediaStorage {
  let client: Promise<S3Client> | null = null;
  // The queue needs no limit here: uploads are limited before they get this far.
  const limited = concurrencyLimit(WRITES_AT_A_TIME, { waiting: Infinity });
  const connected = () =>
    (client ??= import("@aws-sdk/client-s3").then(
      (sdk) =>
        new sdk.S3Client({
          region,
          forcePathStyle: pathStyle,
          maxAttempts: ATTEMPTS,
          ...(endpoint !== null && { endpoint }),
          requestHandler: { ...timeouts, throwOnRequestTimeout: true },
        }),
    ));

  return {
    async write(key, path, contentType) {
      const { Upload } = await import("@aws-sdk/lib-storage");
      const upload = new Upload({
        client: await connected(),
        params: { Bucket: bucket, Key: key, Body: createReadStream(path), ContentType: contentType },
        partSize: PART_BYTES,
        queueSize: 1,
      });
      await limited(() => upload.done().catch(asOutage));
    },
    async read(key, range) {
      const { GetObjectCommand, NoSuchKey } = await import("@aws-sdk/client-s3");
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await (
          await connected()
        ).send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
        return (Body as Readable | undefined) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        return asOutage(error);
      }
    },
    async remove(key) {
      const { DeleteObjectCommand } = await import("@aws-sdk/client-s3");
      await (await connected()).send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(asOutage);
    },
  };
}

/** Rethrows an error of the SDK: as `StorageUnavailable` if the store did not respond, or said that the fault or the overload is its own. */
function asOutage(error: unknown): never {
  const { httpStatusCode: status } = (error as Partial<S3ServiceException>).$metadata ?? {};
  const isOutage = status === undefined || status >= 500 || status === 429;
  throw isOutage ? new StorageUnavailable("The object storage is not available", { cause: error }) : error;
}
