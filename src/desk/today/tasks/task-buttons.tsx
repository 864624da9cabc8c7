import { Button } from "@mantine/core";
import { useState } from "react";
import { ASK_NAMES, TASKS } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { cashClaim, failureText } from "../../../text/desk.ts";
import { ReplyButton } from "../../people/requests/reply-button.tsx";
import { AssignGuide } from "../../shared/assign-guide.tsx";
import { ClaimActions } from "../../shared/claim-actions.tsx";
import { RefundActions } from "../../shared/refund-log.tsx";
import { ResendMail } from "../../shared/resend-mail.tsx";
import type { Task } from "./tasks.ts";

type Props = { task: Task; done: () => void };

const LOOK = { size: "compact-sm", variant: "default" } as const;

function AskNames({ booking, who, done }: { booking: string; who: string; done: () => void }) {
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const answer = await callDesk("rpc/admin_ask_names", { booking_id: booking });
    setBusy(false);
    if (answer.ok) {
      toast({ title: ASK_NAMES.queued, tone: "success" });
      done();
    } else toast({ title: ASK_NAMES.failed, message: failureText(answer), tone: "error" });
  };
  return (
    <Button {...LOOK} aria-label={`${ASK_NAMES.act}: ${who}`} loading={busy} onClick={() => void ask()}>
      {ASK_NAMES.act}
    </Button>
  );
}

export function TaskButtons({ task: { act, who, to }, done }: Props) {
  switch (act.does) {
    case "claim":
      return <ClaimActions id={act.id} words={cashClaim(act.cents)} done={done} />;
    case "refund":
      return <RefundActions size="compact-sm" refund={act.refund} done={done} />;
    case "assign":
      return <AssignGuide {...LOOK} departure={act.departure} done={done} />;
    case "ask names":
      return <AskNames booking={act.booking} who={who} done={done} />;
    case "reply":
      return <ReplyButton {...LOOK} request={act.request} done={done} />;
    case "resend":
      return <ResendMail id={act.mail} label={act.label} done={done} />;
    case "open":
      return (
        <ButtonLink {...LOOK} to={to} aria-label={`${TASKS.open} ${who}`}>
          {TASKS.open}
        </ButtonLink>
      );
  }
}
