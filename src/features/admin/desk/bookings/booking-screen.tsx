import { useCallback } from "react";
import { Link, useParams } from "react-router-dom";
import { bookingDetail } from "../../../../data/remote/admin/desk-bookings.ts";
import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { deskMoney } from "../../../../domain/desk/manifest.ts";
import { methodWords } from "../../../../domain/payment/methods.ts";
import { optionsText } from "../../../../domain/pricing/options.ts";
import { paths } from "../../../../shared/paths.ts";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { Facts } from "../../../../shared/ui/facts.tsx";
import { Panel } from "../../../../shared/ui/panel.tsx";
import { MailTo, Tel } from "../../../../shared/ui/contact-links.tsx";
import { isOpenBooking } from "../../../../domain/booking/booking-state.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { day, momentInTashkent, money } from "../../../../domain/words.ts";
import { BOOKINGS, NO_REASON_GIVEN } from "../../messages/desk.ts";
import { RECORDED } from "../../messages/money.ts";
import { FACTS, FILTERS, LOGS, statusWords } from "../../messages/desk-names.ts";
import { BookingActions } from "./booking-actions.tsx";
import { DeskState } from "../shared/desk-state.tsx";
import { DocumentLog, Log, LogEntry, MailLog } from "../shared/logs.tsx";
import { RefundLog } from "../shared/refund-log.tsx";
import { Travellers } from "../shared/travellers.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import { Statement } from "./statement.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { detailWords } from "../../../../domain/desk/detail-words.ts";

const History = ({ entries }: { entries: BookingDetail["history"] }) => (
  <Log none={BOOKINGS.noHistory}>
    {entries.map(({ id, at, actor_email, action, details }) => (
      <LogEntry
        key={id}
        head={
          <>
            <strong>{action}</strong> by {actor_email ?? (details["by"] === "traveler" ? LOGS.traveler : LOGS.system)}
          </>
        }
        lines={detailWords(details)}
        when={momentInTashkent(at)}
      />
    ))}
  </Log>
);

const Trip = ({ booking }: { booking: BookingDetail }) => (
  <Panel title={FACTS.trip}>
    <Facts
      of={{
        [FACTS.status]: (
          <>
            <StatusMark status={booking.status} />
            {booking.status === "pending" && booking.expires_at
              ? BOOKINGS.heldUntil(momentInTashkent(booking.expires_at))
              : ""}
          </>
        ),
        [FACTS.trip]: booking.title,
        [FACTS.departure]: (
          <>
            <Link to={paths.adminManifest(booking.item_id, booking.check_in)}>{day(booking.check_in)}</Link>, until{" "}
            {day(booking.ends_on)}
          </>
        ),
        [FACTS.guests]: booking.guests,
        [FACTS.options]: optionsText(booking.options),
        [FACTS.requests]: booking.special_requests ?? FACTS.none,
        [FACTS.booked]: `${momentInTashkent(booking.created_at)}${booking.source === "manual" ? BOOKINGS.byUs : ""}`,
        [FACTS.ended]: booking.cancelled_at && momentInTashkent(booking.cancelled_at),
      }}
    />
    <h3>{BOOKINGS.travellers}</h3>
    <Travellers booking={booking} />
    <h3>{FACTS.customer}</h3>
    <Facts
      of={{
        [FACTS.name]: booking.customer_name,
        [FACTS.email]: <MailTo address={booking.customer_email} />,
        [FACTS.phone]: <Tel number={booking.customer_phone} />,
      }}
    />
  </Panel>
);

function Balance({ booking }: { booking: BookingDetail }) {
  const { paid_cents, refunded_cents } = deskMoney(booking);
  return (
    <Facts
      of={{
        [FACTS.total]: money(booking.total_cents),
        [FACTS.paid]: money(paid_cents),
        [FACTS.refunded]: refunded_cents > 0 && money(refunded_cents),
        [FACTS.balance]:
          booking.owed_cents > 0
            ? RECORDED.stillToPay(booking.owed_cents, booking.balance_due_on)
            : money(booking.owed_cents),
        [FACTS.policy]: isOpenBooking(booking.status) && BOOKINGS.back(booking.refund_today_cents),
      }}
    />
  );
}

const Money = ({ booking, done }: { booking: BookingDetail; done: () => void }) => (
  <Panel title={BOOKINGS.money}>
    <Balance booking={booking} />
    <Statement lines={booking.statement} payments={booking.payments} />
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
          lines={[recorded_by && RECORDED.by(methodWords(method), recorded_by, note)]}
          when={momentInTashkent(created_at)}
        />
      ))}
    </Log>
    <RefundLog refunds={booking.refunds} done={done} />
    <DocumentLog documents={booking.documents} />
    <MailLog mails={booking.mails} />
  </Panel>
);

export function BookingScreen() {
  const { id = "" } = useParams();
  const read = useDeskRead(useCallback(() => bookingDetail(id), [id]));
  const booking = read.value;
  return (
    <AdminPage title={BOOKINGS.one(booking?.reference ?? "")}>
      <DeskState reads={[read]} />
      {booking === null ? (
        <EmptyState title={BOOKINGS.notFound} action={<Link to={paths.adminBookings()}>{FILTERS.shown[""]}</Link>} />
      ) : null}
      {booking ? (
        <>
          {booking.needs_attention ? (
            <div className="row notice" role="note">
              <span>
                <strong>{statusWords("attention")}:</strong> {booking.attention_reason ?? NO_REASON_GIVEN}
              </span>
            </div>
          ) : null}
          <BookingActions booking={booking} done={() => void read.refresh()} />
          <div className="halves">
            <Trip booking={booking} />
            <Money booking={booking} done={() => void read.refresh()} />
          </div>
          <Panel title={BOOKINGS.done}>
            <History entries={booking.history} />
          </Panel>
        </>
      ) : null}
    </AdminPage>
  );
}
