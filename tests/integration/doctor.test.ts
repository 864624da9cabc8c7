import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { backendChecks } from "../../supabase/deploy/doctor/backend-checks.ts";
import { examine } from "../../supabase/deploy/doctor/examine.ts";
import { findShop } from "../../supabase/deploy/doctor/shop.ts";
import { siteChecks } from "../../supabase/deploy/doctor/site-checks.ts";
import { type Answered, type Fault, startSickShop } from "../deploy/sick-shop.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { run } from "../support/run.ts";
import { startStack, type Stack } from "../support/stack.ts";

let stack: Stack;
let sick: Awaited<ReturnType<typeof startSickShop>>;

async function examined(site: string): Promise<{ complaints: number; output: string }> {
  const output: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => void output.push(line));
  try {
    const found = await findShop(site);
    if (!found.ok) return { complaints: 1, output: found.why };
    const complaints = await examine(found.shop, [...siteChecks, ...backendChecks]);
    return { complaints, output: output.join("\n") };
  } finally {
    log.mockRestore();
  }
}
const doctor = (...args: string[]) => run("node", ["supabase/deploy/doctor.ts", ...args], { quiet: true });

beforeAll(async () => {
  stack = await startStack({
    stateDir: copyReadyState(),
    twoOrigins: true,
    env: { HOUSEKEEPING_SECONDS: "5" },
  });
  sick = await startSickShop({ site: stack.url, backend: stack.backendUrl });
});
afterAll(async () => {
  await sick.stop();
  await stack.stop();
  rmSync(stack.stateDir, { recursive: true, force: true });
});

const home = (answer: Answered, other: Answered) => Object.assign(answer, other);
let homeAnswer: Answered | undefined;

const json = (answer: Answered, status: number, body: unknown) => {
  answer.status = status;
  answer.headers["content-type"] = "application/json";
  answer.body = Buffer.from(JSON.stringify(body));
};
const edit = (answer: Answered, change: (text: string) => string) => {
  answer.body = Buffer.from(change(answer.body.toString()));
};

