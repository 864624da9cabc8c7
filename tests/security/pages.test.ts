import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openBrowser, type Browser } from "../support/browser.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { book, headersOf, pay, post, roomyTour, rpc, type Desk } from "./support/desk.ts";
import { ask } from "./support/visitor.ts";

const desk: Desk = { url: stackUrl, keys: stackKeys };
const mark = randomUUID().slice(0, 8);
const EVIL = `<img src=x onerror="window.hacked=1"><svg/onload=window.hacked=1>${mark}`;
const QUOTED = `"><script>window.hacked=1</script>${mark}`;
let browser: Browser;
const dialogs: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  browser.context.on("page", (page) => page.on("dialog", (dialog) => void dialog.dismiss()));
});
afterAll(() => browser.close());
afterEach(() => expect(dialogs).toEqual([]));

const expectHarmless = async (path: string, shows?: string) => {
  const { page } = browser;
  await page.goto(path.startsWith("http") ? path : `${desk.url}${path}`);
  const awaited = shows ? page.getByText(shows).first() : page.locator("main h1, main h2, main h3, main p").first();
  await awaited.waitFor({ state: "attached" }).catch((cause: unknown) => {
    throw new Error(`${path} never showed ${shows ?? "a heading"}`, { cause });
  });
  const state = await page.evaluate(() => ({
    hacked: "hacked" in window,
    handlers: document.querySelectorAll("main [onerror], main [onload], main iframe, main script:not([type])").length,
    links: [...document.querySelectorAll("a[href]")].filter((link) =>
      /^\s*(javascript|data|vbscript):/i.test(link.getAttribute("href") ?? ""),
    ).length,
  }));
  expect(state, path).toEqual({ hacked: false, handlers: 0, links: 0 });
};

const insert = async (table: string, row: object): Promise<string> => {
  const answer = await ask(desk.url, `/rest/v1/${table}`, {
    method: "POST",
    headers: {
      ...headersOf(desk.keys, "service"),
      "content-type": "application/json",
      prefer: "return=representation",
    },
    body: JSON.stringify(row),
  });
  if (answer.status !== 201) throw new Error(`${table}: ${answer.status} ${answer.text}`);
  const [made]: { id: string }[] = JSON.parse(answer.text);
  return made?.id ?? "";
};

it.each([`javascript:window.hacked=1//`, `x" onerror="window.hacked=1`, "data:text/html,<script>"])(
  "accepts no picture at %s",
  async (image_url) => {
    const row = { name: "Khiva", city: "Khiva", country: "Uzbekistan", description: "Walls", image_url };
    await expect(insert("destinations", row)).rejects.toThrow("23514");
  },
);

it("shows hostile catalogue texts as text in lists, details, forms and search", async () => {
  const destination = await insert("destinations", {
    name: EVIL,
    city: QUOTED,
    country: EVIL,
    description: EVIL,
    gallery: [
      { url: "seed/khiva-1600.webp", alt: EVIL, x: 50, y: 50 },
      { url: "/placeholder.svg", alt: QUOTED, x: 0, y: 100 },
    ],
    featured: true,
  });
  const texts = {
    title: EVIL,
    description: QUOTED,
    duration_days: 2,
    max_guests: 9,
  };
  const tour = await insert("tours", {
    ...texts,
    price: 120,
    destination_id: destination,
    difficulty_level: "easy",
    includes: [EVIL],
    excludes: [QUOTED],
    itinerary: { "1": EVIL },
    meeting_point: QUOTED,
    featured: true,
  });
  const trip = await insert("packages", {
    ...texts,
    price: 99,
    original_price: 120,
    includes: [EVIL],
    highlights: [QUOTED],
    tour_ids: [tour],
    featured: true,
  });
  try {
    for (const path of [
      "/",
      "/destinations",
      "/tours",
      "/packages",
      `/destinations/${destination}`,
      `/tours/${tour}`,
      `/packages/${trip}`,
    ])
      await expectHarmless(path, mark);
    await expectHarmless(`/booking/tour/${tour}`, mark);
    await expectHarmless("/search", mark);
    await signInAsAdmin(browser.page, desk);
    await expectHarmless("/admin");
    await expectHarmless("/admin/catalogue", mark);
    await expectHarmless(`/admin/tours/${tour}`);
    await browser.page.evaluate(() => localStorage.clear());
  } finally {
    for (const [table, id] of [
      ["packages", trip],
      ["tours", tour],
      ["destinations", destination],
    ])
      await ask(desk.url, `/rest/v1/${table}?id=eq.${id}`, {
        method: "DELETE",
        headers: headersOf(desk.keys, "service"),
      });
  }
});

