import { expect, it } from "vitest";
import { aLocalBooking, aRequest, aView } from "../../../domain/booking/booking.fixture.ts";
import { createConnection } from "../../net/connection.ts";
import { createPayment } from "./payments.ts";
import { serverCalls } from "./verbs.ts";

const connection = createConnection();
const answering = (body: unknown, status = 200) => ({
  connection,
  fetch: async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
});

it.each<[string, unknown, number, object]>([
  ["a booking", { ok: true, booking: aView() }, 200, { ok: true, value: { reference: "JU-7K3M9Q" } }],
  ["a refusal", { ok: false, code: "seats_gone", message: "No" }, 200, { code: "refused" }],
  ["a refusal nobody knows", { ok: false, code: "moon_phase", message: "No" }, 200, { code: "unreadable" }],
  ["half a booking", { ok: true, booking: { id: aView().id } }, 200, { code: "unreadable" }],
  ["HTTP 500", { message: "boom" }, 500, { code: "failed", reason: "server_failed" }],
  ["HTTP 401", { message: "expired" }, 401, { code: "forbidden" }],
  [
    "HTTP 429",
    { code: "PT429", message: "rate_limited", details: "12" },
    429,
    { code: "failed", reason: "rate_limited", after_ms: 12_000 },
  ],
  [
    "a network that holds too much",
    { message: "network_limit", details: "900" },
    429,
    { code: "failed", reason: "network_limit", after_ms: 900_000 },
  ],
  ["a login page", "<html>", 200, { code: "unreachable", reason: "login_page" }],
])("%s: treats only a definite refusal of the server as one", async (_, body, status, expected) => {
  expect(await serverCalls("rpc/create_booking", { booking: aRequest() }, answering(body, status))).toMatchObject(
    expected,
  );
});

const booking = aLocalBooking({ view: aView() });

it.each<[string, unknown, number, object]>([
  ["a page", { url: "https://pay.test/1", payment_id: "p", provider_payment_id: "e" }, 200, { ok: true }],
  ["no page", { payment_id: "p" }, 200, { code: "unreadable", reason: "no_payment_url" }],
  ["a script", { url: "javascript:alert(1)", payment_id: "p" }, 200, { code: "unreadable" }],
  ["the hold is over", { code: "hold_over", message: "Too late" }, 409, { code: "refused" }],
  [
    "the provider is down",
    { code: "provider_unavailable", message: "Later" },
    503,
    { code: "failed", reason: "provider_unavailable" },
  ],
  ["not our server", "<html>", 409, { code: "unreachable" }],
])("answers %s when asked for a payment page", async (_, body, status, expected) => {
  expect(await createPayment(booking, undefined, answering(body, status))).toMatchObject(expected);
});

it("sends the specified fields, and the token to the server only", async () => {
  let sent = "";
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    sent = String(init?.body);
    return new Response("{}");
  };
  await createPayment(booking, undefined, { fetch });
  const body: unknown = JSON.parse(sent);
  expect(body).toMatchObject({
    amount: 980.1,
    description: "Booking for Registan at Dawn",
    booking_data: { id: booking.id, token: booking.token, check_in: "2027-04-15" },
    customer_data: { first_name: "Gulnora", last_name: "Karimova" },
  });
  expect(body).toHaveProperty("return_url", expect.not.stringContaining(booking.token));
});

it("returns from the payment to the page in the language of the booking", async () => {
  let sent = "";
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    sent = String(init?.body);
    return new Response("{}");
  };
  await createPayment({ ...booking, view: aView({ language: "ru" }) }, undefined, { fetch });
  expect(JSON.parse(sent)).toMatchObject({ return_url: expect.stringMatching(/\/ru\/booking-confirmation$/) });
});
