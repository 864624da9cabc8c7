import { expect, it } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import type { Companion } from "../../domain/booking/booking-view.ts";
import { Travelers } from "./travelers.tsx";

const companion: Companion = {
  id: "c1",
  position: 2,
  label: "Bek",
  made_at: "2026-11-25T10:00:00Z",
  opened_at: null,
  details_saved_at: null,
};
const bek = {
  position: 2,
  name: "Bek Olimov",
  birth_year: 1990,
  nationality: "Uzbek",
  passport: "AB 1234567",
  diet: "vegan",
  note: null,
};

it("shows what a companion sent, passport included, and whose details are missing", async () => {
  const opened = { ...companion, id: "c2", position: 3, label: "Olim", opened_at: "2026-11-25T11:00:00Z" };
  const sent = { ...opened, id: "c3", position: 4, label: "Dilya", details_saved_at: 1_800_000_000_000 };
  show(<Travelers booking={{ guests: 4, travelers: [bek], companions: [companion, opened, sent] }} />);
  await screen.sees("Bek Olimov · born 1990 · Uzbek · vegan · passport AB 1234567");
  await screen.sees("3 guests not named yet.");
  await screen.sees("Bek: details missing, link not opened yet");
  await screen.sees("Olim: details missing, link opened");
  await screen.sees("Dilya: details sent");
  expect(document.querySelectorAll("ol")).toHaveLength(2);
});