it("shows what addresses contain as text, on every screen that reads one", async () => {
  const shown = (value: string) => [
    `/payment/failure?error=${value}&payment_id=${value}&code=${value}`,
    `/search?text=${value}&q=${value}&type=${value}&sort=${value}`,
    `/auth?next=${value}&redirect=${value}`,
  ];
  const evil = encodeURIComponent(EVIL);
  // With a dot it would be the name of a missing file.
  const part = encodeURIComponent(EVIL.replaceAll(".", "·"));
  const others = [QUOTED, "javascript:window.hacked=1", "%00%ff"].map(encodeURIComponent);
  for (const path of [
    ...[evil, ...others].flatMap(shown),
    `/payment/failure?message=${evil}`,
    `/tours?sort=${evil}`,
    `/packages?category=${evil}&search=${evil}`,
    `/tours/${part}`,
    `/booking/${part}`,
    `/no/${part}`,
  ])
    await expectHarmless(path);
});

it("shows a traveler's hostile wishes as text in voucher, mails and the operator's lists", async () => {
  const { tour, day } = await roomyTour(desk);
  const wish = { name: "Anna Hostile", email: `hostile-${mark}@example.com`, requests: EVIL };
  const booked = await book(desk, tour, day, wish, 9_500);
  expect(booked.answer).toMatchObject({ ok: true });
  const payment = await pay(desk, booked);
  const guest = {
    position: 1,
    name: "Anna Hostile",
    nationality: QUOTED.slice(-50),
    diet: EVIL.slice(-100),
    note: EVIL,
  };
  const list = { id: booked.id, token: booked.token, saved_at: Date.now(), travelers: [guest] };
  expect(await rpc(desk, "save_travelers", { list }, "anon", 9_501)).toEqual({ ok: true });
  const data = {
    payment_id: payment,
    booking_data: { id: booked.id, token: booked.token, title: EVIL },
    customer_data: { name: EVIL },
  };
  const voucher = await post(desk, "/functions/v1/generate-pdf", data);
  expect(voucher.status, voucher.text).toBe(200);
  const { html_content }: { html_content: string } = JSON.parse(voucher.text);
  expect(html_content).not.toMatch(/<img|<svg.onload|<script|onerror=/i);
  for (const [verb, name] of [
    ["submit_contact_message", "message"],
    ["submit_trip_request", "request"],
  ] as const) {
    const form = {
      id: randomUUID(),
      name: "Anna Lee",
      email: wish.email,
      ...(name === "message" ? { subject: QUOTED, message: EVIL } : { guests: 2, wishes: EVIL, cities: [QUOTED] }),
    };
    expect(await rpc(desk, verb, { [name]: form }, "anon", 9_501)).toEqual({ ok: true });
  }
  await signInAsAdmin(browser.page, desk);
  await expectHarmless("/admin/bookings", "Anna Hostile");
  await expectHarmless(`/admin/bookings/${booked.id}`, mark);
  await expectHarmless(`/admin/departures/${tour.id}/${day}`, "Anna Hostile · ");
  await expectHarmless("/admin/requests", mark);
  await expectHarmless("/admin/payments", wish.email);
  await expectHarmless("/admin/audit");
  await runHousekeeping(desk.url, stackState);
  const mails: { id: string; to: string[]; subject: string }[] = await (
    await fetch(`${desk.url}/_inbox/mails.json`)
  ).json();
  const ours = mails.filter(({ to }) => to.some((address) => address.includes(mark) || address.startsWith("operator")));
  expect(ours.length).toBeGreaterThan(1);
  for (const { id } of ours) await expectHarmless(`${desk.url}/_inbox/${id}`, "@");
});
