import { Button } from "@mantine/core";
import { useState } from "react";
import { CONFIRMATION_DOCUMENT, CONFIRMATION_MAIL } from "#texts/payment.ts";
import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";
import { textOfCode } from "../../domain/problem.ts";
import { type Failure, requestIdOf } from "../../domain/result.ts";
import { openForPrint } from "../../shared/browser/open-for-print.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { withErrorId } from "../../text/shared.ts";
import { confirmationHtml, resendEmail } from "./confirmation-document.ts";

export const documentFailureText = ({ code }: Failure): string =>
  code === "unreadable" ? CONFIRMATION_DOCUMENT.unreadable : CONFIRMATION_DOCUMENT.failed;

/** After these failures the server may have sent the mail. */
const UNANSWERED_REASONS = new Set(["unreachable", "login_page", "unreadable", "server_failed"]);

export function mailFailureText({ reason, not_done }: Failure): string {
  if (reason === "unanswered" || (!not_done && UNANSWERED_REASONS.has(reason))) return CONFIRMATION_MAIL.unanswered;
  return textOfCode(CONFIRMATION_MAIL.refusals, reason) ?? CONFIRMATION_MAIL.failed;
}

export function DocumentButtons({ payment }: { payment: PaymentFacts }) {
  const [busy, setBusy] = useState<"document" | "mail">();

  const download = async () => {
    // Browsers block a window that opens after an answer, so open it in the tap.
    const popup = openForPrint();
    setBusy("document");
    const answer = await confirmationHtml(payment);
    setBusy(undefined);
    if (!answer.ok) {
      popup?.close();
      const message = withErrorId(documentFailureText(answer), requestIdOf(answer));
      toast({ title: CONFIRMATION_DOCUMENT.failedTitle, message, tone: "error" });
      return;
    }
    const html = answer.value.html_content;
    saveFile(html, `booking-confirmation-${payment.payment_id}.html`, "text/html");
    if (popup) {
      popup.show(html);
      toast({ title: CONFIRMATION_DOCUMENT.ready, tone: "success" });
    } else if (window.matchMedia("(display-mode: standalone)").matches) {
      // An installed app has no popup setting, so save the file and print this page.
      window.print();
      toast({ title: CONFIRMATION_DOCUMENT.ready, tone: "success" });
    } else {
      toast({ title: CONFIRMATION_DOCUMENT.failedTitle, message: CONFIRMATION_DOCUMENT.allowPopups, tone: "error" });
    }
  };

  const resendConfirmation = async () => {
    setBusy("mail");
    const answer = await resendEmail(payment);
    setBusy(undefined);
    if (answer.ok) return toast({ title: CONFIRMATION_MAIL.sent, tone: "success" });
    const message = withErrorId(mailFailureText(answer), requestIdOf(answer));
    return toast({ title: CONFIRMATION_MAIL.failedTitle, message, tone: "error" });
  };

  return (
    <div className="row screen-only">
      <Button variant="default" loading={busy === "document"} onClick={() => void download()}>
        {CONFIRMATION_DOCUMENT.download}
      </Button>
      <Button variant="default" loading={busy === "mail"} onClick={() => void resendConfirmation()}>
        {CONFIRMATION_MAIL.resend}
      </Button>
    </div>
  );
}
