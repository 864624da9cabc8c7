import { parseArgs } from "node:util";
import { backendChecks } from "./doctor/backend-checks.ts";
import { examine } from "./doctor/examine.ts";
import { mailChecks } from "./doctor/mail-checks.ts";
import { findShop } from "./doctor/shop.ts";
import { siteChecks } from "./doctor/site-checks.ts";

function readArgs(args: readonly string[]) {
  try {
    const options = { mail: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { site: positionals[0], address: values.mail };
  } catch {
    return { site: undefined };
  }
}

async function doctor(args: readonly string[]): Promise<number> {
  const { site, address } = readArgs(args);
  if (site === undefined) {
    console.error("Say which shop: npm run doctor -- https://my.shop [--mail me@example.com]");
    return 2;
  }
  const found = await findShop(site);
  if (!found.ok) {
    console.log(`WRONG  ${found.why}`);
    return 1;
  }
  const checks = [...siteChecks, ...backendChecks, ...(address === undefined ? [] : mailChecks(address))];
  const complaints = await examine(found.shop, checks);
  console.log(complaints === 0 ? "\nThe shop is well." : `\n${complaints} of ${checks.length} are wrong.`);
  return complaints === 0 ? 0 : 1;
}

process.exit(await doctor(process.argv.slice(2)));
