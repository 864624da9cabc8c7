import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeOnce } from "../../support/make-once.ts";
import { root } from "../../support/run.ts";
import { hostedGround, oldDefaults } from "./hosted-ground.ts";
import { migrate, migrations } from "./migrations.ts";
import { makePglite } from "./pglite.ts";
import { dropTemplates, postgresBinaries } from "./postgres-cluster.ts";
import { openPostgres } from "./postgres.ts";

const folder = join(root, ".cache/ready-clusters");

function sumOfClusters(): string {
  const sum = createHash("sha256").update(hostedGround + oldDefaults + dropTemplates.join());
  for (const { name, sql } of migrations()) sum.update(name).update(sql);
  return sum
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
    .slice(0, 20);
}

const place = () => {
  const mine = join(folder, sumOfClusters());
  return { pglite: join(mine, "pglite.tar"), postgres: join(mine, "postgres") };
};

export async function setup(): Promise<void> {
  await makeOnce(folder, sumOfClusters(), async (making) => {
    mkdirSync(making);
    writeFileSync(join(making, "pglite.tar"), Buffer.from(await (await makePglite()).arrayBuffer()));
    const bin = postgresBinaries();
    if (bin === null) return;
    const database = await openPostgres(bin);
    await migrate(database);
    await database.leave(join(making, "postgres"));
  });
}

export const readyPglite = (): Blob => new Blob([readFileSync(place().pglite)]);
export const readyPostgres = (): string => place().postgres;
