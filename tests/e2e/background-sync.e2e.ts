import { expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { openBrowser } from "../support/browser.ts";
import { until } from "../support/processes.ts";
import { booked, fill, mailbox, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };

it("a booking queued without a signal reaches the server with its page closed, and the phone says so", async () => {
  const tour = (await toursWithDates(desk)).at(-1);
  if (!tour) throw new Error("No tour has room left");
  const email = mailbox("closed-page");
  const browser = await openBrowser({ whole: true });
  const { context } = browser;
  await context.grantPermissions(["notifications", "background-sync"], { origin: desk.url });
  // Worker and form must be there before the signal goes.
  const visit = await context.newPage();
  await visit.goto(`${desk.url}/booking/tour/${tour.id}`, { waitUntil: "networkidle" });
  await visit.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await fill(visit, email);
  await context.setOffline(true);
  await send(visit);
  await visit.getByText("Only on this device").waitFor();
  // The browser is asked while the page already shows the trip: a busy machine would close it before.
  const asked = () =>
    visit.evaluate(async () => {
      const { sync } = (await navigator.serviceWorker.ready) as unknown as {
        sync: { getTags: () => Promise<string[]> };
      };
      return sync.getTags();
    });
  await until("the browser is asked to wake the worker", async () => (await asked()).length > 0);
  await visit.close();
  expect(await booked(desk, email)).toEqual([]);
  await context.setOffline(false);
  const arrived = async () => (await booked(desk, email)).length === 1;
  await until("the worker has sent it", arrived);

  // Asked of the worker: a page that is open sends by itself, and tells on the screen what it was first to hear.
  const notices = async () =>
    context.serviceWorkers()[0]?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const shown = await registration.getNotifications();
      return shown.map(({ title, body, data }) => ({ title, body, path: String(data.path) }));
    }) ?? [];
  await until("the worker has told", async () => (await notices()).length > 0);
  expect(await notices()).toEqual([
    {
      title: expect.stringMatching(/^Held until \d\d:\d\d: pay now$/),
      body: tour.title,
      path: expect.stringMatching(/^\/trips\/[\da-f-]{36}$/),
    },
  ]);
  await browser.close();
});
