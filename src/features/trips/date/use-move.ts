import { useRef, useState } from "react";
import { moveMyBooking } from "../../../data/remote/move-my-booking.ts";
import { withView } from "../../../data/sync/outbox/booking-merge.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { MoveOutlook } from "../../../domain/booking/move/move-outlook.ts";
import type { Move, MoveRefusal } from "../../../domain/booking/move/move-answer.ts";

export type Asked =
  | { step: "idle" | "busy" }
  | { step: "refused"; refusal: MoveRefusal }
  | { step: "unsure"; problem: string };

type Shown = Pick<MoveOutlook, "difference_cents" | "cancel_before_cents" | "cancel_after_cents">;

/** Asks for a move. No answer is neither yes nor no: the same wish is asked again under the same id. */
export function useMove(booking: LocalBooking, moved: (move: Move) => void) {
  const [asked, setAsked] = useState<Asked>({ step: "idle" });
  /** The server's figures for this day, where ours were not right. */
  const [truth, setTruth] = useState<MoveRefusal["outlook"]>(null);
  /** Days the server said no to: what this device knows of them is not so any more. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const wish = useRef({ to_date: "", move_id: "" });
  const ask = async (to_date: string, shown: Shown) => {
    setAsked({ step: "busy" });
    if (wish.current.to_date !== to_date) wish.current = { to_date, move_id: crypto.randomUUID() };
    const outbox = openOutbox();
    const answer = await moveMyBooking(booking.id, booking.token, {
      ...wish.current,
      expected_difference_cents: shown.difference_cents,
      expected_cancel_before_cents: shown.cancel_before_cents,
      expected_cancel_after_cents: shown.cancel_after_cents,
    });
    if (answer.ok) {
      await outbox.store.change(booking.id, (before) => withView(before, answer.view, new Date().toISOString()));
      moved(answer.move);
    } else if (answer.code === "wait") {
      setAsked({ step: "unsure", problem: answer.problem });
    } else {
      setAsked({ step: "refused", refusal: answer });
      if (answer.outlook) setTruth(answer.outlook);
      if (answer.code === "date_gone" || answer.code === "seats_gone") setGone((before) => [...before, to_date]);
      await outbox.refresh();
    }
  };
  const forget = () => {
    setAsked({ step: "idle" });
    setTruth(null);
  };
  return { asked, truth, gone, ask, forget };
}
