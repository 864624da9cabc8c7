import { Button } from "@mantine/core";
import { useState } from "react";
import { RESEND } from "#texts/desk.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { failureText } from "../../text/desk.ts";

type Props = {
  id: string;
  label?: string;
  done: () => void;
};

export function ResendMail({ id, label, done }: Props) {
  const [busy, setBusy] = useState(false);
  const resendMail = async () => {
    setBusy(true);
    const answer = await callDesk("rpc/resend_mail", { mail: id });
    setBusy(false);
    toast(answer.ok ? { title: RESEND.done, tone: "success" } : { title: failureText(answer), tone: "error" });
    done();
  };
  return (
    <Button size="xs" variant="default" aria-label={label} loading={busy} onClick={() => void resendMail()}>
      {RESEND.act}
    </Button>
  );
}
