import { Button } from "@mantine/core";
import { useState } from "react";
import type { PaymentFacts } from "../../data/remote/traveler.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { openForPrint } from "../../shared/browser/open-for-print.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { confirmationHtml, resendEmail } from "./confirmation-document.ts";
import { CONFIRMATION_DOCUMENT, CONFIRMATION_MAIL } from "#words/payment/confirmation.ts";
import { documentFailureText, mailFailureText } from "./confirmation-failures.ts";

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
      toast({ title: CONFIRMATION_DOCUMENT.failedTitle, message: documentFailureText(answer), tone: "error" });
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
    if (answer.ok) toast({ title: CONFIRMATION_MAIL.sent, tone: "success" });
    else toast({ title: CONFIRMATION_MAIL.failedTitle, message: mailFailureText(answer), tone: "error" });
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
