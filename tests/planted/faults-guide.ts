import type { Fault } from "./fault.ts";

export const guideFaults = [
  {
    name: "a cancelled booking is welcome",
    area: "guide",
    file: "src/domain/guide/verdict.ts",
    from: 'if (seatState === "left") return { code: "cancelled", booking };',
    to: "",
    caughtBy: ["src/domain/guide/verdict.test.ts"],
  },
  {
    name: "a guide may record more cash than is owed",
    area: "guide",
    file: "src/domain/guide/cash.ts",
    from: 'if (cents > maxCents) return { ok: false, code: "too_much" };',
    to: "",
    caughtBy: ["src/domain/guide/cash.test.ts"],
  },
  {
    name: "a voucher that stays in sight is scanned again",
    area: "guide",
    file: "src/features/guide/scan/repeat-filter.ts",
    from: "missingState.frames >= GONE_AFTER_FRAMES && seenAt - missingState.since >= FORGET_AFTER_MS",
    to: "seenAt - missingState.since >= FORGET_AFTER_MS",
    caughtBy: ["src/features/guide/scan/repeat-filter.test.ts"],
  },
  {
    name: "a voucher is believed whatever its signature",
    area: "guide",
    file: "src/data/sync/voucher/check-voucher.ts",
    from: 'return isGenuine ? parsedVoucher : { ok: false, code: "bad_signature" };',
    to: 'return isGenuine === undefined ? { ok: false, code: "bad_signature" } : parsedVoucher;',
    caughtBy: ["tests/simulation/checked-vouchers.test.ts"],
  },
  {
    name: "the camera runs on while the page is hidden",
    area: "guide",
    file: "src/features/guide/scan/use-camera.ts",
    from: ", onLeave(closeCamera)];",
    to: "];",
    caughtBy: ["src/features/guide/scan/scanner.test.tsx"],
  },
  {
    name: "guests who will not come count as missing",
    area: "guide",
    file: "src/domain/guide/guest-list.ts",
    from: 'if (checkIn.state === "absent") sum.absent += away;',
    to: 'if (checkIn.state === "absent") sum.missing += away;',
    caughtBy: ["src/domain/guide/guest-list.test.ts"],
  },
] as const satisfies readonly Fault[];
