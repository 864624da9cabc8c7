import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { find, place, render, type } from "../../../tests/support/render.tsx";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import type { Rate } from "../../domain/pricing/orientation.ts";
import { chooseCurrency } from "../browser/chosen-currency.ts";
import { AboutPrice } from "./about-price.tsx";

beforeEach(() => {
  localStorage.clear();
  act(() => chooseCurrency(null));
});

const som: Rate = { currency: "UZS", per_dollar: 12_500, day: "2026-11-20" };
const euro: Rate = { currency: "EUR", per_dollar: 0.8641, day: "2026-11-20" };
const show = (rates: readonly Rate[], label?: string) =>
  render(
    <AboutPrice
      cents={26_400}
      known={{ subscribe: () => () => undefined, get: () => rates }}
      {...(label ? { label } : {})}
    />,
  );
const choice = () => place.querySelector("select");
const choose = (value: string) => type(find("select"), value);

it("shows nothing when no rate is known, even after a currency was chosen", async () => {
  act(() => chooseCurrency("UZS"));
  await show([]);
  expect(place.textContent).toBe("");
});

it("shows the approximate price with the rate's day, and remembers the choice on this device", async () => {
  await show([euro, som], "Total");
  await choose("UZS");
  expect(place.querySelector("span")?.textContent).toBe("Total about 3.3 million UZS, rate of 20 Nov");
  expect(localStorage.getItem(LOCAL_STORAGE.currency)).toBe("UZS");
  await choose("");
  expect(place.querySelector("span")).toBeNull();
  expect(localStorage.getItem(LOCAL_STORAGE.currency)).toBeNull();
});

it("shows no other currency when the chosen one has no rate any more", async () => {
  act(() => chooseCurrency("RUB"));
  await show([euro]);
  expect(place.querySelector("span")).toBeNull();
  expect(choice()?.value).toBe("");
});