const faults: Record<string, { plant: Fault; problems: RegExp }> = {
  "the gateway wants a token": {
    plant: (path, answer) => {
      if (path.startsWith("/functions/")) json(answer, 401, { code: "UNAUTHORIZED_NO_AUTH_HEADER" });
    },
    problems: /the gateway wants a token before create-payment.*verify_jwt/s,
  },
  "a function was forgotten": {
    plant: (path, answer) => {
      if (path.endsWith("/generate-pdf")) json(answer, 404, { code: "NOT_FOUND" });
    },
    problems: /generate-pdf is not there/,
  },
  "the scheduler does not come": {
    plant: (path, answer) => {
      if (path.endsWith("/health"))
        edit(answer, (text) => JSON.stringify({ ...JSON.parse(text), housekeeping_age_seconds: 4000 }));
    },
    problems: /Housekeeping comes each minute: it came last 4000 s ago/,
  },
  "the provider or a part of the round fails": {
    plant: (path, answer) => {
      if (path.endsWith("/health"))
        edit(answer, (text) => JSON.stringify({ ...JSON.parse(text), housekeeping_failed: ["provider"] }));
    },
    problems: /its last round failed at: provider/,
  },
  "letters about bookings are not set up": {
    plant: (path, answer) => {
      if (path.endsWith("/health")) edit(answer, (text) => JSON.stringify({ ...JSON.parse(text), mail: "not_set_up" }));
    },
    problems: /the functions cannot send mail.*MAIL_TRANSPORT/s,
  },
  "vouchers have no key": {
    plant: (path, answer) => {
      if (path.endsWith("/health"))
        edit(answer, (text) => JSON.stringify({ ...JSON.parse(text), vouchers: "not_set_up" }));
    },
    problems: /Vouchers are signed: the functions have no key.*npm run voucher-key/s,
  },
  "the database is away": {
    plant: (path, answer) => {
      if (path.endsWith("/health")) json(answer, 503, { code: "database_unavailable" });
    },
    problems: /The backend is well: health answers 503/,
  },
  "the functions know another site": {
    plant: (path, answer) => {
      if (path.startsWith("/functions/")) answer.headers["access-control-allow-origin"] = "https://other.example";
    },
    problems: /CORS.*https:\/\/other\.example.*SITE_URL/s,
  },
  "the key is of another project": {
    plant: (path, answer) => {
      if (path.startsWith("/rest/")) json(answer, 401, { message: "Invalid API key" });
    },
    problems: /catalogue_since answers 401.*VITE_SUPABASE_KEY/s,
  },
  "the catalogue is empty": {
    plant: (path, answer) => {
      if (path.startsWith("/rest/"))
        json(answer, 200, { revision: 0, destinations: [], tours: [], packages: [], deleted: [] });
    },
    problems: /there is no tour in it/,
  },
  "the pictures were not sent": {
    plant: (path, answer) => {
      if (path.startsWith("/storage/")) json(answer, 400, { error: "not_found" });
    },
    problems: /Pictures load: .* answers 400/,
  },
  "pictures come without CORS": {
    plant: (path, answer) => {
      if (path.startsWith("/storage/")) delete answer.headers["access-control-allow-origin"];
    },
    problems: /could not be kept for offline/,
  },
  "the host was not told the headers": {
    plant: (_path, { headers }) => {
      for (const name of ["content-security-policy", "strict-transport-security", "x-frame-options"])
        delete headers[name];
    },
    problems: /policy fits the page: there is none.*missing: strict-transport-security, x-frame-options/s,
  },
  "the policy is of another build": {
    plant: (path, { headers }) => {
      const policy = headers["content-security-policy"];
      if (path === "/" && policy)
        headers["content-security-policy"] = policy.replaceAll(/'sha256-[^']+'/g, "'sha256-AAAA='");
    },
    problems: /its sums are of another build/,
  },
  "unknown pages show the home page": {
    plant: (path, answer) => {
      if (path === "/") homeAnswer = { ...answer };
      if (/^\/(admin|auth|nowhere)/.test(path) && homeAnswer) home(answer, homeAnswer);
    },
    problems: /\/admin shows another page first/,
  },
  "a missing asset answers a page that may be kept": {
    plant: (path, answer) => {
      if (!path.startsWith("/assets/gone")) return;
      answer.status = 200;
      answer.headers["content-type"] = "text/html";
      answer.headers["cache-control"] = "max-age=31536000, immutable";
    },
    problems: /A missing asset is missing: it answers 200, text\/html/,
  },
  "the 404 of an asset may be kept": {
    plant: (path, answer) => {
      if (path.startsWith("/assets/gone")) answer.headers["cache-control"] = "public, max-age=31536000, immutable";
    },
    problems: /its 404 may be kept for 31536000 s/,
  },
  "the worker is kept for a day": {
    plant: (path, answer) => {
      if (path === "/sw.js") answer.headers["cache-control"] = "max-age=86400";
    },
    problems: /\/sw\.js may be kept for 86400 s/,
  },
  "pages are kept for ten minutes": {
    plant: (path, answer) => {
      if (path === "/about") answer.headers["cache-control"] = "max-age=600";
    },
    problems: /\/about may be kept for 600 s/,
  },
  "assets are not kept": {
    plant: (path, answer) => {
      if (path.startsWith("/assets/")) answer.headers["cache-control"] = "no-cache";
    },
    problems: /is fetched again at each visit/,
  },
  "the host changes the HTML": {
    plant: (path, answer) => {
      if (path === "/") edit(answer, (text) => `${text}<script src="/cdn-cgi/beacon.js"></script>`);
    },
    problems: /\/ is not what the build wrote/,
  },
  "the manifest is not there": {
    plant: (path, answer) => {
      if (path === "/manifest.webmanifest") Object.assign(answer, { status: 404, body: Buffer.from("") });
    },
    problems: /The manifest lets the app be installed: it answers 404/,
  },
  "a secret key was built in": {
    plant: (path, answer) => {
      if (path === "/site.json") edit(answer, (text) => text.replace("sb_publishable_", "sb_secret_"));
    },
    problems: /the site shows a secret key to everybody/,
  },
  "the site is of another version than the functions": {
    plant: (path, answer) => {
      if (path === "/site.json") edit(answer, (text) => text.replace(/"release": "[^"]+"/, '"release": "9.9.9"'));
    },
    problems: /Site, functions and database are of one version: the site is 9\.9\.9/,
  },
  "the database lacks a migration": {
    plant: (path, answer) => {
      if (path === "/site.json")
        edit(answer, (text) => text.replace(/"migration": "\d+"/, '"migration": "29990101000000"'));
    },
    problems: /the site was built for migration 29990101000000, the database has \d+/,
  },
  "it was built for another address": {
    plant: (path, answer) => {
      if (path === "/site.json")
        edit(answer, (text) => text.replace(/"site": "[^"]+"/, '"site": "https://old.example"'));
    },
    problems: /it was built for https:\/\/old\.example/,
  },
};

describe("npm run doctor", () => {
  it("finds nothing wrong in a healthy shop", async () => {
    await expect
      .poll(async () => (await examined(stack.url)).complaints, { timeout: 100_000, interval: 1_000 })
      .toBe(0);
    const { code, output } = await doctor(stack.url);
    expect(code, output).toBe(0);
    expect(output).not.toContain("WRONG");
  });

  it("finds the shop's own address in what search engines read", async () => {
    const read = async (path: string) => (await fetch(`${stack.url}${path}`)).text();
    expect(await read("/tours")).toContain(`rel="canonical" href="${stack.url}/tours"`);
    expect(await read("/sitemap.xml")).toContain(`<loc>${stack.url}/tours</loc>`);
    expect(await read("/robots.txt")).toContain(`Sitemap: ${stack.url}/sitemap.xml`);
  });

  it("reports the same through a host that changes nothing", async () => {
    sick.state.fault = () => {};
    const { code, output } = await doctor(sick.url);
    expect(code, output).toBe(0);
  });

  it.each(Object.entries(faults))("names what is wrong when %s", async (_name, { plant, problems }) => {
    sick.state.fault = plant;
    const { complaints, output } = await examined(sick.url);
    expect(output).toMatch(problems);
    expect(complaints).toBeGreaterThan(0);
  });

  it("advises a backup when the last one is old, without calling the shop wrong", async () => {
    sick.state.fault = (path, answer) => {
      if (path.endsWith("/health")) edit(answer, (text) => JSON.stringify({ ...JSON.parse(text), backup_age_days: 9 }));
    };
    const { complaints, output } = await examined(sick.url);
    expect(output).toContain("advice `npm run backup` was run in the last week: the last backup is 9 days old");
    expect(complaints).toBe(0);
  });

  it("advises a push key when the functions have none", async () => {
    sick.state.fault = (path, answer) => {
      if (path.endsWith("/health")) edit(answer, (text) => JSON.stringify({ ...JSON.parse(text), push: "not_set_up" }));
    };
    expect((await examined(sick.url)).output).toMatch(
      /advice Travelers can turn on notifications: .*npm run push-key/s,
    );
  });

  it("advises to invite an owner when there is none", async () => {
    sick.state.fault = (path, answer) => {
      if (path.endsWith("/health")) edit(answer, (text) => JSON.stringify({ ...JSON.parse(text), has_owner: false }));
    };
    expect((await examined(sick.url)).output).toMatch(/advice The desk has an owner: no one accepted.*--owner/s);
  });

  it("sends a mail each way when an address is given", async () => {
    const { output } = await doctor(stack.url, "--mail", "traveler@example.com");
    expect(output).toMatch(/well {3}A message from traveler@example\.com/);
    expect(output).toMatch(/well {3}Auth was asked/);
  });

  it.each([[[]], [["--mail"]], [["https://my.shop", "--mial=me@my.shop"]]])(
    "prints its usage after %j",
    async (args) => {
      const { code, output } = await doctor(...args);
      expect(code).toBe(2);
      expect(output).toContain("npm run doctor -- https://my.shop");
      expect(output).not.toContain("    at ");
    },
  );

  it("reports a site that is not the shop", async () => {
    const { code, output } = await doctor(`${stack.backendUrl}`);
    expect(code).toBe(1);
    expect(output).toContain("site.json");
  });
});
