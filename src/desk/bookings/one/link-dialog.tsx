import { Button, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { LINK } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import type { Failure } from "../../../domain/result.ts";
import { ProblemText } from "../../../shared/form/problem-text.tsx";
import { paths } from "../../../shared/paths.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { linkGoesTo } from "../../../text/desk-bookings.ts";
import { failureText } from "../../../text/desk.ts";

type Props = { booking: BookingDetail; done: () => void; close: () => void };

export function LinkDialog({ booking, done, close }: Props) {
  const [link, setLink] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const closeDialog = () => {
    close();
    done();
  };
  const runWhileBusy = async (work: () => Promise<Failure | null>) => {
    setBusy(true);
    setProblem("");
    const failure = await work();
    setBusy(false);
    if (failure) setProblem(failureText(failure));
  };
  const copy = async () => {
    const answer = await callDesk("rpc/admin_make_link", { booking_id: booking.id });
    if (!answer.ok) return answer;
    const tripAddress = `${window.location.origin}${paths.trip(booking.id)}#token=${answer.value.token}`;
    setLink(tripAddress);
    // Some browsers refuse to copy after an await, so the field shows the link as well.
    const wasCopied = await navigator.clipboard.writeText(tripAddress).then(
      () => true,
      () => false,
    );
    toast(wasCopied ? { title: LINK.copied, tone: "success" } : { title: LINK.notCopied, tone: "info" });
    return null;
  };
  const send = async () => {
    const answer = await callDesk("rpc/admin_send_link", { booking_id: booking.id });
    if (!answer.ok) return answer;
    toast({ title: LINK.sent, tone: "success" });
    closeDialog();
    return null;
  };
  return (
    <Dialog title={LINK.title} onClose={closeDialog} busy={busy}>
      <div className="stack tight">
        <Text>{LINK.lead}</Text>
        <Text>{linkGoesTo(booking.customer_email)}</Text>
        {link ? (
          <TextInput
            label={LINK.field}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            data-autofocus
          />
        ) : null}
        <ProblemText text={problem} />
        <div className="row">
          <Button loading={busy} onClick={() => void runWhileBusy(copy)}>
            {LINK.copy}
          </Button>
          {booking.customer_email ? (
            <Button variant="default" disabled={busy} onClick={() => void runWhileBusy(send)}>
              {LINK.send}
            </Button>
          ) : null}
          <Button variant="default" disabled={busy} onClick={closeDialog}>
            {LINK.back}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
