import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, promises } from "node:stream";
import { promisify } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { BackupUnreadable } from "./failures.ts";

const MAGIC = "journey-backup 2\n";
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + PREFIX_BYTES;

const derive = promisify<string, Buffer, number, { N: number; maxmem: number }, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Buffer) => derive(passphrase, salt, 32, { N: 2 ** 16, maxmem: 2 ** 27 });

/**
 * The nonce contains each chunk's position and whether it is the last, so no chunk can be moved, dropped or cut off.
 */
function nonceOf(prefix: Buffer, at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(at, PREFIX_BYTES);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

async function* cut(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0);
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes]);
    for (; held.length > size; held = held.subarray(size)) yield { piece: held.subarray(0, size), isLast: false };
  }
  yield { piece: held, isLast: true };
}

export async function writeSealed(
  path: string,
  passphrase: string,
  lines: AsyncIterable<string | Buffer>,
): Promise<void> {
  const salt = randomBytes(SALT_BYTES);
  const prefix = randomBytes(PREFIX_BYTES);
  const key = await keyOf(passphrase, salt);
  const file = await open(path, "w", 0o600);
  try {
    await file.write(Buffer.concat([Buffer.from(MAGIC), salt, prefix]));
    let at = 0;
    await promises.pipeline(lines, createGzip(), async (zipped: AsyncIterable<Buffer>) => {
      for await (const { piece, isLast } of cut(zipped, CHUNK_BYTES)) {
        const cipher = createCipheriv("aes-256-gcm", key, nonceOf(prefix, at, isLast));
        await file.write(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
        at += 1;
      }
    });
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* decrypted(path: string, passphrase: string): AsyncGenerator<Buffer> {
  const file = await open(path).catch((error: Error) => {
    throw new BackupUnreadable(`The file cannot be opened: ${error.message}.`, { cause: error });
  });
  const header = Buffer.alloc(HEADER_BYTES);
  await file.read(header, 0, HEADER_BYTES, 0).finally(() => file.close());
  if (header.subarray(0, MAGIC.length).toString() !== MAGIC) throw new BackupUnreadable(`${path} is not a backup.`);
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const prefix = header.subarray(MAGIC.length + SALT_BYTES);
  const key = await keyOf(passphrase, salt);
  let at = 0;
  for await (const { piece, isLast } of cut(createReadStream(path, { start: HEADER_BYTES }), CHUNK_BYTES + TAG_BYTES)) {
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(prefix, at, isLast));
    try {
      decipher.setAuthTag(piece.subarray(-TAG_BYTES));
      yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch (error) {
      const why = at === 0 ? "The passphrase is wrong, or the file is damaged" : "The file is damaged or incomplete";
      throw new BackupUnreadable(`${why}: ${path}.`, { cause: error });
    }
    at += 1;
  }
}

export async function* readSealed(path: string, passphrase: string): AsyncGenerator<Buffer> {
  // Each error also ends the loop below, which throws it.
  const unzip = pipeline(decrypted(path, passphrase), createGunzip(), () => undefined);
  // A picture is one line of megabytes, so its pieces are joined only once, at its end.
  let pendingBytes: Buffer[] = [];
  for await (const bytes of unzip as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      yield Buffer.concat([...pendingBytes, bytes.subarray(start, end)]);
      pendingBytes = [];
      start = end + 1;
    }
    pendingBytes.push(bytes.subarray(start));
  }
}
