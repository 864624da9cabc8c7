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
  it("make new payments by the chosen one, and ask about old ones where they were made", () => {
    const providers = openProviders("newpay", {
      octo: () => aProvider({ id: "octo" }),
      newpay: () => aProvider({ id: "newpay" }),
    });
    expect(providers.current?.id).toBe("newpay");
    expect(providers.of("octo").id).toBe("octo");
    expect(providers.all.map(({ id }) => id)).toEqual(["octo", "newpay"]);
  });

  it("leave the shop standing without a contract, and say what is missing by name", () => {
    const providers = openProviders("octo", { octo: missing });
    expect([providers.current, providers.all]).toEqual([null, []]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining("OCTO_SHOP_ID"));
    expect(() => providers.of("octo")).toThrow(expect.objectContaining({ kind: "misconfigured" }));
  });
});
