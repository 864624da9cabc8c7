import { Link } from "react-router-dom";
import { BOOKINGS, FACTS, LOGS, CLAIM } from "#texts/desk.ts";
import * as paymentWords from "#texts/payment.ts";
import * as termsWords from "#texts/terms.ts";
import { momentInTashkent, money } from "#texts/write.ts";
import { isOpenBooking } from "../../../domain/booking/booking-state.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { paths } from "../../../shared/paths.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { recordedBy, stillToPay } from "../../../text/desk-bookings.ts";
import { cashClaim, claimWaits } from "../../../text/desk.ts";
import { methodWords } from "../../../text/payment.ts";
import { priceFacts } from "../../../text/terms.ts";
import { ClaimActions } from "../../shared/claim-actions.tsx";
import { DocumentLog, Log, LogEntry } from "../../shared/logs.tsx";
import { MailLog } from "../../shared/mail-log.tsx";
import { RefundLog } from "../../shared/refund-log.tsx";
import { StatusMark } from "../../shared/status-mark.tsx";
import { Statement } from "../statement.tsx";

function Balance({ booking }: { booking: BookingDetail }) {
  const { paid_cents, refunded_cents } = booking;
  return (
    <Facts
      of={[
        ...priceFacts(termsWords, booking.quote),
        [FACTS.total, money(booking.total_cents)],
        [FACTS.paid, money(paid_cents)],
        [FACTS.refunded, refunded_cents > 0 && money(refunded_cents)],
        [
          FACTS.balance,
          booking.owed_cents > 0 ? stillToPay(booking.owed_cents, booking.balance_due_on) : money(booking.owed_cents),
        ],
        [FACTS.policy, isOpenBooking(booking.status) && BOOKINGS.back({ cents: booking.refund_today_cents })],
      ]}
    />
  );
}

export const MoneyPanel = ({ booking, done }: { booking: BookingDetail; done: () => void }) => (
  <Panel title={BOOKINGS.money}>
    <Balance booking={booking} />
    <Statement booking={booking} />
    {booking.claims.length > 0 ? (
      <Log title={CLAIM.title}>
        {booking.claims.map(({ claim_id, amount_cents, guide_name, seen_at, received_at, doubt }) => (
          <LogEntry
            key={claim_id}
            head={CLAIM.took({ sum: money(amount_cents), when: momentInTashkent(seen_at), who: guide_name })}
            lines={[claimWaits(doubt)]}
            when={momentInTashkent(received_at)}
            action={<ClaimActions id={claim_id} words={cashClaim(amount_cents)} done={done} />}
          />
        ))}
      </Log>
    ) : null}
    <Log title={LOGS.payments}>
      {booking.payments.map(({ payment_id, amount_cents, status, method, recorded_by, note, created_at }) => (
        <LogEntry
          key={payment_id}
          head={
            <>
              <Link to={`${paths.adminPayments()}?payment=${payment_id}`}>{money(amount_cents)}</Link>{" "}
              <StatusMark status={status} />
            </>
          }
          lines={[recorded_by && recordedBy(methodWords(paymentWords, method), recorded_by, note)]}
          when={momentInTashkent(created_at)}
        />
      ))}
    </Log>
    <RefundLog refunds={booking.refunds} done={done} />
    <DocumentLog documents={booking.documents} />
    <MailLog mails={booking.mails} done={done} />
  </Panel>
);
