import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";

const url = stackUrl;
type Session = { access_token: string; refresh_token: string; user: { email: string } };

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const sessionOf = async (email: string): Promise<Session> => {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: stackKeys.publishable },
    body: JSON.stringify({ email, password: "silkroad" }),
  });
  return JSON.parse(await response.text()) as Session;
};
const fragment = (session: { access_token: string; refresh_token: string }, type = "signup") =>
  `#access_token=${session.access_token}&refresh_token=${session.refresh_token}&type=${type}`;
const isHere = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("journey-auth") ?? "null") as Session | null)?.user.email);
const beHere = async (page: Page, session: Session) => {
  await page.goto(`${url}/about`);
  await page.evaluate((stored) => localStorage.setItem("journey-auth", JSON.stringify(stored)), session);
};
const dialog = (page: Page) => page.getByRole("dialog");

describe("a link that carries a session", () => {
  it("signs nobody in unasked: whose account it is, is said first", async () => {
    const { page } = browser;
    await page.goto(`${url}/${fragment(await sessionOf("admin@example.com"))}`);
    await dialog(page).getByText("Sign in as admin@example.com?").waitFor();
    expect(page.url()).toBe(`${url}/`);
    expect(await isHere(page)).toBeUndefined();
    await dialog(page).getByRole("button", { name: "Not now" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await page.goto(`${url}/tours`);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${url}/`);
    expect(await isHere(page)).toBeUndefined();
  });

  it("never switches a traveller who is signed in, unless they say so", async () => {
    const { page } = browser;
    await beHere(page, await sessionOf("traveller@example.com"));
    const stranger = await sessionOf("admin@example.com");
    await page.goto(`${url}/tours${fragment(stranger, "recovery")}`);
    await dialog(page).getByText("Switch to admin@example.com?").waitFor();
    expect(page.url()).toBe(`${url}/tours`);
    await dialog(page).getByRole("button", { name: "Stay signed in as traveller@example.com" }).click();
    await dialog(page).waitFor({ state: "detached" });
    expect(await isHere(page)).toBe("traveller@example.com");

    // The same in a tab where the app stands already.
    await page.evaluate((carried) => {
      window.location.hash = carried;
    }, fragment(stranger));
    await dialog(page).getByText("Switch to admin@example.com?").waitFor();
    expect(page.url()).toBe(`${url}/tours`);
    await dialog(page).getByRole("button", { name: "Switch account" }).click();
    await page.getByText("You are signed in as admin@example.com.").first().waitFor();
    expect(await isHere(page)).toBe("admin@example.com");
  });

  it.each([
    ["forged", "#access_token=eyJhbGciOiJIUzI1NiJ9.e30.x&refresh_token=made-up"],
    ["used", "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired"],
    ["half", "#access_token=abc"],
  ])("that is %s says so, and who is here stays", async (_, carried) => {
    const { page } = browser;
    await beHere(page, await sessionOf("traveller@example.com"));
    await page.goto(`${url}/${carried}`);
    await page.getByText("This link no longer works").first().waitFor();
    expect(page.url()).not.toContain("#");
    expect(await isHere(page)).toBe("traveller@example.com");
  });

  it("whose two halves belong to different accounts is taken for neither", async () => {
    const { page } = browser;
    const [shown, hidden] = await Promise.all([sessionOf("traveller@example.com"), sessionOf("admin@example.com")]);
    const mixed = { access_token: shown.access_token, refresh_token: hidden.refresh_token };
    await page.goto(`${url}/${fragment(mixed)}`);
    await dialog(page).getByText("Sign in as traveller@example.com?").waitFor();
    await dialog(page).getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This link no longer works").first().waitFor();
    expect(await isHere(page)).toBeUndefined();
  });
});
