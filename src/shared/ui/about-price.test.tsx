import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Rate } from "../../domain/pricing/orientation.ts";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { chooseCurrency } from "../browser/chosen-currency.ts";
import { AboutPrice } from "./about-price.tsx";

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  act(() => chooseCurrency(null));
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const som: Rate = { currency: "UZS", per_dollar: 12_500, day: "2026-11-20" };
const euro: Rate = { currency: "EUR", per_dollar: 0.8641, day: "2026-11-20" };
const show = (rates: readonly Rate[], label?: string) =>
  act(() => {
    const known = { subscribe: () => () => undefined, get: () => rates };
    root.render(<AboutPrice cents={26_400} known={known} {...(label ? { label } : {})} />);
  });
const choice = () => place.querySelector("select");
function choose(value: string) {
  const select = choice();
  if (!select) throw new Error("no choice");
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

it("shows nothing when no rate is known, even after a currency was chosen", () => {
  act(() => chooseCurrency("UZS"));
  show([]);
  expect(place.textContent).toBe("");
});

it("shows the approximate price with the rate's day, and remembers the choice on this device", () => {
  show([euro, som], "Total");
  choose("UZS");
  expect(place.querySelector("span")?.textContent).toBe("Total about 3.3 million UZS, rate of 20 Nov");
  expect(localStorage.getItem(LOCAL_STORAGE.currency)).toBe("UZS");
  choose("");
  expect(place.querySelector("span")).toBeNull();
  expect(localStorage.getItem(LOCAL_STORAGE.currency)).toBeNull();
});

it("shows no other currency when the chosen one has no rate any more", () => {
  act(() => chooseCurrency("RUB"));
  show([euro]);
  expect(place.querySelector("span")).toBeNull();
  expect(choice()?.value).toBe("");
});
