import { expect, it } from "vitest";
import { replaceBlockedStorage } from "./web-storage.ts";

function blocked(): never {
  throw new DOMException("Access is denied for this document", "SecurityError");
}
const aPage = () =>
  Object.create({}, { localStorage: { get: blocked }, sessionStorage: { value: { getItem: () => "kept" } } }) as Window;

it("stores entries while the page lives when the browser blocks storage", () => {
  const page = Object.create(aPage()) as Window;
  replaceBlockedStorage(page);
  page.localStorage.setItem("one", "1");
  page.localStorage.setItem("two", "2");
  page.localStorage.removeItem("one");
  expect([page.localStorage.getItem("one"), page.localStorage.getItem("two")]).toEqual([null, "2"]);
  expect(Object.keys(page.localStorage)).toEqual(["two"]);
  expect([page.localStorage.length, page.localStorage.key(0)]).toEqual([1, "two"]);
  page.localStorage.clear();
  expect(page.localStorage.length).toBe(0);
});

it("does not replace storage that works", () => {
  const page = Object.create(aPage()) as Window;
  const { sessionStorage } = page;
  replaceBlockedStorage(page);
  expect(page.sessionStorage).toBe(sessionStorage);
});
