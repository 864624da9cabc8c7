import { join } from "node:path";
import { projectFolder } from "../local/settings.ts";
import { askHealth } from "./doctor/backend-checks.ts";
import { type Backend, whyUnreachable } from "./doctor/shop.ts";
import { migrationFiles } from "./releases.ts";

type Standing = { version: string; migration?: string | null | undefined };

export type DeployChanges = { ok: true; words: string } | { ok: false; why: string };

const numbers = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number);

function isNewer(one: string, other: string): boolean {
  const [left, right] = [numbers(one), numbers(other)];
  const at = left.findIndex((part, place) => part !== right[place]);
  return at !== -1 && (left[at] ?? 0) > (right[at] ?? 0);
}

export function changesFrom(standing: Standing | null, version: string, migrations: readonly string[]): DeployChanges {
  if (standing === null)
    return { ok: true, words: `A new shop of version ${version}: ${migrations.length} migrations.` };
  if (isNewer(standing.version, version))
    return {
      ok: false,
      why: `The shop is of version ${standing.version}, this checkout is ${version}. Going back is not possible.`,
    };
  const newest = standing.migration ?? "";
  if (newest !== "" && !migrations.some((name) => name.startsWith(newest)))
    return {
      ok: false,
      why: `The database has migration ${newest}, which this checkout does not know. Check out the shop's version or a later one.`,
    };
  const pending = migrations.filter((name) => (name.split("_")[0] ?? "") > newest);
  const list = pending.length === 0 ? "no new migration" : pending.map((name) => `\n  ${name}`).join("");
  return { ok: true, words: `From version ${standing.version} to ${version}: ${list}` };
}

export async function lookAtChanges(backend: Backend, version: string): Promise<DeployChanges> {
  const health = await askHealth(backend).catch(whyUnreachable);
  if (typeof health === "string") return { ok: false, why: `${backend.backend} does not answer: ${health}.` };
  if (health.ok || health.status === 404)
    return changesFrom(health.ok ? health : null, version, migrationFiles(join(projectFolder, "supabase")));
  // A shop whose functions broke must still be mended; the CLI refuses a database with unknown migrations.
  return { ok: true, words: `The shop does not report its version: health answers ${health.status}.` };
}
