import { generateKeyPairSync, randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Stored, so that yesterday's build and session still work today. */
export type Secrets = {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  functionSecret: string;
  octoSecret: string;
  octoUniqueKey: string;
  voucherKeys: string;
  pushKey: { publicKey: string; privateKey: string };
};

const secret = (bytes = 24) => randomBytes(bytes).toString("base64url");

const newVoucherKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url");

const newPushKey = () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = [Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
};

const newSecrets = (): Secrets => ({
  publishableKey: `sb_publishable_${secret(16)}`,
  secretKey: `sb_secret_${secret(24)}`,
  jwtSecret: secret(40),
  functionSecret: secret(),
  octoSecret: secret(),
  octoUniqueKey: secret(),
  voucherKeys: `1:${newVoucherKey()}`,
  pushKey: newPushKey(),
});

/** Written aside and renamed, so a kill leaves the old or the new file, never half of one. */
export const writeWhole = (path: string, text: string) => {
  writeFileSync(`${path}.new`, text, { flush: true });
  renameSync(`${path}.new`, path);
};

export const openStateFolder = (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    writeFileSync(join(folder, ".writable"), "");
    rmSync(join(folder, ".writable"));
  } catch (error) {
    throw new Error(`The state folder ${folder} cannot be written to (${(error as Error).message}).`, { cause: error });
  }
};

export const loadSecrets = (folder: string): Secrets => {
  const path = join(folder, "secrets.json");
  const storedSecrets: Partial<Secrets> = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const secrets = { ...newSecrets(), ...storedSecrets };
  if (Object.keys(storedSecrets).length < Object.keys(secrets).length)
    writeWhole(path, JSON.stringify(secrets, null, 2));
  return secrets;
};
