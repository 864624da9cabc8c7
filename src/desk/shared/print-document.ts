import { GIFT_CARDS } from "#texts/desk-money.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { openForPrint } from "../../shared/browser/open-for-print.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { failureText } from "../../text/desk.ts";

export async function printDocument(name: string): Promise<void> {
  const popup = openForPrint();
  const answer = await callDesk("functions/generate-pdf", { booking_data: { document: name } });
  if (!answer.ok) {
    popup?.close();
    toast({ title: GIFT_CARDS.notPrinted, message: failureText(answer), tone: "error" });
  } else if (popup) popup.show(answer.value.html_content);
  else saveFile(answer.value.html_content, `${name}.html`, "text/html");
}
