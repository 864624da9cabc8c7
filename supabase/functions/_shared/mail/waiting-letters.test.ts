import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { htmlOf, textOf } from "./layout.ts";
import { letterOf } from "./letters.ts";
import { isStale, queuedMailSchema } from "./queued-mail.ts";

const token = "t".repeat(43);
const mailOf = (kind: string, changes = {}) =>
  v.parse(queuedMailSchema, {
    id: "m-1",
    lease: "l-1",
    kind,
    to_name: null,
    to_address: "amina@example.com",
    waiting: {
      state: kind === "waiting_offer" ? "offered" : "waiting",
      guests: 2,
      offered_until: "2026-11-22T10:00:00Z",
      server_time: "2026-11-21T10:00:00Z",
      item_type: "tour",
      item_id: "t-1",
      start_date: "2026-12-15",
      title: `<b>"Registan"</b>`,
      link_token: token,
      ...changes,
    },
  });
const textFor = (kind: string) => textOf(letterOf(mailOf(kind), "https://journey.example"), { name: "Journey" });

describe("who waits for places", () => {
  it("hears that no place is promised, and how to leave the list", () => {
    const text = textFor("waiting_joined");
    expect(text).toMatch(/You wait for 2 seats/);
    expect(text).toMatch(/No seat is promised/);
    expect(text).toContain(`https://journey.example/waiting-list#token=${token}`);
  });

  it("is offered places until a moment, by a link into the form with all of it chosen", () => {
    const text = textFor("waiting_offer");
    expect(text).toMatch(/2 seats for you until 22 Nov 2026.*15:00 \(Tashkent time\)/);
    expect(text).toContain(`https://journey.example/booking/tour/t-1?date=2026-12-15&guests=2&offer=${token}`);
    expect(text).toContain(`/waiting-list#token=${token}`);
  });

  it("hears that the departure will not run", () => {
    expect(textFor("waiting_cancelled")).toMatch(/will not run on 15 Dec 2026/);
  });

  it.each(["waiting_joined", "waiting_offer", "waiting_cancelled"])("gets %s escaped, and in text too", (kind) => {
    const html = htmlOf(letterOf(mailOf(kind), "https://journey.example"), { name: "Journey" });
    expect(html).not.toContain("<b>");
    expect(html).toContain("15 Dec 2026");
  });

  it.each([
    ["waiting_joined", { state: "offered" }, true],
    ["waiting_joined", { state: "left" }, true],
    ["waiting_joined", {}, false],
    ["waiting_offer", { state: "taken" }, true],
    ["waiting_offer", { server_time: "2026-11-22T10:00:01Z" }, true],
    ["waiting_offer", {}, false],
    ["waiting_cancelled", { state: "lapsed" }, false],
  ])("is not told what is over by the time it would go: %s, %j", (kind, changes, stale) => {
    expect(isStale(mailOf(kind, changes))).toBe(stale);
  });
});
