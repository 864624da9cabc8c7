import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { exitWith, NotSetUp, PictureFailed } from "./backup/failures.ts";
import { withProgress } from "./backup/progress.ts";
import { askPassphrase, openProject, pictureSender } from "./backup/project.ts";
import type { Contents } from "./backup/read-backup.ts";
import { restoreDatabase, restorePictures } from "./backup/restore-backup.ts";
import { secretsFile } from "./secrets-file.ts";
import type { DeploySettings } from "./settings.ts";

/** Vouchers from before the restore are refused until the keys that signed them are restored. */
function tellOtherSecrets(file: string, { secrets }: Contents, now: DeploySettings["secrets"]): void {
  const others = Object.entries(secrets).filter(([name, value]) => now[name] !== value);
  if (others.length === 0) return;
  writeFileSync(`${file}.env`, secretsFile(Object.fromEntries(others)), { mode: 0o600 });
  console.log(
    `Other settings than now: ${others.map(([name]) => name).join(", ")}. ${file}.env has the values of the backup: ` +
      "copy those that should hold into .env (VOUCHER_KEYS in any case), run `npm run deploy`, delete the file.",
  );
}

let outcome = "Nothing was restored.";

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { pictures: { type: "boolean" } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) throw new NotSetUp("Say which file: npm run restore -- shop-2026-11-25.backup");
  const { settings, sql, stallSeconds } = openProject();
  const passphrase = await askPassphrase();
  await withProgress(stallSeconds, async (progress) => {
    const sealed = { file, passphrase, progress };
    const send = await pictureSender(settings);
    if (values.pictures !== true) {
      const found = await restoreDatabase(sql, sealed);
      console.log(`Restored ${found.tables} tables with ${found.rows} rows, as they were at ${found.at}.`);
      tellOtherSecrets(file, found, settings.secrets);
    }
    await sql.end({ timeout: stallSeconds });
    outcome = `Pictures are missing; run \`npm run restore -- ${file} --pictures\` again.`;
    const { sent, failed } = await restorePictures(sealed, send);
    console.log(`${sent} pictures are in the bucket.`);
    if (failed.length > 0) throw new PictureFailed(["These are not in the bucket:", ...failed].join("\n  "));
  });
}

restore().catch((error: unknown) => exitWith(error, outcome));
