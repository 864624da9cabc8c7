import { readFileSync } from "node:fs";
import { join } from "node:path";

export const runHousekeeping = async (url: string, stateDir: string): Promise<void> => {
  const secrets: { functionSecret: string } = JSON.parse(readFileSync(join(stateDir, "secrets.json"), "utf8"));
  const response = await fetch(`${url}/functions/v1/housekeeping`, {
    method: "POST",
    headers: { authorization: `Bearer ${secrets.functionSecret}` },
  });
  if (!response.ok) throw new Error(`housekeeping: ${response.status} ${await response.text()}`);
};
