import { Button, Text } from "@mantine/core";
import { useState } from "react";
import * as payment from "#texts/payment.ts";
import { TRIP_DOCUMENTS } from "#texts/trips.ts";
import { dayInTashkent, money } from "#texts/write.ts";
import { serverCalls } from "../../../data/remote/traveler/verbs.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { type BookingDocument, documentsOf } from "../../../domain/booking/trip/booking-documents.ts";
import { fiscalReceiptsOf } from "../../../domain/payment/parse-fiscal-receipts.ts";
import { openForPrint } from "../../../shared/browser/open-for-print.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { FiscalReceipts } from "../../../shared/ui/fiscal-receipts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { documentTitle } from "../../../text/payment.ts";
import classes from "../trips.module.css";

type Props = { booking: Pick<LocalBooking, "id" | "token">; view: BookingView };

export function DocumentsPanel({ booking: { id, token }, view }: Props) {
  const [opening, setOpening] = useState<string | null>(null);
  const documents = documentsOf(view);
  if (documents.length === 0) return null;

  const open = async ({ name }: BookingDocument) => {
    const popup = openForPrint();
    setOpening(name);
    const documentRequest = { booking_data: { id, token, document: name }, customer_data: {} };
    const answer = await serverCalls("functions/generate-pdf", documentRequest);
    setOpening(null);
    if (!answer.ok) {
      popup?.close();
      toast({ ...TRIP_DOCUMENTS.failed, tone: "error" });
    } else if (popup) popup.show(answer.value.html_content);
    else saveFile(answer.value.html_content, `${name}.html`, "text/html");
  };

  return (
    <Panel title={TRIP_DOCUMENTS.title}>
      <ul className="plain stack tight">
        {documents.map((document) => (
          <li key={document.name} className={`row ${classes.document}`}>
            <Text component="span">
              {documentTitle(payment, document)} <strong>{document.name}</strong>
              <br />
              <span className="dim">
                {money(document.cents)}, {dayInTashkent(document.made_at)}
              </span>
            </Text>
            {token === "" ? null : (
              <Button
                variant="default"
                className="screen-only"
                loading={opening === document.name}
                aria-label={TRIP_DOCUMENTS.openOne({ name: document.name })}
                onClick={() => void open(document)}
              >
                {TRIP_DOCUMENTS.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FiscalReceipts receipts={fiscalReceiptsOf(view)} />
    </Panel>
  );
}
