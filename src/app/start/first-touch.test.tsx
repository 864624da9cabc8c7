import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isNewHere, watchFirstTouch } from "./first-touch.ts";

const work = vi.fn();
let onceTouched: ReturnType<typeof watchFirstTouch>;

beforeEach(() => {
  vi.useFakeTimers();
  work.mockReset();
  document.body.innerHTML = `<a href="#tours" id="link"><b>Tours</b></a><button id="button">Menu</button><input id="field">`;
  onceTouched = watchFirstTouch(window);
});
afterEach(() => vi.useRealTimers());

const tell = (event: Event, selector = "#button") =>
  document.querySelector(selector)?.dispatchEvent(event) ?? expect.unreachable();
const pointer = (type: string, pointerType: string, movementX = 1) =>
  new PointerEvent(type, { bubbles: true, pointerType, movementX });

it.each([
  ["a finger on a button", () => tell(pointer("pointerdown", "touch"))],
  ["a mouse that moves", () => tell(pointer("pointermove", "mouse"))],
  ["a key", () => tell(new KeyboardEvent("keydown", { bubbles: true, key: "Tab" }))],
  ["a field that is entered", () => tell(new FocusEvent("focusin", { bubbles: true }), "#field")],
  ["a field that the browser fills in", () => tell(new Event("change", { bubbles: true }), "#field")],
  ["a page that scrolls", () => document.dispatchEvent(new Event("scroll"))],
  ["a link that is clicked", () => tell(new MouseEvent("click", { bubbles: true }), "#link b")],
])("%s has the page run, once", (_, touch) => {
  onceTouched(work);
  touch();
  touch();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("a touch before there was anything to run is not forgotten", () => {
  document.dispatchEvent(new Event("scroll"));
  onceTouched(work);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ["a finger on a link", () => tell(pointer("pointerdown", "touch"), "#link b")],
  ["a finger that moves", () => tell(pointer("pointermove", "touch"))],
  ["a mouse that rests where the page appears", () => tell(pointer("pointermove", "mouse", 0))],
])("%s is not yet one", (_, touch) => {
  onceTouched(work);
  touch();
  expect(work).not.toHaveBeenCalled();
});

it("a page that nobody touches is run after three seconds", () => {
  onceTouched(work);
  vi.advanceTimersByTime(2_900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

const page = (length: number, controller: unknown) =>
  ({ localStorage: { length }, navigator: { serviceWorker: { controller } } }) as unknown as Window;
const withoutWorkers = { localStorage: { length: 0 }, navigator: {} } as unknown as Window;
const refused = {
  navigator: {},
  get localStorage(): Storage {
    throw new Error("blocked");
  },
} as Window;

it.each([
  ["where nothing was kept", page(0, null), true],
  ["where there are no workers", withoutWorkers, true],
  ["where something was kept", page(1, null), false],
  ["where the worker serves the page", page(0, {}), false],
  ["where storage is refused", refused, false],
])("somebody is new %s: %#", (_, where, isNew) => expect(isNewHere(where)).toBe(isNew));
