import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { codeState, codeFormSchema, EMPTY_CODE } from "./code-form.ts";

const spring = { ...EMPTY_CODE, code: "spring-10", off: "10" };
const saved = {
  code: "SPRING-10",
  percent: 10,
  amount_cents: null,
  valid_from: null,
  valid_until: null,
  item_ids: null,
  use_limit: null,
  once_per_email: true,
  archived: false,
};

describe("the state of a code today", () => {
  const code = { ...saved, id: "c1", uses: 0, revision: 1 };
  it.each([
    ["active", { valid_from: "2026-11-22", valid_until: "2026-11-22" }],
    ["over", { valid_until: "2026-11-21" }],
    ["upcoming", { valid_from: "2026-11-23" }],
    ["used_up", { use_limit: 2, uses: 2 }],
    ["archived", { archived: true, valid_until: "2026-11-21" }],
  ])("%s", (state, but) => expect(codeState({ ...code, ...but }, "2026-11-22")).toBe(state));
});

describe("the code form", () => {
  it.each([
    [{ code: "abc" }, "code"],
    [{ code: "with blank" }, "code"],
    [{ off: "" }, "off"],
    [{ off: "101" }, "off"],
    [{ off: "12.5" }, "off"],
    [{ kind: "amount", off: "0" }, "off"],
    [{ kind: "amount", off: "50000.01" }, "off"],
    [{ use_limit: "0" }, "use_limit"],
    [{ use_limit: "many" }, "use_limit"],
    [{ valid_from: "2027-05-02", valid_until: "2027-05-01" }, "valid_until"],
  ])("answers %j with %s", (changes, field) => {
    const { issues } = v.safeParse(codeFormSchema, { ...spring, ...changes });
    expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual([field]);
  });
});
