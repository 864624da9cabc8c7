import { beforeEach, describe, expect, it, vi } from "vitest";
import { aProvider } from "./payment.fixture.ts";
import { openProviders } from "./providers.ts";

const missing = () => {
  throw new Error("The environment variable OCTO_SHOP_ID is missing.");
};
const warned = vi.fn<(text: string) => void>();

beforeEach(() => {
  warned.mockClear();
  vi.spyOn(console, "warn").mockImplementation(warned);
});

describe("payment providers", () => {
  it("open new payments with the chosen one, and check old ones with the one that opened them", () => {
    const providers = openProviders("newpay", {
      octo: () => aProvider({ id: "octo" }),
      newpay: () => aProvider({ id: "newpay" }),
    });
    expect(providers.current?.id).toBe("newpay");
    expect(providers.of("octo").id).toBe("octo");
    expect(providers.all.map(({ id }) => id)).toEqual(["octo", "newpay"]);
  });

  it("leave the shop working without a contract, and name what is missing", () => {
    const providers = openProviders("octo", { octo: missing });
    expect([providers.current, providers.all]).toEqual([null, []]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining("OCTO_SHOP_ID"));
    expect(() => providers.of("octo")).toThrow(expect.objectContaining({ kind: "misconfigured" }));
  });
});
