import encodeQR from "qr";
import { expect, it } from "vitest";
import { voucherContent, writeVoucher } from "./voucher-code.ts";

it("makes a QR code of version 6 with error correction M, whatever is signed", () => {
  const uuid = "ffffffff-ffff-4fff-bfff-ffffffffffff";
  const ids = { key_id: 255, booking_id: uuid, departure_id: uuid };
  const contents = [voucherContent({ ...ids, guests: 255 }), voucherContent({ ...ids, position: 255, serial: 255 })];
  for (const content of contents)
    for (const byte of [0, 127, 255]) {
      const code = writeVoucher(content, new Uint8Array(64).fill(byte));
      const modules = encodeQR(code, "raw", { ecc: "medium", border: 1 }).length - 2;
      expect(modules).toBe(17 + 4 * 6);
    }
});
