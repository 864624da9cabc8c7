import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { findMail, linkFromMail } from "../support/inbox.ts";
import { newEmail } from "../support/shop/bookings.ts";
import { send } from "../support/shop/shop.ts";
import { journey } from "../support/tiers.ts";
import { shop } from "./desk-browser.ts";

const { url } = shop;
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const text = (words: string) => browser.page.getByText(words).first().waitFor();
const press = (name: string) => browser.page.getByRole("button", { name, exact: true }).click();
async function signIn(email: string, password: string): Promise<void> {
  const { page } = browser;
  await page.goto(`${url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).first().fill(email);
  await page.locator("input[name=password]").first().fill(password);
  await press("Sign In");
}
async function logout(): Promise<void> {
  await press("Open menu");
  await press("Logout");
}
async function newAccount(): Promise<string> {
  const email = newEmail("traveler");
  await send(shop, "auth/v1/signup", { body: { email, password: "silkroad" } });
  await fetch(await linkFromMail(url, email, "/auth/v1/verify"), { redirect: "manual" });
  return email;
}

it("sends mails about an account in the language of the page that opened it", async () => {
  const email = newEmail("rus");
  const data = { first_name: "Анна", last_name: "Ким", language: "ru" };
  await send(shop, "auth/v1/signup", { body: { email, password: "silkroad", data } });
  expect(await findMail(url, email, () => true)).toContain("Подтвердите адрес электронной почты");
  await fetch(await linkFromMail(url, email, "/auth/v1/verify"), { redirect: "manual" });
  await browser.page.goto(`${url}/ru/auth`);
  await press("Забыли пароль?");
  await browser.page.getByRole("textbox", { name: "Электронная почта" }).first().fill(email);
  await press("Прислать ссылку");
  const mail = await findMail(url, email, (one) => one.includes("type=recovery"));
  expect(mail).toContain("Задать новый пароль");
  expect(mail).not.toMatch(/password|\{\{/);
});

journey("signs a traveler up, in by the mailed link that works once, and out", async () => {
  const { page } = browser;
  const email = newEmail("new");
  await page.goto(`${url}/auth`);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const panel = page.getByRole("tabpanel", { name: "Sign Up" });
  const submit = panel.getByRole("button", { name: "Sign Up" });
  await panel.getByLabel("First name").fill("Zarina");
  await panel.getByLabel("Last name").fill("Oʻzbek");
  await panel.getByRole("textbox", { name: "Email" }).fill("admin@example.com");
  await panel.locator("input[name=password]").fill("12345");
  await submit.click();
  await panel.getByText(FORM_PROBLEMS.password_short).waitFor();
  await panel.locator("input[name=password]").fill("123456");
  await submit.click();
  await panel.getByText("An account with this email already exists. Please sign in instead.").waitFor();
  await panel.getByRole("textbox", { name: "Email" }).fill(email);
  await submit.click();
  await panel.getByText("Account created! Please check your email to confirm your account.").waitFor();
  await signIn(email, "123456");
  await text("Please confirm your email before signing in.");

  const link = await linkFromMail(url, email, "/auth/v1/verify");
  await page.goto(link);
  await page.getByRole("dialog").getByText(`Sign in as ${email}?`).waitFor();
  await press("Sign in");
  await text("Your email is confirmed");
  expect(page.url()).not.toContain("access_token");
  // Sign-out also removes what older versions stored about a person.
  await page.evaluate(() => {
    for (const key of ["user_preferences", "payment_info", "temp_data"]) localStorage.setItem(key, "private");
  });
  await logout();
  await page.waitForURL(`${url}/auth`);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/journey-auth|private/);
  await page.goto(link);
  await text("This link no longer works");
  await signIn(email, "123456");
  await text("Signed in successfully!");
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/auth`);
  await page.waitForURL(`${url}/`);
});

it("lets a traveler choose a new password by mail, and then refuses the old one", async () => {
  const { page } = browser;
  const email = await newAccount();
  await page.goto(`${url}/auth`);
  await press("Forgotten password?");
  await page.getByRole("textbox", { name: "Email" }).first().fill(email);
  await press("Email me a link");
  await text("If there is an account with this address");
  await page.goto(await linkFromMail(url, email, "type=recovery"));
  await page.getByRole("dialog").getByText(`Choose a new password for ${email}?`).waitFor();
  await press("Continue");
  await page.waitForURL(`${url}/auth`);
  await page.locator("input[name=password]").fill("another-road");
  await press("Save the new password");
  await text("Password saved");
  await page.waitForURL(`${url}/`);
  await logout();
  await page.waitForURL(`${url}/auth`);
  await signIn(email, "silkroad");
  await text("Invalid email or password. Please check your credentials.");
  await signIn(email, "another-road");
  await text("Signed in successfully!");
});

