import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { App } from "@supabase/lite";

type Adapter = NonNullable<App["_storageAdapter"]>;
type Metadata = Awaited<ReturnType<Adapter["headObject"]>>;
type ObjectMetadata = { mimetype: string; cacheControl: string };

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

export const objectFiles = (folder: string): Adapter => {
  const place = (bucket: string, key: string, version?: string) => {
    const name = createHash("sha256")
      .update(`${bucket}/${key}/${version ?? ""}`)
      .digest("hex");
    return join(folder, bucket, name.slice(0, 2), name);
  };

  const headObject = async (bucket: string, key: string): Promise<Metadata> => {
    const path = place(bucket, key);
    const [{ size, mtime }, metadataText] = await Promise.all([stat(path), readFile(`${path}.json`, "utf8")]);
    const { mimetype, cacheControl }: ObjectMetadata = JSON.parse(metadataText);
    const eTag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
    return { cacheControl, contentLength: size, size, mimetype, lastModified: mtime, eTag, httpStatusCode: 200 };
  };

  const getObject: Adapter["getObject"] = async (bucket, key) => {
    const metadata = await headObject(bucket, key);
    const bytes = await readFile(place(bucket, key));
    return { metadata, httpStatusCode: 200, body: new Blob([new Uint8Array(bytes)]).stream() };
  };

  const uploadObject: Adapter["uploadObject"] = async (bucket, key, _version, body, mimetype, cacheControl) => {
    const path = place(bucket, key);
    await writeDurably(
      `${path}.json`,
      Buffer.from(JSON.stringify({ mimetype, cacheControl } satisfies ObjectMetadata)),
    );
    await writeDurably(path, await bytesOf(body));
    return headObject(bucket, key);
  };

  const deleteObject: Adapter["deleteObject"] = async (bucket, key) => {
    const path = place(bucket, key);
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
    copyObject: async (bucket, key, _version, toBucket, toKey, toVersion) => {
      const { body, metadata } = await getObject(bucket, key, undefined);
      return uploadObject(toBucket, toKey, toVersion, body as ReadableStream, metadata.mimetype, metadata.cacheControl);
    },
    privateAssetUrl: async (bucket, key) => place(bucket, key),
  };
};
