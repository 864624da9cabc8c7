import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connection } from "../../../data/net/connection.ts";
import { onPage, type OnPage } from "../on-page.fixture.tsx";

const asked = vi.hoisted((): unknown[] => []);
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({
  openOutbox: () => ({
    // Never resolves, so a later call must not depend on it.
    refresh: (id: string) => {
      asked.push(id);
      return new Promise(() => undefined);
    },
  }),
}));
const { useFreshTrip } = await import("./use-fresh-trip.ts");

function Watched() {
  useFreshTrip("a");
  return null;
}
let page: OnPage;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  asked.length = 0;
  page = onPage(<Watched />);
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks at once and every ten seconds, also while an answer hangs, and stops with the page", () => {
  expect(asked).toEqual(["a"]);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(asked).toHaveLength(2);
  page.leave();
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(2);
});

it("asks as soon as the device is online", () => {
  act(() => connection.report("offline"));
  expect(asked).toHaveLength(1);
  act(() => connection.report("online"));
  expect(asked).toHaveLength(2);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(asked).toHaveLength(3);
  page.leave();
});

it("does not ask while the page is hidden", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(asked).toHaveLength(1);
  page.leave();
});
