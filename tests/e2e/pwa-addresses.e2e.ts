import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startFaultyProxy, type Trouble } from "../support/faulty-proxy.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { readCatalogue } from "./catalogue-server.ts";
import { workerReady } from "./pwa-desk.ts";

let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let browser: Browser;
let tour = "";

beforeAll(async () => {
  tour = (await readCatalogue(stackUrl, stackKeys.publishable)).tours[0]?.id ?? "";
  proxy = await startFaultyProxy(/./);
  browser = await openBrowser({ serviceWorkers: "allow", args: proxy.args });
  await browser.page.goto(stackUrl, { waitUntil: "networkidle" });
  await workerReady(browser.page);
});
afterAll(async () => {
  await browser.close();
  await proxy.stop();
});

const outages: Trouble[] = [
  "no signal",
  "hangs",
  "login page",
  "redirects to the login page",
  "answers 503",
  "cuts files in half",
];

describe.each(outages)("an address with a dot in it, while the network has this trouble: %s", (trouble) => {
  it("opens as it does online", async () => {
    const { page } = browser;
    proxy.state.trouble = trouble;
    const headings: [string, RegExp][] = [
      ["/?utm_source=google.com", /./],
      ["/search?q=St.%20John", /Search/],
      [`/tours/${tour}?from=mail.example.com&v=1.2`, /./],
      ["/about?a=b.html", /About/],
      ["/payment/failure?payment_id=a.b", /Payment/],
      ["/booking/confirmation/pay.1", /./],
      ["/trips/a.b", /./],
      ["/tours/a.b", /not found/i],
    ];
    for (const [address, heading] of headings) {
      await page.goto(`${stackUrl}${address}`, { waitUntil: "commit" });
      await page.locator("main h1, main h2").filter({ hasText: heading }).first().waitFor();
      expect(await page.getByText("Hotel WiFi login").count(), address).toBe(0);
    }
    proxy.state.trouble = "none";
  });
});
