import { expect, it } from "vitest";
import { db } from "../../src/data/local/db.ts";
import { aLocalBooking, aView } from "../../src/domain/booking/booking.fixture.ts";
import { aDestination, aTour } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import { putCatalogue, screen, server, showApp, signIn } from "../support/screen.tsx";

it("opens a tour from the list of tours", async () => {
  putCatalogue({ destinations: [aDestination()], tours: [aTour()] });
  await showApp("/tours");
  await screen.tap("View Details");
  await screen.until(() => expect(screen.path()).toBe("/tours/t1"));
  await screen.sees("A quiet walk before the crowds");
});

it("refreshes a stored trip from the server when it is opened", async () => {
  const booking = aLocalBooking({ view: aView({ status: "confirmed" }) });
  await db.bookings.put(booking);
  server.on("rpc/my_booking", { ...booking.view, status: "cancelled" });
  await showApp(`/trips/${booking.id}`);
  await screen.sees("Cancelled");
  expect(server.argsOf("rpc/my_booking")).toContainEqual({ booking_id: booking.id, token: booking.token });
});

it("turns a guide away from the desk", async () => {
  signIn({ desk: null, guide: true });
  await showApp("/admin");
  await screen.sees("Discover the Magic of Uzbekistan");
  expect(screen.path()).toBe("/");
});

it("names the app's version at the foot of the desk, where a clerk can read it out", async () => {
  signIn({ desk: "office", guide: false });
  await showApp("/admin/settings");
  await screen.until(() => expect(screen.find("footer")?.textContent).toBe("Version development"));
});
