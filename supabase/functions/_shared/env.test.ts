import { describe, expect, it } from "vitest";
import { platformEnv } from "./env.ts";

const given = (values: Record<string, string>) => ({ get: (name: string) => values[name] });
const place = { SUPABASE_URL: "https://shop.supabase.co", SITE_URL: "https://shop.example" };

describe("The project keys from the platform", () => {
  it("are read from today's named keys", () => {
    const today = {
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
    };
    const older = { SUPABASE_ANON_KEY: "ey.anon", SUPABASE_SERVICE_ROLE_KEY: "ey.service" };
    expect(platformEnv(given({ ...place, ...today, ...older }))).toMatchObject({
      publishableKey: "sb_publishable_1",
      secretKey: "sb_secret_1",
    });
  });

  it("are read from the two keys of an older project", () => {
    const older = { SUPABASE_ANON_KEY: "ey.anon", SUPABASE_SERVICE_ROLE_KEY: "ey.service" };
    expect(platformEnv(given({ ...place, ...older }))).toMatchObject({
      publishableKey: "ey.anon",
      secretKey: "ey.service",
    });
    const empty = { SUPABASE_PUBLISHABLE_KEYS: "{}", SUPABASE_SECRET_KEYS: "{}" };
    expect(platformEnv(given({ ...place, ...older, ...empty })).secretKey).toBe("ey.service");
  });

  it("are both named when neither is there", () => {
    expect(() => platformEnv(given({ ...place, SUPABASE_ANON_KEY: "ey.anon" }))).toThrow(
      /SUPABASE_SECRET_KEYS.*SUPABASE_SERVICE_ROLE_KEY/,
    );
  });
});
