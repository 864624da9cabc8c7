import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { screen, show } from "../../../../tests/support/screen.tsx";
import { requestSchema } from "../../../domain/desk/lists/desk-schema.ts";

type Page = { search: string | null; skip: number; how_many: number };
const [asked, saved] = vi.hoisted((): [Page[], unknown[][]] => [[], []]);
const FOUND = 1_003;
const row = (at: number) => ({
  kind: "contact_message",
  id: `r${at}`,
  name: at === 0 ? "=Анна" : "Anna",
  email: "anna@example.com",
  phone: null,
  language: "en",
  status: "new",
  created_at: "2026-11-25T19:05:00Z",
  answered_at: null,
  trip: null,
  subject: "Visa",
  message: "Hello",
});
vi.mock("../../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async (_verb: string, page: Page) => {
    asked.push(page);
    const rows = Array.from({ length: Math.max(0, Math.min(page.how_many, FOUND - page.skip)) }, (_, at) =>
      row(page.skip + at),
    );
    return { ok: true, value: { count: FOUND, rows } };
  },
}));
vi.mock("../../../shared/browser/save-file.ts", () => ({ saveFile: (...args: unknown[]) => saved.push(args) }));
vi.mock("../../shared/use-offline-days.ts", () => ({ useOfflineDays: () => undefined }));
const { RequestsScreen } = await import("./requests-screen.tsx");
const { replySubject } = await import("./answer-dialog.tsx");

it("exports every row found without a selection, with Tashkent times and no formulas", async () => {
  show(<RequestsScreen />, { at: "/?search=anna" });
  await screen.tap("Download CSV");
  await screen.until(() => expect(saved).toHaveLength(1));
  const [text, name] = saved[0] ?? [];
  expect(name).toBe("requests.csv");
  const lines = String(text).trim().split("\r\n");
  expect(lines).toHaveLength(FOUND + 1);
  expect(lines[1]).toBe("'=Анна,Visa · Hello,Message,anna@example.com,2026-11-26 00:05,New");
  expect(asked.slice(1)).toMatchObject([
    { search: "anna", skip: 0, how_many: 1_000 },
    { search: "anna", skip: 1_000, how_many: 1_000 },
  ]);
});

it("gives a reply the subject of the message, else one in the language of the person who wrote", () => {
  const subjectTo = (change: object) => replySubject(v.parse(requestSchema, { ...row(1), ...change }));
  expect(subjectTo({ language: "ru" })).toBe("Re: Visa");
  expect(subjectTo({ language: "ru", subject: null })).toBe("Ответ на ваше сообщение");
  expect(subjectTo({ language: "uz", kind: "trip_request", subject: null })).toBe("Oʻzbekistonga safaringiz");
});
