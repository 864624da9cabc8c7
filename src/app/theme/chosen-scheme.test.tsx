import { beforeEach, describe, expect, it } from "vitest";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { showChosenScheme } from "./chosen-scheme.ts";

const media = () => [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.getAttribute("media"));
const checked = () => document.querySelector<HTMLInputElement>("input:checked")?.dataset["scheme"];
const here = () => localStorage;

const ofTheDevice = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = ofTheDevice.map((of) => `<meta name="theme-color" media="${of}">`).join("");
  document.body.innerHTML = ["light", "dark", "auto"]
    .map((scheme) => `<input type="radio" name="a" data-scheme="${scheme}" ${scheme === "auto" ? "checked" : ""}>`)
    .join("");
});

describe("the color scheme chosen on this device", () => {
  it.each([
    ["dark", ["not all", "all"]],
    ["light", ["all", "not all"]],
  ])("shows %s in footer and browser bar before the app runs", (scheme, expected) => {
    localStorage.setItem(LOCAL_STORAGE.colorScheme, scheme);
    showChosenScheme(document, here);
    expect(media()).toEqual(expected);
    expect(checked()).toBe(scheme);
  });

  it.each([null, "auto", "sepia"])("is the device's when %s is stored", (kept) => {
    if (kept !== null) localStorage.setItem(LOCAL_STORAGE.colorScheme, kept);
    showChosenScheme(document, here);
    expect(media()).toEqual(ofTheDevice);
    expect(checked()).toBe("auto");
  });

  it("is the device's when storage is blocked", () => {
    showChosenScheme(document, () => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(checked()).toBe("auto");
  });
});
