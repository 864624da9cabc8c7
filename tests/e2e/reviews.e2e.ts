import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postgresBinaries, superuser } from "../database/support/postgres-cluster.ts";
import { openBarePostgres, type Served } from "../database/support/postgres.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { beyond } from "../support/look-around.ts";
import { linkFromMail } from "../support/inbox.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackState } from "../support/shared-stack.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { post, toursWithDates } from "./booking-desk.ts";
import { STAGES, tripDesk } from "./trip-stages.ts";

const bin = postgresBinaries();

/** On a PostgreSQL of its own: a trip can only be over where time itself can be written. */
const title = "what a trip is after it is paid";
describe.skipIf(!bin)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let database: Served;
  let stack: Stack;
  let stateDir: string;
  let browser: Browser;

  beforeAll(async () => {
    if (!bin) return;
    database = openBarePostgres(bin);
    stateDir = mkdtempSync(join(tmpdir(), "journey-reviews-"));
    const env = {
      DATABASE_URL: "postgres:///postgres",
      PGHOST: database.socket,
      PGUSER: superuser,
      // By hand: nobody gives back by itself what no provider ever had.
      HOUSEKEEPING_SECONDS: "3600",
    };
    // The keys that the shared build carries.
    cpSync(join(stackState, "secrets.json"), join(stateDir, "secrets.json"));
    stack = await startStack({ stateDir, env: { ...env, BUILD_DIR: join(stackState, "dist") } });
  });
  afterAll(async () => {
    await stack?.stop();
    await database?.close();
    rmSync(stateDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    browser = await openBrowser({ serviceWorkers: "allow" });
  });
  afterEach(async () => {
    expect(browser.errors).toEqual([]);
    await browser.close();
  });
  const panels = () => browser.page.locator("main section h2").allInnerTexts();
  /** On the narrowest phone, on a desktop, light and dark, and with letters twice as large. */
  const looksRight = async (what: string) => {
    const { page } = browser;
    const before = page.viewportSize();
    for (const width of [320, 1440])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect([what, width, colorScheme, await beyond(page), await axeFindings(page)]).toEqual([
          what,
          width,
          colorScheme,
          0,
          [],
        ]);
      }
    await page.setViewportSize({ width: 640, height: 900 });
    const large = await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
    expect([what, "large", await beyond(page)]).toEqual([what, "large", 0]);
    await large.evaluate((style: Element) => style.remove());
    await page.emulateMedia({ colorScheme: null });
    if (before) await page.setViewportSize(before);
  };

  it("who traveled is asked by mail, writes without a signal, and is read on tour, card and home page, offline too", async () => {
    const { page, context } = browser;
    const desk = tripDesk(stack, database);
    const [tour] = await toursWithDates(stack);
    if (!tour) throw new Error("The seed has no tours with departures");
    const onHome = async (rating: string) => {
      await page.goto(stack.url);
      await page.locator("dl div", { hasText: "Rating" }).getByText(rating, { exact: true }).waitFor();
    };
    await onHome("4.8");
    const trip = await desk.paid(tour);
    const review = { id: trip.id, token: trip.token, written_at: 1_790_000_000_000, rating: 5, words: "!", name: "G" };
    expect(await post(stack, "submit_review", { review })).toMatchObject({ ok: false, code: "not_over" });
    await desk.begins(trip, -4);
    expect(await post(stack, "submit_review", { review: { ...review, token: "x".repeat(43) } })).toMatchObject({
      code: "not_found",
    });

    await keepHouse(stack.url, stateDir);
    await linkFromMail(stack.inboxUrl, trip.email, "Write a review").catch(() => null);
    const mails: { to: string[]; subject: string; text: string }[] = await (
      await fetch(`${stack.inboxUrl}/mails.json`)
    ).json();
    const asked = mails.filter(({ to, subject }) => to.includes(trip.email) && subject.startsWith("How was"));
    expect(asked).toHaveLength(1);
    const [link = ""] = /https?:\/\/\S+\/trips\/\S+/.exec(asked[0]?.text ?? "") ?? [];
    await page.goto(link);
    await page.getByText("Thank you for traveling with us.").waitFor();
    expect((await panels())[0]).toBe("How was it?");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

    await context.setOffline(true);
    await page.reload();
    const panel = page.getByRole("region", { name: /^(How was it\?|Your review)$/ });
    await panel.getByRole("button", { name: "Send review" }).click();
    await panel.getByText("Please choose one to five stars").waitFor();
    await panel.getByRole("radio", { name: "5 stars" }).check();
    const words = "<b>Domes</b> at dawn. Вот это да! " + "o".repeat(120);
    await panel.getByLabel(/^What was it like/).fill(words);
    await panel.getByLabel("Name to show").fill("Gulnora W.");
    await panel.getByText("Kept on this device as a draft").waitFor();
    await page.reload();
    await panel.getByText("Kept on this device as a draft").waitFor();
    await looksRight("the form");
    await panel.getByRole("button", { name: "Send review" }).click();
    await panel.getByText(/^Saved on this device, not sent yet/).waitFor();
    await context.setOffline(false);
    await panel.getByText(/^Sent: thank you/).waitFor();
    expect(await database.query(`select status from public.reviews where booking_id = '${trip.id}'`)).toEqual([
      { status: "waiting" },
    ]);

    // Nobody reads it before the desk.
    await page.goto(`${stack.url}/tours/${tour.id}`);
    await page.getByRole("heading", { name: tour.title }).waitFor();
    expect(await page.getByRole("heading", { name: "Reviews" }).count()).toBe(0);
    await signInAsAdmin(page, stack);
    await page.goto(`${stack.url}/admin`);
    await page
      .getByRole("region", { name: /^1\s*New reviews$/ })
      .getByRole("link")
      .click();
    const card = page.getByRole("table", { name: "Reviews, those that wait first" });
    await card.getByText("Waiting for you").waitFor();
    await looksRight("the desk");
    await card.getByRole("button", { name: "Publish" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your answer (optional)").fill("Come back in spring!");
    await dialog.getByRole("button", { name: "Publish" }).click();
    await card.getByText("Published", { exact: true }).waitFor();

    await page.goto(`${stack.url}/tours/${tour.id}`);
    const reviews = page.getByRole("list", { name: "What travelers say" });
    await reviews.getByText(words).waitFor();
    await reviews.getByText("Come back in spring!").waitFor();
    await page.getByRole("img", { name: "5.0 of 5 stars, 1 review" }).first().waitFor();
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('"reviewCount":1'),
    );
    await looksRight("the tour");
    await page.goto(`${stack.url}/tours`);
    const onCard = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: tour.title }) });
    await onCard.getByText("★ 5.0 (1)").waitFor();
    await onHome("5.0");
    expect(await page.getByText("★ 4.8").count()).toBe(0);

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await context.setOffline(true);
    await page.goto(`${stack.url}/tours/${tour.id}`);
    await reviews.getByText(words).waitFor();
    await page.getByText(/^As of /).waitFor();
    await context.setOffline(false);

    // Asked once: no later round asks again.
    await keepHouse(stack.url, stateDir);
    const again: { to: string[]; subject: string }[] = await (await fetch(`${stack.inboxUrl}/mails.json`)).json();
    expect(again.filter(({ to, subject }) => to.includes(trip.email) && subject.startsWith("How was"))).toHaveLength(1);
  });

  it("its page leads with what is wanted at its stage, on the narrowest phone without moving sideways", async () => {
    const { page } = browser;
    const trips = await tripDesk(stack, database).everyStage();
    const leads = {
      held: [/^Held until/, /minutes left to pay/],
      moved: ["Confirmed", /^Moved from .* to .*: same price\.$/],
      owing: ["Confirmed", /^In \d+ days$/],
      called_off: ["Needs your attention", /your departure won't run/],
      ahead: ["Confirmed", /, Tashkent time, /],
      under_way: ["Confirmed", "Day 2 of 3. Have a good journey!"],
      over: ["Trip over", "Thank you for traveling with us."],
      cancelled: ["Cancelled", /goes back to the card you paid with/],
      expired: ["Hold ended", /so there is nothing to refund/],
    } as const;
    const first = {
      held: "Meeting point",
      moved: "Meeting point",
      owing: "Payments",
      called_off: "Another date",
      ahead: "Meeting point",
      under_way: "Day by day",
      over: "How was it?",
      cancelled: "Your refund",
      expired: "Your money",
    } as const;
    await page.setViewportSize({ width: 320, height: 740 });
    for (const stage of STAGES) {
      const { id, token } = trips[stage];
      await page.goto(`${stack.url}/trips/${id}#${token}`);
      for (const words of leads[stage]) await page.locator("main").getByText(words).first().waitFor();
      expect([stage, (await panels())[0]]).toEqual([stage, first[stage]]);
      await looksRight(stage);
    }
    await page.goto(`${stack.url}/trips`);
    for (const fact of [/minutes left to pay$/, / to pay by /, "Day 2 of 3", "How was it? Write a review", / back by /])
      await page.getByText(fact).first().waitFor();
    await looksRight("all trips");
  });
});
