import { Button } from "@mantine/core";
import { useState } from "react";
import type { PaymentFacts } from "../../data/remote/traveler.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { openForPrint } from "../../shared/browser/open-for-print.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { confirmationHtml, resendEmail } from "./confirmation-document.ts";
import { ALLOW_POPUPS, noDocument, notResent } from "./messages.ts";

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
      toast({ title: "Download Failed", message: noDocument(answer), tone: "error" });
      return;
    }
    const html = answer.value.html_content;
    saveFile(html, `booking-confirmation-${payment.payment_id}.html`, "text/html");
    if (popup) {
      popup.show(html);
      toast({ title: "Confirmation Ready", tone: "success" });
    } else if (window.matchMedia("(display-mode: standalone)").matches) {
      // An installed app has no popup setting, so save the file and print this page.
      window.print();
      toast({ title: "Confirmation Ready", tone: "success" });
    } else {
      toast({ title: "Download Failed", message: ALLOW_POPUPS, tone: "error" });
    }
  };

  const resendConfirmation = async () => {
    setBusy("mail");
    const answer = await resendEmail(payment);
    setBusy(undefined);
    if (answer.ok) toast({ title: "Email Sent", tone: "success" });
    else toast({ title: "Email Failed", message: notResent(answer), tone: "error" });
  };

  return (
    <div className="row screen-only">
      <Button variant="default" loading={busy === "document"} onClick={() => void download()}>
        Download Confirmation
      </Button>
      <Button variant="default" loading={busy === "mail"} onClick={() => void resendConfirmation()}>
        Resend Email
      </Button>
    </div>
  );
}
