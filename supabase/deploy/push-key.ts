import { existsSync } from "node:fs";
import { join } from "node:path";
import { newVapidKey } from "../functions/_shared/news/vapid.ts";
import { projectFolder } from "../local/settings.ts";

const dotEnv = join(projectFolder, ".env");
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);

if (process.env["VAPID_PUBLIC_KEY"]) {
  console.warn("A key is set already. With another one every device that follows news must turn it on again.");
  process.exit(1);
}
const { publicKey, privateKey } = await newVapidKey();
console.warn("These lines belong into .env; then npm run deploy. Keep them like passwords.");
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
