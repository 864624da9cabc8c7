import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { root } from "../../support/run.ts";

const { version }: { version: string } = JSON.parse(
  readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8"),
);
const folder = join(root, ".cache/pglite");
const file = join(folder, `${version}.tar`);

/** What initdb makes, the same for every database of this version: making it is most of what opening one takes. */
export async function emptyCluster(): Promise<Blob> {
  if (!existsSync(file)) {
    const fresh = await PGlite.create();
    const dump = await fresh.dumpDataDir("none");
    await fresh.close();
    mkdirSync(folder, { recursive: true });
    const mine = `${file}.${process.pid}`;
    writeFileSync(mine, Buffer.from(await dump.arrayBuffer()));
    renameSync(mine, file);
  }
  return new Blob([readFileSync(file)]);
}
