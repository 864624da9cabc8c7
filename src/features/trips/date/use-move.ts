import { useRef, useState } from "react";
import * as v from "valibot";
import { readTrip } from "../../../data/local/bookings.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { runTripAction } from "../../../data/sync/outbox/run-trip-action.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { type Move, type MoveRefusal, moveRefusalSchema, lastMove } from "../../../domain/booking/move/move-answer.ts";
import type { MoveOutlook } from "../../../domain/booking/move/move-outlook.ts";

export type MoveQuestion =
  | { step: "idle" | "busy" }
  | { step: "refused"; refusal: MoveRefusal }
  | { step: "not_done"; problem: string };

type ShownAmounts = Pick<MoveOutlook, "difference_cents" | "cancel_before_cents" | "cancel_after_cents">;

export function useMoveRequest(booking: LocalBooking, moved: (move: Move) => void) {
  const [asked, setAsked] = useState<MoveQuestion>({ step: "idle" });
  const [truth, setTruth] = useState<MoveRefusal["outlook"]>(null);
  /** This device may still have stale seats for a day that the server refused. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const moveRequest = useRef({ to_date: "", move_id: "" });
  const requestMove = async (to_date: string, shown: ShownAmounts) => {
    setAsked({ step: "busy" });
    if (moveRequest.current.to_date !== to_date) moveRequest.current = { to_date, move_id: crypto.randomUUID() };
    const outcome = await runTripAction("move", booking, {
      ...moveRequest.current,
      expected_difference_cents: shown.difference_cents,
      expected_cancel_before_cents: shown.cancel_before_cents,
      expected_cancel_after_cents: shown.cancel_after_cents,
    });
    if (outcome.ok) {
      const view = (await readTrip(booking.id))?.booking.view;
      const move = view && lastMove(view);
      if (move) moved(move);
    } else if (outcome.code === "refused") {
      const refusal = v.parse(moveRefusalSchema, outcome.refusal);
      setAsked({ step: "refused", refusal });
      if (refusal.outlook) setTruth(refusal.outlook);
      if (refusal.code === "date_gone" || refusal.code === "seats_gone") setGone((before) => [...before, to_date]);
      await openOutbox().refresh(booking.id);
    } else if (outcome.code === "not_done") setAsked({ step: "not_done", problem: outcome.problem });
  };
  const forgetMove = () => {
    setAsked({ step: "idle" });
    setTruth(null);
  };
  return { asked, truth, gone, ask: requestMove, forget: forgetMove };
}