it("keeps what was typed and says why while the server lets nobody in, and signs out offline", async () => {
  const { page, context } = browser;
  const email = await newAccount();
  const refuse = (status: number, msg: string) =>
    context.route("**/auth/v1/token*", (route) => route.fulfill({ status, json: { error_code: "other", msg } }));
  await refuse(429, "Request rate limit reached");
  await signIn(email, "silkroad");
  await text("Request rate limit reached");
  await context.unroute("**/auth/v1/token*");
  await refuse(503, "");
  await press("Sign In");
  await text("We can't reach our server");
  await context.unroute("**/auth/v1/token*");
  await press("Sign In");
  await text("Signed in successfully!");
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/admin/bookings`);
  await page.waitForURL(`${url}/`);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto(`${url}/about`);
  await logout();
  await text("Signed out on this device");
  await context.setOffline(false);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("journey-auth");
  await page.goto(`${url}/admin/bookings`);
  await page.waitForURL(`${url}/auth`);
});

journey("leads an admin to the desk, which stays open without a connection", async () => {
  const { page, context } = browser;
  await signIn("admin@example.com", "silkroad");
  await page.waitForURL(`${url}/`);
  const headerEnds = await page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
  const messages = page.locator("[data-position=top-center]");
  expect(await messages.evaluate((place) => place.getBoundingClientRect().top)).toBeGreaterThanOrEqual(headerEnds);
  await press("Open menu");
  await page.getByRole("link", { name: "Admin" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  await page.getByText(/^Updated/).waitFor();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText(/The desk needs a connection\. This page is from/).waitFor();
  expect(page.url()).toBe(`${url}/admin`);
});

type Session = { access_token: string; refresh_token: string; user: { email: string } };
const sessionOf = async (email: string): Promise<Session> => {
  const answer = await send(shop, "auth/v1/token?grant_type=password", { body: { email, password: "silkroad" } });
  return JSON.parse(await answer.text()) as Session;
};
const fragment = (session: Pick<Session, "access_token" | "refresh_token">, type = "signup") =>
  `#access_token=${session.access_token}&refresh_token=${session.refresh_token}&type=${type}`;
const signedInAs = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("journey-auth") ?? "null") as Session | null)?.user.email);
const dialog = () => browser.page.getByRole("dialog");

it("asks before a link with a session signs a visitor in, and takes no link of two accounts", async () => {
  const { page } = browser;
  const [admin, traveler] = [await sessionOf("admin@example.com"), await sessionOf("traveler@example.com")];
  await page.goto(`${url}/${fragment(admin)}`);
  await dialog().getByText("Sign in as admin@example.com?").waitFor();
  expect(page.url()).toBe(`${url}/`);
  expect(await signedInAs(page)).toBeUndefined();
  await dialog().getByRole("button", { name: "Not now" }).click();
  await dialog().waitFor({ state: "detached" });
  await page.goto(`${url}/tours`);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${url}/`);
  expect(await signedInAs(page)).toBeUndefined();

  const mixed = { access_token: traveler.access_token, refresh_token: admin.refresh_token };
  await page.goto(`${url}/about${fragment(mixed)}`);
  await dialog().getByText("Sign in as traveler@example.com?").waitFor();
  await dialog().getByRole("button", { name: "Sign in" }).click();
  await text("This link no longer works");
  expect(await signedInAs(page)).toBeUndefined();
});

it("asks a signed-in traveler before a link switches accounts, and stays by a used or forged link", async () => {
  const { page } = browser;
  const stranger = await sessionOf("admin@example.com");
  await page.goto(`${url}/about`);
  await page.evaluate(
    (stored) => localStorage.setItem("journey-auth", JSON.stringify(stored)),
    await sessionOf("traveler@example.com"),
  );
  const used = "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired";
  const forged = "#access_token=eyJhbGciOiJIUzI1NiJ9.e30.x&refresh_token=made-up";
  for (const [path, carried] of [
    ["/", used],
    ["/tours", forged],
  ] as const) {
    await page.goto(`${url}${path}${carried}`);
    await text("This link no longer works");
    expect(page.url()).not.toContain("#");
    expect(await signedInAs(page)).toBe("traveler@example.com");
  }

  await page.goto(`${url}/packages${fragment(stranger, "recovery")}`);
  await dialog().getByText("Switch to admin@example.com?").waitFor();
  await dialog().getByRole("button", { name: "Stay signed in as traveler@example.com" }).click();
  await dialog().waitFor({ state: "detached" });
  expect(await signedInAs(page)).toBe("traveler@example.com");
  await page.evaluate((carried) => {
    window.location.hash = carried;
  }, fragment(stranger));
  await dialog().getByText("Switch to admin@example.com?").waitFor();
  await dialog().getByRole("button", { name: "Switch account" }).click();
  await text("You are signed in as admin@example.com.");
  expect(await signedInAs(page)).toBe("admin@example.com");
});
