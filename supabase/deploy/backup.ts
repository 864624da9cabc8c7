import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../local/settings.ts";
import { exitWith } from "./backup/failures.ts";
import { withProgress } from "./backup/progress.ts";
import { askPassphrase, downloadPicture, openProject } from "./backup/project.ts";
import { noteBackup, writeBackup } from "./backup/write-backup.ts";

const today = new Date().toISOString().slice(0, 10);
let outcome = "No backup was made.";

async function backup(file = `shop-${today}.backup`): Promise<void> {
  const { settings, sql, stallSeconds } = openProject();
  const passphrase = await askPassphrase();
  const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  // Omits what deploy derives from other settings, because it names this project.
  const secrets = Object.fromEntries(Object.entries(settings.secrets).filter(([name]) => process.env[name]));
  const picture = (path: string) => downloadPicture(settings, path);
  await withProgress(stallSeconds, async (progress) => {
    const made = await writeBackup({ sql, file, passphrase, version, secrets, picture, progress });
    console.log(
      `${file}: written and read back. ${made.tables} tables with ${made.rows} rows, ${made.pictures} pictures, ` +
        `${Object.keys(secrets).length} secrets, ${Math.ceil(made.bytes / 1024)} KiB.`,
    );
    outcome = "The shop could not note the time of this backup.";
    await noteBackup(sql, version);
    await sql.end({ timeout: stallSeconds });
  });
}

// A signal ends the process without its exit handlers, which remove the unfinished file.
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));
backup(process.argv[2]).catch((error: unknown) => exitWith(error, outcome));
