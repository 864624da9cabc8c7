import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { visitorPages } from "../support/visitor-pages.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { fill, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
let violations: string[] = [];
const otherOrigins = new Set<string>();

beforeAll(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
  await browser.context.exposeFunction("tellViolation", (what: string) => violations.push(what));
  await browser.context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const tell = (globalThis as unknown as { tellViolation: (what: string) => void }).tellViolation;
      tell([effectiveDirective, blockedURI, sourceFile, sample].join(" "));
    });
  });
  browser.context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== desk.url) otherOrigins.add(origin);
  });
});
afterAll(() => browser.close());

const visit = async (path: string) => {
  await browser.page.goto(`${desk.url}${path}`);
  await browser.page.locator("h1").first().waitFor();
  await browser.page.waitForTimeout(150);
};

const expectNothingRefused = () => {
  expect(violations).toEqual([]);
  expect([...otherOrigins]).toEqual([]);
  expect(browser.errors).toEqual([]);
};

describe("the content security policy", () => {
  it("stands on every page and refuses nothing of ours there", async () => {
    for (const { path } of await visitorPages(desk.url)) await visit(path);
    expectNothingRefused();
    const { headers } = await fetch(desk.url);
    const policy = headers.get("content-security-policy") ?? "";
    expect(/script-src 'self'( 'sha256-[^']+'){2};/.test(policy), policy).toBe(true);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("leaves payment, trips, offline and the worker to work", async () => {
    for (const path of ["/trips", "/offline", "/payment/failure?error=x", "/payment/process/none-such"])
      await visit(path);
    await browser.page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
    expectNothingRefused();
  });

  it("lets the traveller go to the provider's page and come back", async () => {
    const [tour] = (await toursWithDates(desk)).toReversed();
    await visit(`/booking/tour/${tour?.id}`);
    await fill(browser.page, "policy@example.com", 1);
    await send(browser.page);
    await browser.page.waitForURL("**/_sandbox/pay/*");
    await browser.page.getByLabel("Card number").fill("8600 0000 0000 0000");
    await browser.page.getByLabel("Expiry").fill("12/30");
    await browser.page.getByLabel("CVV").fill("123");
    await browser.page.getByRole("button", { name: "Pay" }).click();
    await browser.page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 45_000 });
    expectNothingRefused();
    const popup = browser.context.waitForEvent("page");
    await browser.page.getByRole("button", { name: "Download Confirmation" }).click();
    const page = await popup;
    await page.waitForURL("blob:**");
    expectNothingRefused();
  });

  it("holds for the operator's desk too", async () => {
    await signInAsAdmin(browser.page, desk);
    for (const path of [
      "",
      "/bookings",
      "/bookings/new",
      "/departures",
      "/payments",
      "/requests",
      "/audit",
      "/tours/new",
    ])
      await visit(`/admin${path}`);
    expectNothingRefused();
  });

  it("stops text that would become markup, a handler or a script", async () => {
    await visit("/about");
    const outcomes = await browser.page.evaluate(async () => {
      const tries: (() => void)[] = [
        () => (document.createElement("div").innerHTML = "<img src=x onerror='window.hacked = 1'>"),
        () => new DOMParser().parseFromString("<b onclick='1'>", "text/html"),
        () => document.createElement("button").setAttribute("onfocus", "window.hacked = 1"),
        () => (document.createElement("script").src = "https://evil.example/a.js"),
        () => document.createElement("script").append("window.hacked = 1"),
      ];
      const stopped = tries.map((attempt) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      });
      // A script made without any text sink, as an injected one would stand in the page.
      const script = document.createElement("script");
      script.append(document.createTextNode("window.hacked = 1"));
      try {
        document.body.append(script);
      } catch {
        // Refused already.
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { stopped, hacked: "hacked" in window };
    });
    expect(outcomes).toEqual({ stopped: [true, true, true, true, false], hacked: false });
    expect(violations.length).toBeGreaterThanOrEqual(4);
    violations = [];
  });
});
