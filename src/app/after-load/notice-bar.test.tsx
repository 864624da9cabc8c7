import { afterEach, expect, it } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import { connection } from "../../data/net/connection.ts";
import { ConnectionPill } from "../shell/connection-pill.tsx";
import { LanguageOffer, useLanguageOffer } from "./language-offer.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { notify } from "./repair-notice.ts";

const SAFE = "Your bookings are safe";
const LOST = "that we had not answered";

afterEach(() => {
  notify(undefined);
  connection.report("online");
});

it.each([
  { trips: 2, lost: 0, shown: [SAFE, "2 saved trips"], hidden: [LOST] },
  { trips: 0, lost: 1, shown: [LOST, "1 request"], hidden: [SAFE] },
  { trips: 1, lost: 2, shown: [SAFE, "1 saved trip", LOST, "2 requests"], hidden: [] },
])(
  "calls only trips that the server has safe after the browser cleared $trips of them and $lost without an answer",
  async ({ trips, lost, shown, hidden }) => {
    notify({ kind: "cleared", trips, lost });
    show(<NoticeBar />);
    for (const words of shown) await screen.sees(words);
    for (const words of hidden) expect(screen.text()).not.toContain(words);
  },
);

it("names a language that needs a connection, and those that are stored", async () => {
  notify({ kind: "language", missing: "uz", stored: ["en", "ru"] });
  show(<NoticeBar />);
  await screen.sees("Oʻzbekcha needs a connection once");
  expect(screen.text()).toContain("On this device now: English, Русский.");
});

it("names the login page instead of a missing connection while one answers in the server's place", async () => {
  show(<ConnectionPill />);
  connection.report("offline", "login_page");
  await screen.sees("This network requires a login");
  expect(screen.text()).not.toContain("No connection");
  connection.report("offline");
  await screen.sees("No connection");
});

it.each([
  ["/tours", 1],
  ["/admin/bookings", 0],
])("offers the browser's language on the site, and not over the desk: %s", async (at, offers) => {
  useLanguageOffer.setState({ offer: "ru" });
  show(
    <>
      <p>Page</p>
      <LanguageOffer />
    </>,
    { route: at },
  );
  await screen.sees("Page");
  expect(document.querySelectorAll("section[lang=ru]")).toHaveLength(offers);
  useLanguageOffer.setState({ offer: null });
});
