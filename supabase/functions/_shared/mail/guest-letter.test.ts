import { expect, it, vi } from "vitest";
import * as v from "valibot";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import { letterFor } from "../../../../src/domain/desk/bookings/letter.ts";
import { LETTERS } from "../../../../src/domain/desk/bookings/letters.ts";
import { htmlOf, textOf } from "./layout.ts";
import { letterOf } from "./letters.ts";
import { queuedMailSchema } from "./queued-mail.ts";
import { sendMailBy } from "./send-mail.ts";

const site = "https://journey.example";
const row = (payload: object, more: object = {}) =>
  v.parse(queuedMailSchema, {
    id: "m",
    lease: "l",
    kind: "guest_letter",
    to_name: "Amina",
    to_address: "amina@example.com",
    link_token: "t",
    booking: aView({ status: "confirmed" }),
    payload,
    ...more,
  });

it.each(LETTERS)("sends word for word what the preview of '$name' showed", ({ subject, body }) => {
  const shown = letterFor({ subject, body }, aView({ status: "confirmed" }));
  const letter = letterOf(row({ subject, body }), site);
  expect([letter.subject, letter.paragraphs]).toEqual([shown.subject, shown.paragraphs]);
  const text = textOf(letter, { name: "Journey", siteUrl: site });
  for (const paragraph of shown.paragraphs) expect(text).toContain(paragraph);
  expect(text).toContain(`${site}/trips/${aView().id}#token=t`);
});

it("shows what was typed as text", () => {
  const html = htmlOf(letterOf(row({ subject: "<b>Hi</b>", body: "<script>x</script> {first_name}\nline" }), site), {
    name: "Journey",
  });
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain(`&lt;script&gt;x&lt;/script&gt; ${aView().customer_first_name}<br>line`);
});

it("has its answers come to the shop", async () => {
  const fetch = vi.fn(async () => new Response("{}"));
  const from = { name: "Journey", address: "robot@example.com" };
  const operator = { name: "Journey", address: "shop@example.com" };
  const send = sendMailBy({ transport: "http", url: "https://mail.example", key: "k", from, operator }, fetch);
  await send({
    id: "m",
    to: { name: "Amina", address: "amina@example.com" },
    replyTo: operator,
    subject: "x",
    text: "x",
    html: "x",
  });
  const [[, request] = []] = fetch.mock.calls as unknown as [string, { body: string }][];
  expect(JSON.parse(request?.body ?? "{}")).toMatchObject({ reply_to: '"Journey" <shop@example.com>' });
});
