import { existsSync } from "node:fs";
import { join } from "node:path";
import { newestVoucherKey, newVoucherKey } from "../functions/_shared/voucher/voucher-signer.ts";
import { projectFolder } from "../local/settings.ts";

const dotEnv = join(projectFolder, ".env");
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);

const existingKeys = process.env["VOUCHER_KEYS"];
const next = await newVoucherKey((newestVoucherKey(existingKeys)?.id ?? 0) + 1);
console.warn("This line belongs into .env in place of the one before; then npm run deploy. Keep it as a password.");
console.log(`VOUCHER_KEYS=${existingKeys ? `${existingKeys},` : ""}${next}`);
