import { describe, expect, it } from "vitest";
import { tooExpensive } from "./rest-bounds.ts";

const ask = (query: string, path = "/rest/v1/tours") => tooExpensive(new URL(`http://localhost${path}?${query}`));

describe("a query beyond hosted limits", () => {
  it.each([
    "title=match.(a%2B)%2B%5C1$",
    "title=imatch.(.*)%5C1",
    "title=not.match.x",
    "title=match(any).{a,b}",
    "or=(title.match.(a%2B)%2B,price.gt.1)",
    "and=(or(id.eq.1,title.imatch.x))",
    "destinations.name=match.x",
    `select=${"a(".repeat(24)}id${")".repeat(24)}`,
    "select=a(id),b(id),c(id),d(id),e(id)",
  ])("is refused: %s", async (query) => {
    const answer = ask(query);
    expect(answer?.status).toBe(400);
    expect(await answer?.json()).toMatchObject({ code: "57014" });
  });

  it.each([
    "select=*",
    "title=eq.match",
    "title=like.*match*",
    "select=*,destinations(name)",
    "id=eq.1&order=title.asc",
    "",
  ])("is accepted when it is not: %s", (query) => {
    expect(ask(query)).toBeUndefined();
  });

  it("is checked for REST alone", () => {
    expect(ask("title=match.x", "/auth/v1/user")).toBeUndefined();
  });
});
