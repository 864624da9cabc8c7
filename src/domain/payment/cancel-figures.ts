import type { MoveOutlook } from "../booking/move/move-outlook.ts";

export type CancelFigures = Pick<MoveOutlook, "cancel_before_cents" | "cancel_after_cents" | "back_cents">;

export const lostCents = ({ cancel_before_cents, cancel_after_cents, back_cents }: CancelFigures): number =>
  Math.max(0, cancel_before_cents - cancel_after_cents - back_cents);
