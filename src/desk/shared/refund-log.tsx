import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { DeskRefund } from "../../domain/desk/lists/desk-schema.ts";
import { refundRoute } from "../../domain/payment/refund-route.ts";
import { isByHand } from "../../domain/payment/ways.ts";
import { momentInTashkent, money } from "../../domain/words.ts";
import { LOGS } from "./messages/desk-names.ts";
import { MANUAL_REFUND, DOUBLE_REFUND, UNSENT } from "../bookings/messages/money.ts";
import { DeskActions } from "./desk-actions.tsx";
import { Log, LogEntry } from "./logs.tsx";
import { StatusMark } from "./status-mark.tsx";

type Props = { refunds: readonly DeskRefund[]; done: () => void };

const isToGive = (refund: DeskRefund) => isByHand(refund) && refund.status === "pending";
const isUnsent = (refund: DeskRefund) => !isByHand(refund) && refund.status === "failed";
const refundWayText = (refund: DeskRefund) => (isByHand(refund) ? ` ${refundRoute([refund.method]).to}` : "");

const GiveAction = ({ refund: { id, amount_cents }, done }: { refund: DeskRefund; done: () => void }) => (
  <DeskActions
    done={done}
    acts={[
      {
        label: MANUAL_REFUND.label(amount_cents),
        forOwners: true,
        title: MANUAL_REFUND.title(amount_cents),
        text: MANUAL_REFUND.text,
        act: MANUAL_REFUND.act,
        done: MANUAL_REFUND.done,
        run: (note) => callDesk("rpc/admin_record_refund_by_hand", { refund_id: id, note }),
      },
    ]}
  />
);

function UnsentActions({ refund, done }: { refund: DeskRefund; done: () => void }) {
  const unsent = refund.amount_cents - refund.done_cents;
  return (
    <DeskActions
      done={done}
      acts={[
        {
          title: UNSENT.sendTitle(unsent),
          forOwners: true,
          text: UNSENT.sendText,
          act: UNSENT.send,
          done: UNSENT.sending,
          run: (reason) => callDesk("rpc/admin_send_refund_again", { refund_id: refund.id, reason }),
        },
        {
          label: UNSENT.give(unsent),
          forOwners: true,
          title: MANUAL_REFUND.title(unsent),
          text: UNSENT.giveText,
          act: MANUAL_REFUND.act,
          done: MANUAL_REFUND.done,
          run: (note) => callDesk("rpc/admin_record_refund_by_hand", { refund_id: refund.id, note }),
        },
      ]}
    />
  );
}

const SETTLEMENTS = [
  { act: DOUBLE_REFUND.cash, text: DOUBLE_REFUND.cashText, method: "cash" },
  { act: DOUBLE_REFUND.transfer, text: DOUBLE_REFUND.transferText, method: "bank_transfer" },
  { act: DOUBLE_REFUND.waive, text: DOUBLE_REFUND.waiveText, method: null },
] as const;

const SettleActions = ({ refund: { id, unsettled_cents }, done }: { refund: DeskRefund; done: () => void }) => (
  <DeskActions
    done={done}
    acts={SETTLEMENTS.map(({ act, text, method }) => ({
      title: DOUBLE_REFUND.title(unsettled_cents),
      forOwners: true,
      text,
      act,
      done: DOUBLE_REFUND.done,
      run: (reason: string) =>
        callDesk("rpc/admin_settle_double_refund", { refund_id: id, cents: unsettled_cents, reason, method }),
    }))}
  />
);

function actionOf(refund: DeskRefund, done: () => void) {
  if (refund.unsettled_cents > 0) return <SettleActions refund={refund} done={done} />;
  if (isToGive(refund)) return <GiveAction refund={refund} done={done} />;
  return isUnsent(refund) ? <UnsentActions refund={refund} done={done} /> : null;
}

export const RefundLog = ({ refunds, done }: Props) => (
  <Log title={LOGS.refunds}>
    {refunds.map((refund) => (
      <LogEntry
        key={refund.id}
        head={
          isToGive(refund) ? (
            <strong>{MANUAL_REFUND.head(refund.amount_cents, refundWayText(refund).trim())}</strong>
          ) : (
            <>
              <strong>{money(refund.amount_cents)}</strong>
              {refundWayText(refund)} <StatusMark status={refund.status} />
            </>
          )
        }
        lines={[
          refund.reason,
          refund.given_by && MANUAL_REFUND.by(refund.given_by, momentInTashkent(refund.updated_at)),
          refund.twice_cents > 0 ? DOUBLE_REFUND.head(refund.twice_cents) : null,
        ]}
        problem={refund.last_error}
        when={momentInTashkent(refund.created_at)}
        action={actionOf(refund, done)}
      />
    ))}
  </Log>
);
