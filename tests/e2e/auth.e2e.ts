import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD_TOO_SHORT } from "../../src/domain/access/auth-form.ts";
import { stackUrl } from "../support/shared-stack.ts";
import { routeNames, routeOf } from "../../src/shared/site.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { linkFromMail } from "../support/inbox.ts";

const url = stackUrl;
const desk = routeNames.map(routeOf).filter((route) => route.desk);
const adminRoutes = desk.flatMap(({ path }) =>
  path.endsWith("/:id")
    ? [path.replace(":id", "new"), path.replace(":id", randomUUID())]
    : path.replaceAll(/:\w+/g, "x"),
);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(() => expect(browser.errors.splice(0)).toEqual([]));
afterAll(() => browser.close());

const fillSignIn = async (email: string, password: string) => {
  const { page } = browser;
  await page.goto(`${url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).first().fill(email);
  await page.getByLabel("Password", { exact: false }).and(page.locator("input")).first().fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
};

const signUp = async (email: string) => {
  await browser.page.goto(`${url}/auth`);
  await browser.page.getByRole("tab", { name: "Sign Up" }).click();
  const panel = browser.page.getByRole("tabpanel", { name: "Sign Up" });
  await panel.getByLabel("First name").fill("Zarina");
  await panel.getByLabel("Last name").fill("Oʻzbek");
  await panel.getByRole("textbox", { name: "Email" }).fill(email);
  await panel.locator("input[name=password]").fill("123456");
  await panel.getByRole("button", { name: "Sign Up" }).click();
  return panel;
};

const openMenu = async () => {
  await browser.page.getByRole("button", { name: "Open menu" }).click();
};

describe("somebody new", () => {
  const email = `new-${Date.now()}@example.com`;

  it("signs up, is told to look into the mail, and cannot sign in before that", async () => {
    const { page } = browser;
    await page.goto(`${url}/auth`);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    const panel = page.getByRole("tabpanel", { name: "Sign Up" });
    await panel.getByLabel("First name").fill("Zarina");
    await panel.getByLabel("Last name").fill("Oʻzbek");
    await panel.getByRole("textbox", { name: "Email" }).fill(email);
    await panel.locator("input[name=password]").fill("12345");
    await panel.getByRole("button", { name: "Sign Up" }).click();
    await panel.getByText(PASSWORD_TOO_SHORT).waitFor();
    await panel.locator("input[name=password]").fill("123456");
    await panel.getByRole("button", { name: "Sign Up" }).click();
    await panel.getByText("Account created! Please check your email to confirm your account.").waitFor();

    await fillSignIn(email, "123456");
    await page.getByText("Please confirm your email before signing in.").waitFor();
  });

  it("is told that an address is taken when signing up with it", async () => {
    const panel = await signUp("admin@example.com");
    await panel.getByText("An account with this email already exists. Please sign in instead.").waitFor();
  });

  it("lands signed in by the link of the mail, which works once", async () => {
    const { page } = browser;
    const link = await linkFromMail(url, email, "/auth/v1/verify");
    await page.goto(link);
    await page.getByRole("dialog").getByText(`Sign in as ${email}?`).waitFor();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("Your email is confirmed").first().waitFor();
    expect(page.url()).not.toContain("access_token");
    await openMenu();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${url}/auth`);

    await page.goto(link);
    await page.getByText("This link no longer works").first().waitFor();
  });

  it("signs in and out; what older versions kept about a person goes with it", async () => {
    const { page } = browser;
    await fillSignIn(email, "123456");
    await page.getByText("Signed in successfully!").first().waitFor();
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/auth`);
    await page.waitForURL(`${url}/`);

    await page.evaluate(() => {
      for (const key of ["user_preferences", "payment_info", "temp_data"]) localStorage.setItem(key, "private");
    });
    await openMenu();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${url}/auth`);
    const left = await page.evaluate(() => JSON.stringify(localStorage));
    expect(left).not.toContain("journey-auth");
    expect(left).not.toContain("private");
  });

  it("chooses a new password by mail and signs in with it", async () => {
    const { page } = browser;
    await page.goto(`${url}/auth`);
    await page.getByRole("button", { name: "Forgotten password?" }).click();
    await page.getByRole("textbox", { name: "Email" }).first().fill(email);
    await page.getByRole("button", { name: "Email me a link" }).click();
    await page.getByText("If there is an account with this address").waitFor();
    await page.goto(await linkFromMail(url, email, "type=recovery"));
    await page.getByRole("dialog").getByText(`Choose a new password for ${email}?`).waitFor();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.waitForURL(`${url}/auth`);
    await page.locator("input[name=password]").fill("another-road");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await page.getByText("Password saved").first().waitFor();
    await page.waitForURL(`${url}/`);
    await openMenu();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${url}/auth`);
    await fillSignIn(email, "123456");
    await page.getByText("Invalid email or password. Please check your credentials.").waitFor();
    await fillSignIn(email, "another-road");
    await page.getByText("Signed in successfully!").first().waitFor();
  });

  it("keeps what is typed, and is told why, while the server does not let anybody in", async () => {
    const { page, context } = browser;
    await openMenu();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${url}/auth`);
    const refuse = (status: number, msg: string) =>
      context.route("**/auth/v1/token*", (route) => route.fulfill({ status, json: { error_code: "other", msg } }));
    await refuse(429, "Request rate limit reached");
    await fillSignIn(email, "another-road");
    await page.getByText("Request rate limit reached").waitFor();
    await context.unroute("**/auth/v1/token*");
    await refuse(503, "");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByText("There is no connection to our server").waitFor();
    await context.unroute("**/auth/v1/token*");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByText("Signed in successfully!").first().waitFor();
  });

  it.each(adminRoutes)("is sent home from %s", async (path) => {
    await browser.page.goto(`${url}${path}`);
    await browser.page.waitForURL(`${url}/`);
  });

  it("stays signed in without a connection, and can sign out without one", async () => {
    const { page, context } = browser;
    await page.goto(`${url}/trips`);
    await context.setOffline(true);
    await page.goto(`${url}/about`);
    await openMenu();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByText("Signed out on this device").first().waitFor();
    await context.setOffline(false);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("journey-auth");
  });
});

describe("nobody", () => {
  it.each(adminRoutes)("is sent to the auth screen from %s", async (path) => {
    await browser.page.goto(`${url}${path}`);
    await browser.page.waitForURL(`${url}/auth`);
  });
});

describe("an admin", () => {
  it("sees the Admin link and keeps the desk without a connection", async () => {
    const { page, context } = browser;
    await fillSignIn("admin@example.com", "silkroad");
    await page.waitForURL(`${url}/`);
    // A message that is pointed at stays, and over the header it would keep the menu from being opened.
    const headerEnds = await page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
    const messages = page.locator("[data-position=top-center]");
    expect(await messages.evaluate((place) => place.getBoundingClientRect().top)).toBeGreaterThanOrEqual(headerEnds);
    await openMenu();
    await page.getByRole("link", { name: "Admin" }).click();
    // By name: the page that is left has a first heading too, and the desk's code would still be on its way.
    await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
    expect(page.url()).toBe(`${url}/admin`);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.waitForTimeout(1000);
    expect(page.url()).toBe(`${url}/admin`);
    await context.setOffline(false);
  });
});
