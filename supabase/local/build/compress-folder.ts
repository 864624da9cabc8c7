import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;
const smallest = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const FULL = 11;
/** Takes a fiftieth of the time for an eighth more bytes. */
export const QUICK = 6;

export const compressFile = async (path: string, quality: number) => {
  const bytes = readFileSync(path);
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params: parameters }), zip(bytes, { level: 9 })]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
};

export const compressFolder = async (folder: string, { quick = false } = {}): Promise<void> => {
  const files = globSync("**/*", { cwd: folder })
    .map((name) => join(folder, name))
    .filter((path) => compressible.test(path) && statSync(path).isFile() && statSync(path).size >= smallest);
  const queue = [...files];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await compressFile(next, quick ? QUICK : FULL);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
};
