import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../local/settings.ts";
import { quoted } from "./secrets-file.ts";
import { readDeploySettings } from "./settings.ts";

const complete = {
  VITE_SITE_URL: "https://shop.example/",
  VITE_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
  VITE_SUPABASE_KEY: "sb_publishable_1",
  SUPABASE_ACCESS_TOKEN: "sbp_1",
  AUTH_SMTP_HOST: "smtp.example",
  AUTH_SMTP_USER: "letters",
  AUTH_SMTP_PASSWORD: "secret",
  FUNCTION_SECRET: "secret",
  VOUCHER_KEYS: "1:MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v_VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g",
  OPERATOR_EMAIL: "operator@example.com",
  MAIL_FROM_ADDRESS: "hello@example.com",
  MAIL_FROM_NAME: "Journey",
  MAIL_TRANSPORT: "http",
  MAIL_API_KEY: "re_1",
};
const problems = (changed: Record<string, string>) => {
  const read = readDeploySettings({ ...complete, ...changed });
  return read.ok ? [] : read.problems;
};
const contract = { OCTO_SHOP_ID: "7", OCTO_SECRET: "secret", OCTO_UNIQUE_KEY: "unique" };
const tokenOf = (role: string) => `h.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.s`;

describe("The settings of deploying", () => {
  it("are enough without a provider's contract, and give the functions the shop's address", () => {
    const read = readDeploySettings(complete);
    expect(read).toMatchObject({
      ok: true,
      settings: { projectId: "abcdefghijklmnopqrst", siteUrl: "https://shop.example" },
    });
    expect(read.ok && read.settings.secrets).toMatchObject({ SITE_URL: "https://shop.example", MAIL_API_KEY: "re_1" });
  });

  it("are never complete in .env.example: each required one without a default is named", () => {
    const read = readDeploySettings(parseEnv(readFileSync(join(projectFolder, ".env.example"), "utf8")));
    const named = read.ok ? [] : read.problems;
    for (const name of ["VITE_SITE_URL", "VITE_SUPABASE_URL", "VITE_SUPABASE_KEY", "FUNCTION_SECRET"]) {
      expect(named).toContain(`${name} is not set.`);
    }
  });

  it.each([
    [{ VITE_SITE_URL: "https://me.github.io/shop" }, "VITE_SITE_URL"],
    [{ VITE_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co/rest/v1" }, "VITE_SUPABASE_URL"],
    [{ VITE_SUPABASE_KEY: "sb_secret_1" }, "VITE_SUPABASE_KEY"],
    [{ VITE_SUPABASE_KEY: tokenOf("service_role") }, "VITE_SUPABASE_KEY"],
    [{ MAIL_TRANSPORT: "smtp", SMTP_HOST: "smtp.example", SMTP_PORT: "587" }, "SMTP_PORT"],
    [{ MAIL_TRANSPORT: "pigeon" }, "MAIL_TRANSPORT"],
    [{ VOUCHER_KEYS: "a long secret" }, "VOUCHER_KEYS"],
    [{ VAPID_PUBLIC_KEY: "BOPl" }, "VAPID_PRIVATE_KEY"],
    [{ VAPID_PUBLIC_KEY: "BOPl", VAPID_PRIVATE_KEY: "x" }, "npm run push-key"],
    [{ OPERATOR_EMAIL: "me@shop.example, you@shop.example" }, "OPERATOR_EMAIL"],
    [{ OCTO_SHOP_ID: "7" }, "OCTO_SECRET"],
    [{ ...contract, OCTO_SIGNATURE: "D" }, "OCTO_SIGNATURE"],
    [{ MAIL_API_KEY: "a'b`c\"d" }, "MAIL_API_KEY"],
  ])("name what is wrong in %j", (changed, name) => {
    expect(problems(changed).join("\n")).toContain(name);
  });

  it("need a database but neither a project nor Auth's mail server for a self-hosted Supabase", () => {
    const {
      SUPABASE_ACCESS_TOKEN: _,
      AUTH_SMTP_HOST: __,
      AUTH_SMTP_USER: ___,
      AUTH_SMTP_PASSWORD: ____,
      ...some
    } = complete;
    const own = { ...some, VITE_SUPABASE_URL: "https://backend.example", SUPABASE_SERVICE_ROLE_KEY: "key" };
    const smtp = { MAIL_TRANSPORT: "smtp", SMTP_HOST: "smtp.example", SMTP_PORT: "587" };
    expect(readDeploySettings(own)).toEqual({ ok: false, problems: ["SUPABASE_DB_URL is not set."] });
    const read = readDeploySettings({ ...own, ...smtp, SUPABASE_DB_URL: "postgresql://db" });
    expect(read).toMatchObject({ ok: true, settings: { selfHostedKey: "key" } });
  });

  it("accept a whole contract, and an older project's anon key", () => {
    expect(problems({ ...contract, VITE_SUPABASE_KEY: tokenOf("anon") })).toEqual([]);
    expect(problems({ OCTO_SHOP_ID: "7", OCTO_SECRET: "secret", OCTO_SIGNATURE: "off" })).toEqual([]);
  });
});

describe("A secret in the CLI's file", () => {
  it.each(["plain", 'two "words" # $HOME', "it's", "back\\slash \\n", "a'b`c"])(
    "is read back as it was: %s",
    (value) => {
      expect(parseEnv(`NAME=${quoted(value)}\n`)).toEqual({ NAME: value });
    },
  );
});
