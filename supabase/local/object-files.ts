import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { App } from "@supabase/lite";

type Adapter = NonNullable<App["_storageAdapter"]>;
type Metadata = Awaited<ReturnType<Adapter["headObject"]>>;
type Kept = { mimetype: string; cacheControl: string };

const bytesOf = async (body: Parameters<Adapter["uploadObject"]>[3]) =>
  body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());

const writeDurably = async (path: string, bytes: Uint8Array) => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(`${path}.new`, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
};

/** Keeps uploaded objects as files: an upload is answered only after its bytes are on the disk. */
export const objectFiles = (folder: string): Adapter => {
  const place = (bucket: string, key: string, version?: string) => {
    const name = createHash("sha256")
      .update(`${bucket}/${key}/${version ?? ""}`)
      .digest("hex");
    return join(folder, bucket, name.slice(0, 2), name);
  };

  const headObject = async (bucket: string, key: string, version?: string): Promise<Metadata> => {
    const path = place(bucket, key, version);
    const [{ size, mtime }, kept] = await Promise.all([stat(path), readFile(`${path}.json`, "utf8")]);
    const { mimetype, cacheControl }: Kept = JSON.parse(kept);
    const eTag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
    return { cacheControl, contentLength: size, size, mimetype, lastModified: mtime, eTag, httpStatusCode: 200 };
  };

  const getObject: Adapter["getObject"] = async (bucket, key, version) => {
    const metadata = await headObject(bucket, key, version);
    const body = await readFile(place(bucket, key, version));
    return { metadata, httpStatusCode: 200, body };
  };

  const uploadObject: Adapter["uploadObject"] = async (bucket, key, version, body, mimetype, cacheControl) => {
    const path = place(bucket, key, version);
    await writeDurably(`${path}.json`, Buffer.from(JSON.stringify({ mimetype, cacheControl } satisfies Kept)));
    await writeDurably(path, await bytesOf(body));
    return headObject(bucket, key, version);
  };

  const deleteObject: Adapter["deleteObject"] = async (bucket, key, version) => {
    const path = place(bucket, key, version);
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
  };

  return {
    driver: undefined,
    headObject,
    getObject,
    uploadObject,
    deleteObject,
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) await deleteObject(bucket, key, undefined);
    },
    copyObject: async (bucket, key, version, toBucket, toKey, toVersion) => {
      const { body, metadata } = await getObject(bucket, key, version);
      return uploadObject(toBucket, toKey, toVersion, body as Buffer, metadata.mimetype, metadata.cacheControl);
    },
    privateAssetUrl: async (bucket, key, version) => place(bucket, key, version),
  };
};
