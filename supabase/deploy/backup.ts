import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../local/settings.ts";
import { askPassphrase, downloadPicture, NotSetUp, openProject } from "./backup/project.ts";
import { writeBackup } from "./backup/write-backup.ts";

const today = new Date().toISOString().slice(0, 10);

async function backup(file = `shop-${today}.backup`): Promise<void> {
  const { settings, sql } = openProject();
  const passphrase = await askPassphrase();
  const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  // Omits what deploy derives from other settings, because it names this project.
  const secrets = Object.fromEntries(Object.entries(settings.secrets).filter(([name]) => process.env[name]));
  const picture = (path: string) => downloadPicture(settings, path);
  const made = await writeBackup({ sql, file, passphrase, version, secrets, picture });
  console.log(
    `${file}: written and read back. ${made.tables} tables with ${made.rows} rows, ${made.pictures} pictures, ` +
      `${Object.keys(secrets).length} secrets, ${Math.ceil(made.bytes / 1024)} KiB.`,
  );
  await sql.end();
}

backup(process.argv[2]).catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof NotSetUp ? error.message : `No backup was made. ${error.stack}`);
  process.exit(1);
});
