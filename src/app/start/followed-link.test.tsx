import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dimFollowedLinks } from "./followed-link.ts";

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  dimFollowedLinks(page as Window);
  document.body.innerHTML = `
    <a href="/tours" id="ours"><b>Tours</b></a>
    <a href="/tours" id="tab" target="_blank">Tours</a>
    <a href="/voucher.pdf" id="file" download>Voucher</a>
    <a href="#content" id="place">Content</a>
    <a href="https://example.com/" id="elsewhere">Elsewhere</a>
    <a href="mailto:hello@example.com" id="mail">Write</a>
    <button id="button">Menu</button>`;
});
afterEach(() => vi.useRealTimers());

function tap(selector: string, how: MouseEventInit = {}, prevented = false) {
  const target = document.querySelector<HTMLElement>(selector);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  Object.defineProperty(event, "target", { value: target });
  if (prevented) event.preventDefault();
  page.dispatchEvent(event);
  return target?.closest<HTMLElement>("a, button");
}

it("shows that a link to our page was tapped", () => {
  const link = tap("#ours b");
  vi.advanceTimersByTime(2_900);
  expect(link?.style.opacity).toBe("0.5");
});

it("resets the link when the next page does not load", () => {
  const link = tap("#ours");
  vi.advanceTimersByTime(3_100);
  expect(link?.style.opacity).toBe("");
});

it("resets the link when the visitor comes back to the page", () => {
  const link = tap("#ours");
  page.dispatchEvent(new Event("pagehide"));
  expect(link?.style.opacity).toBe("");
});

it.each([
  ["a link in another tab", "#tab", {}],
  ["a file", "#file", {}],
  ["a place on this page", "#place", {}],
  ["another site", "#elsewhere", {}],
  ["a mail", "#mail", {}],
  ["a button", "#button", {}],
  ["a new tab by the keyboard", "#ours", { ctrlKey: true }],
  ["a new window by the keyboard", "#ours", { shiftKey: true }],
  ["the middle button", "#ours", { button: 1 }],
])("does not mark %s", (_what, selector, how) => {
  const tapped = tap(selector, how);
  expect(tapped?.style.opacity).toBe("");
});

it("does not mark a link that the app handles", () => {
  const link = tap("#ours", {}, true);
  expect(link?.style.opacity).toBe("");
});
