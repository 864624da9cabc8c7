import { describe, expect, it } from "vitest";
import { checkManualBooking, EMPTY_MANUAL, manualPrice, type ManualValues } from "./manual-booking.ts";

const TODAY = "2027-04-01";
const item = { price_cents: 100_00, options: undefined, fees_percent: 10 };
const good: ManualValues = {
  ...EMPTY_MANUAL,
  item: "tour",
  check_in: "2027-04-15",
  guests: 2,
  first_name: "Gulnora",
  last_name: "Karimova",
  phone: "+998 90 123 45 67",
};
const check = (more: Partial<ManualValues>) => checkManualBooking({ ...good, ...more }, item, TODAY);

describe("a booking by hand", () => {
  it("needs a phone number and no email address", () => {
    expect(check({})).toMatchObject({ ok: true, booking: { customer_email: "", commission_percent: 0 } });
    expect(check({ phone: "" })).toMatchObject({ ok: false, errors: { phone: "phone" } });
    expect(check({ email: "gulnora@" })).toMatchObject({ ok: false, errors: { email: "email_wrong" } });
  });

  it("costs the agreed total, with a reason", () => {
    const values = { ...good, agreed: "150", agreed_reason: "Returning travelers" };
    expect(manualPrice(values, item)).toMatchObject({ list: { total_cents: 217_80 }, price: { total_cents: 150_00 } });
    expect(check(values)).toMatchObject({ ok: true, booking: { agreed_total_cents: 150_00 } });
    expect(check({ agreed: "150" })).toMatchObject({ ok: false, errors: { agreed_reason: expect.any(String) } });
    for (const agreed of ["0", "free", "50000.01"])
      expect(check({ agreed, agreed_reason: "x" })).toMatchObject({ errors: { agreed: expect.any(String) } });
  });

  it("names its agency, and a commission only with a channel", () => {
    expect(check({ channel: "agency", commission: "15" })).toMatchObject({ errors: { agency: expect.any(String) } });
    expect(check({ channel: "viator", commission: "91" })).toMatchObject({
      errors: { commission: expect.any(String) },
    });
    expect(check({ channel: "own", commission: "15", agency: "Silk" })).toMatchObject({
      booking: { agency: null, commission_percent: 0 },
    });
  });

  it("holds seats from today until the day before the departure", () => {
    for (const hold_until of [TODAY, "2027-04-14"]) expect(check({ hold_until }).ok).toBe(true);
    for (const hold_until of ["2027-03-31", "2027-04-15"])
      expect(check({ hold_until })).toMatchObject({ errors: { hold_until: expect.any(String) } });
  });
});
